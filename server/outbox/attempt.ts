import { waitAfter } from './retrySchedule.ts';
import { addressedNow } from '../letterHead.ts';
import { kindOf, type Log } from '../log.ts';
import { MailFault, type Mailer } from '../mail/mailer.ts';
import type { Count } from '../status/metrics.ts';
import type { ClaimedLetter, LetterKind, Outcome } from './outbox.ts';
import type { Settings } from '../settings/settings.ts';

/** How an attempt found the mail server: closed for reasons that no letter has to answer for. */
export type MailWay = 'open' | 'closed' | 'notTried';

/** How an attempt ended. */
export interface Attempted {
  readonly outcome: Outcome;
  readonly way: MailWay;
}

/** What an attempt works with. */
export interface AttemptParts {
  readonly settings: Pick<Settings, 'mailFrom' | 'salesEmail'>;
  readonly mailer: Mailer;
  readonly log: Log;
  readonly count: Count;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
}

/** Hands one claimed letter to the mailer, counts and logs what came of it. */
export async function attempt(
  { settings, mailer, log, count, now }: AttemptParts,
  claimed: ClaimedLetter,
): Promise<Attempted> {
  const { id, kind } = claimed;
  const letters = countedAs(kind);
  if (now() >= claimed.endsAt) {
    count(letters, 'given up');
    log(kind === 'code' ? 'warn' : 'error', 'letterGivenUp', {
      id,
      kind,
      attempts: claimed.attempt - 1,
    });
    return { outcome: { status: 'dead', problem: 'too late' }, way: 'notTried' };
  }
  try {
    await mailer.send(addressedNow(claimed.letter, kind, settings));
    count(letters, 'sent');
    log('info', 'letterSent', {
      id,
      kind,
      attempt: claimed.attempt,
      seconds: Math.round((now() - claimed.createdAt) / 1000),
    });
    return { outcome: { status: 'sent' }, way: 'open' };
  } catch (error) {
    const fault = error instanceof MailFault ? error : new MailFault('later', kindOf(error));
    if (fault.problem === 'refusedForGood') {
      refuse({ log, count }, claimed, fault.message);
      return { outcome: { status: 'dead', problem: fault.message }, way: 'open' };
    }
    count(letters, 'delayed');
    const wait = waitAfter(kind, claimed.attempt);
    log('warn', 'letterDelayed', {
      id,
      kind,
      attempt: claimed.attempt,
      problem: fault.message,
      seconds: wait / 1000,
    });
    return {
      outcome: { status: 'queued', dueAt: now() + wait, problem: fault.message },
      way: fault.problem === 'wayClosed' ? 'closed' : 'open',
    };
  }
}

/**
 * Tells the operator of a letter that never leaves. A mistyped address refuses its code every day;
 * a refused request is a lead.
 */
export function refuse(
  { log, count }: { log: Log; count: Count },
  { id, kind }: { id: string; kind: LetterKind },
  problem: string,
): void {
  count(countedAs(kind), 'refused');
  log(kind === 'code' ? 'warn' : 'error', 'letterRefused', { id, kind, problem });
}

function countedAs(kind: LetterKind) {
  return kind === 'code' ? 'codeLetters' : 'salesLetters';
}
