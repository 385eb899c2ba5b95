import { hostname } from 'node:os';
import { alertChannels } from '../alerts/alertChannels.ts';
import { createLog, kindOf } from '../log.ts';
import { alertLine, type Alert } from '../mails/alertMail.ts';
import { createMailer } from '../mail/createMailer.ts';
import { createWebhook } from '../mail/webhook.ts';
import { randomId } from '../secrets/keyring.ts';
import { siteHost } from '../settings/sender.ts';
import type { Settings } from '../settings/settings.ts';
import { bad, ok, warn, type Finding } from './command.ts';

/** Sends a test alert on each channel, and a test event to the receiver of leads. */
export async function sendTestAlert(settings: Settings): Promise<readonly Finding[]> {
  const { publicUrl, leadWebhook } = settings;
  const alert: Alert = {
    site: `${siteHost(publicUrl)} (${hostname()})`,
    since: Date.now(),
    state: 'test',
    sentence: 'This is a test.',
    advice: 'Nothing: `gateway doctor --alert` has sent it.',
  };
  const mailer = createMailer(
    settings,
    createLog(() => undefined),
    Date.now,
  );
  const channels = alertChannels(settings, mailer, Date.now);
  const tries = channels.map(({ name, send }) =>
    attempt(name === 'url' ? 'ALERT_URL' : 'ALERT_EMAIL', 'the test alert', () =>
      send(alert, new AbortController().signal),
    ),
  );
  if (leadWebhook) {
    const webhook = createWebhook(leadWebhook, Date.now);
    const send = () => webhook.sendTest(randomId(), alertLine(alert));
    tries.push(attempt('LEAD_WEBHOOK_URL', 'an event of the type "test"', send));
  }
  try {
    const findings = await Promise.all(tries);
    return channels.length > 0
      ? findings
      : [warn('ALERT_URL and ALERT_EMAIL are not set: no problem is reported.'), ...findings];
  } finally {
    await mailer.close();
  }
}

async function attempt(name: string, what: string, send: () => Promise<void>): Promise<Finding> {
  try {
    await send();
    return ok(`${name} has accepted ${what}.`);
  } catch (error) {
    const reason = error instanceof Error && error.message ? error.message : kindOf(error);
    return bad(`${name} has not accepted ${what} (${reason}).`);
  }
}
