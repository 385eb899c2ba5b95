import { alertMail } from '../../src/mails/alertMail.ts';
import { SECOND } from '../durations.ts';
import type { Mailer } from '../mail/mailer.ts';
import { createMail } from '../mail/message.ts';
import { randomId } from '../secrets/keyring.ts';
import type { Settings } from '../settings/settings.ts';

export const ANSWER_TIMEOUT_MS = 10 * SECOND;

/** A channel that alerts the operator. `send` throws unless the receiver has accepted the text. */
export interface AlertChannel {
  readonly name: 'url' | 'email';
  readonly send: (text: string, signal: AbortSignal) => Promise<void>;
}

export function alertChannels(
  settings: Pick<Settings, 'alertUrl' | 'alertEmail' | 'mailFrom' | 'mailHeaders'>,
  mailer: Mailer,
  now: () => number,
): readonly AlertChannel[] {
  const { alertUrl, alertEmail } = settings;
  const channels: AlertChannel[] = [];
  if (alertUrl)
    channels.push({ name: 'url', send: (text, signal) => post(alertUrl, text, signal) });
  if (alertEmail) {
    const send = (text: string) => {
      const facts = { id: randomId(), to: alertEmail, now: now() };
      // Sent directly, because the store with the queue may be the problem.
      return mailer.send(createMail(alertMail(text), facts, settings));
    };
    channels.push({ name: 'email', send });
  }
  return channels;
}

/** Slack, Mattermost and ntfy all read a JSON body with a `text`. */
async function post(url: string, text: string, signal: AbortSignal): Promise<void> {
  const { ok, status, body } = await fetch(url, {
    method: 'POST',
    // A redirect can turn the POST into a GET whose 200 proves nothing.
    redirect: 'error',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ text }),
    signal: AbortSignal.any([signal, AbortSignal.timeout(ANSWER_TIMEOUT_MS)]),
  });
  await body?.cancel();
  if (!ok) throw Object.assign(new Error(), { name: `HTTP ${status}` });
}
