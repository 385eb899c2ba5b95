import { hostname } from 'node:os';
import { alertChannels } from '../alerts/alertChannels.ts';
import type { Alert } from '../mails/alertMail.ts';
import { createMailer } from '../mail/createMailer.ts';
import { siteHost } from '../settings/sender.ts';
import type { Settings } from '../settings/settings.ts';
import { attempt } from './attempt.ts';
import { warn, type Finding } from './command.ts';

/** Sends a test alert on each channel. */
export async function sendTestAlert(settings: Settings): Promise<readonly Finding[]> {
  const { publicUrl } = settings;
  const alert: Alert = {
    site: `${siteHost(publicUrl)} (${hostname()})`,
    since: Date.now(),
    state: 'test',
    sentence: 'This is a test.',
    advice: 'Nothing: `gateway doctor --alert` has sent it.',
  };
  const mailer = createMailer(settings, () => undefined, Date.now);
  const channels = alertChannels(settings, mailer, Date.now);
  const tries = channels.map(({ name, send }) =>
    attempt(name === 'url' ? 'ALERT_URL' : 'ALERT_EMAIL', 'the test alert', () =>
      send(alert, new AbortController().signal),
    ),
  );
  try {
    const findings = await Promise.all(tries);
    return channels.length > 0
      ? findings
      : [warn('ALERT_URL and ALERT_EMAIL are not set: no problem is reported.'), ...findings];
  } finally {
    await mailer.close();
  }
}
