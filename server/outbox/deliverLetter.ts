import { kindOf, type Log } from '../log.ts';
import { MailFault, type Mailer } from '../mail/mailer.ts';
import type { Settings } from '../settings/settings.ts';
import type { Transport } from './breaker.ts';
import { withCurrentAddresses, type ClaimedLetter, type DeliveryOutcome } from './letter.ts';
import { waitAfter } from './retrySchedule.ts';

export interface DeliveryParts {
  readonly settings: Pick<Settings, 'mailFrom' | 'salesEmail'>;
  readonly mailer: Mailer;
  readonly log: Log;
  readonly count: (
    letters: 'codeLetters' | 'reportLetters' | 'salesLetters',
    outcome: 'sent' | 'delayed' | 'refused' | 'given up',
  ) => void;
  readonly now: () => number;
}

/** Hands one claimed letter to the mailer. */
export async function deliverLetter(
  { settings, mailer, now }: DeliveryParts,
  { kind, letter, attempt: number, endsAt }: ClaimedLetter,
): Promise<{ outcome: DeliveryOutcome; transport: Transport }> {
  if (!letter) return { outcome: { status: 'dead', problem: 'unreadable' }, transport: 'untried' };
  const isLate = now() >= endsAt;
  const tooLate: DeliveryOutcome = { status: 'dead', problem: 'too late' };
  // A code is worth nothing then; a request gets one more attempt (docs/decisions/host.md#h24).
  if (isLate && kind === 'code') return { outcome: tooLate, transport: 'untried' };
  try {
    await mailer.send(withCurrentAddresses(letter, kind, settings));
    return { outcome: { status: 'sent' }, transport: 'up' };
  } catch (error) {
    const { problem, message } =
      error instanceof MailFault ? error : new MailFault('delayed', kindOf(error));
    const outcome: DeliveryOutcome =
      problem === 'refused'
        ? { status: 'dead', problem: message }
        : isLate
          ? tooLate
          : { status: 'queued', dueAt: now() + waitAfter(kind, number), problem: message };
    return { outcome, transport: problem === 'unavailable' ? 'down' : 'up' };
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
  const letters = `${kind}Letters` as const;
  const facts = { id, kind, attempt: number };
  if (outcome.status === 'sent') {
    count(letters, 'sent');
    log('info', 'letterSent', { ...facts, seconds: Math.round((now() - createdAt) / 1000) });
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
