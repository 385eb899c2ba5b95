import { alertMail } from '../../src/mails/alertMail.ts';
import { SECOND } from '../durations.ts';
import type { Mailer } from '../mail/mailer.ts';
import { queuedLetter } from '../mail/message.ts';
import { randomId } from '../secrets/keyring.ts';
import type { Settings } from '../settings/settings.ts';

const ANSWER_TIMEOUT_MS = 10 * SECOND;

/** A way to the operator; `send` throws when nobody has taken the line. */
export interface AlertWay {
  readonly name: 'url' | 'email';
  readonly send: (line: string, signal: AbortSignal) => Promise<void>;
}

/** The ways that the settings name; none where alerts are off. */
export function alertWays(
  settings: Pick<Settings, 'alertUrl' | 'alertEmail' | 'mailFrom'>,
  mailer: Mailer,
  now: () => number,
): readonly AlertWay[] {
  const { alertUrl, alertEmail } = settings;
  const ways: AlertWay[] = [];
  if (alertUrl) ways.push({ name: 'url', send: (line, signal) => post(alertUrl, line, signal) });
  if (alertEmail) {
    const send = (line: string) => {
      const facts = { id: randomId(), to: alertEmail, now: now() };
      return mailer.send(queuedLetter(alertMail({ line }), facts, settings));
    };
    ways.push({ name: 'email', send });
  }
  return ways;
}

async function post(url: string, line: string, signal: AbortSignal): Promise<void> {
  const { ok, status, body } = await fetch(url, {
    method: 'POST',
    // A redirect could turn the POST into a GET, whose 200 would mean nothing.
    redirect: 'error',
    headers: { 'Content-Type': 'application/json' },
    body: alertBody(url, line),
    signal: AbortSignal.any([signal, AbortSignal.timeout(ANSWER_TIMEOUT_MS)]),
  });
  await body?.cancel();
  if (!ok) throw Object.assign(new Error(), { name: `HTTP ${status}` });
}

/** A line as JSON: a card for the workflows of Teams, which take nothing else, or plain `text`. */
export function alertBody(url: string, line: string): string {
  const isTeams = /\.(?:logic\.azure|api\.powerplatform)\.com$/.test(new URL(url).hostname);
  return JSON.stringify(isTeams ? teamsCard(line) : { text: line });
}

function teamsCard(text: string) {
  return {
    type: 'message',
    attachments: [
      {
        contentType: 'application/vnd.microsoft.card.adaptive',
        contentUrl: null,
        content: {
          $schema: 'http://adaptivecards.io/schemas/adaptive-card.json',
          type: 'AdaptiveCard',
          version: '1.4',
          body: [{ type: 'TextBlock', text, wrap: true }],
        },
      },
    ],
  };
}
