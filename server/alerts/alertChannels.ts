import { alertLine, alertMail, type Alert } from '../mails/alertMail.ts';
import { SECOND } from '../durations.ts';
import type { Mailer } from '../mail/mailer.ts';
import { createMail, withName } from '../mail/message.ts';
import { randomId } from '../secrets/keyring.ts';
import type { Settings } from '../settings/settings.ts';

export const ANSWER_TIMEOUT_MS = 10 * SECOND;

/** A channel for alerts to the operator. `send` throws unless the receiver accepts the alert. */
export interface AlertChannel {
  readonly name: 'url' | 'email';
  readonly send: (alert: Alert, signal: AbortSignal) => Promise<void>;
}

export function alertChannels(
  settings: Pick<
    Settings,
    'alertUrl' | 'alertEmail' | 'salesTimeZone' | 'mailFrom' | 'mailHeaders'
  >,
  mailer: Mailer,
  now: () => number,
): readonly AlertChannel[] {
  const { alertUrl, alertEmail } = settings;
  const channels: AlertChannel[] = [];
  if (alertUrl)
    channels.push({
      name: 'url',
      send: (alert, signal) => post(alertUrl, alertLine(alert), signal),
    });
  if (alertEmail) {
    const send = (alert: Alert) => {
      const facts = { id: randomId(), to: withName(alertEmail), now: now() };
      // Alerts bypass the outbox, because its store may be the problem.
      return mailer.send(createMail(alertMail(alert, settings.salesTimeZone), facts, settings));
    };
    channels.push({ name: 'email', send });
  }
  return channels;
}

/** Posts a JSON body with the field `text`, which Slack, Mattermost and ntfy accept. */
async function post(url: string, text: string, signal: AbortSignal): Promise<void> {
  const { ok, status, body } = await fetch(url, {
    method: 'POST',
    // A redirect is an error: it can turn the POST into a GET, whose success would prove nothing.
    redirect: 'error',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ text }),
    signal: AbortSignal.any([signal, AbortSignal.timeout(ANSWER_TIMEOUT_MS)]),
  });
  await body?.cancel();
  if (!ok) throw Object.assign(new Error(), { name: `HTTP ${status}` });
}
