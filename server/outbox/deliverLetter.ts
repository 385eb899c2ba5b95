import { kindOf, type Log } from '../log.ts';
import { MailFault, type Mailer, type QueuedLetter } from '../mail/mailer.ts';
import type { Settings } from '../settings/settings.ts';
import type { Transport } from './breaker.ts';
import {
  withCurrentAddresses,
  type ClaimedLetter,
  type DeliveryOutcome,
  type LetterKind,
} from './letter.ts';
import { waitAfter } from './retrySchedule.ts';

const COUNTERS = {
  code: 'codeLetters',
  report: 'reportLetters',
  sales: 'salesLetters',
  webhook: 'webhooks',
} as const;

export interface DeliveryParts {
  readonly settings: Pick<Settings, 'mailFrom' | 'salesEmail'>;
  readonly mailer: Mailer;
  /** Undefined where leads go by mail alone. */
  readonly webhook?: Mailer | undefined;
  readonly log: Log;
  readonly count: (
    letters: (typeof COUNTERS)[LetterKind],
    outcome: 'sent' | 'delayed' | 'refused' | 'given up',
  ) => void;
  readonly now: () => number;
}

/** Hands one claimed letter to the mailer. */
export async function deliverLetter(
  { settings, mailer, webhook, now }: DeliveryParts,
  { kind, letter, attempt: number, endsAt }: ClaimedLetter,
): Promise<{ outcome: DeliveryOutcome; transport: Transport }> {
  const deadBy = (problem: string) =>
    ({ outcome: { status: 'dead', problem }, transport: 'untried' }) as const;
  const sender = kind === 'webhook' ? webhook : mailer;
  if (!letter) return deadBy('unreadable');
  const isLate = now() >= endsAt;
  // A code is worth nothing then; a request gets one more attempt (docs/decisions/host.md#h24).
  if (isLate && kind === 'code') return deadBy('too late');
  if (!sender) return deadBy('LEAD_WEBHOOK_URL is not set');
  try {
    const outcome = await sendWhole(sender, withCurrentAddresses(letter, kind, settings));
    return { outcome, transport: 'up' };
  } catch (error) {
    const { problem, message } =
      error instanceof MailFault ? error : new MailFault('delayed', kindOf(error));
    const outcome: DeliveryOutcome =
      problem === 'refused'
        ? { status: 'dead', problem: message }
        : isLate
          ? { status: 'dead', problem: 'too late' }
          : { status: 'queued', dueAt: now() + waitAfter(kind, number), problem: message };
    return { outcome, transport: problem === 'unavailable' ? 'down' : 'up' };
  }
}

/** Sends a letter; without its files where the server refuses what it holds. */
async function sendWhole(mailer: Mailer, letter: QueuedLetter): Promise<DeliveryOutcome> {
  try {
    await mailer.send(letter);
    return { status: 'sent' };
  } catch (error) {
    const isContentRefused =
      error instanceof MailFault && error.problem === 'refused' && /\bDATA\b/.test(error.message);
    if (!isContentRefused || !letter.attachments) throw error;
    const { attachments: _, ...words } = letter;
    await mailer.send(words);
    return { status: 'sent', withoutFiles: error.message };
  }
}

/**
 * Counts and logs an outcome. A refused code comes from a mistyped email; a refused request is a
 * lost lead.
 */
export function report(
  { log, count, now }: DeliveryParts,
  { id, kind, attempt: number, createdAt }: ClaimedLetter,
  outcome: DeliveryOutcome,
): void {
  const letters = COUNTERS[kind];
  const facts = { id, kind, attempt: number };
  if (outcome.status === 'sent') {
    count(letters, 'sent');
    const { withoutFiles } = outcome;
    log('info', 'letterSent', {
      ...facts,
      withoutFiles,
      seconds: Math.round((now() - createdAt) / 1000),
    });
    return;
  }
  const { problem } = outcome;
  if (outcome.status === 'queued') {
    count(letters, 'delayed');
    const seconds = Math.round((outcome.dueAt - now()) / 1000);
    log('warn', 'letterDelayed', { ...facts, problem, seconds });
    return;
  }
  const isLate = problem === 'too late';
  count(letters, isLate ? 'given up' : 'refused');
  const event = isLate ? 'letterGivenUp' : 'letterRefused';
  log(kind === 'sales' ? 'error' : 'warn', event, { ...facts, problem });
}
