import type { Alarm } from '../alarm.ts';
import { attempt, refuse, type AttemptParts } from './attempt.ts';
import { createBreaker } from './breaker.ts';
import { SECOND } from '../durations.ts';
import { randomId, type Keyring } from '../secrets/keyring.ts';
import { kindOf } from '../log.ts';
import { claimLetter, renewLease, settleLetter, type ClaimedLetter } from './outbox.ts';
import type { Store } from '../store/Store.ts';

const POLL = SECOND;
/** Renewed while a letter is under way: a host that dies holds its letters no longer than this. */
const LEASE = 10 * SECOND;
const RENEWAL = 3 * SECOND;
/**
 * The most letters under way. A fast server gets one at a time: a crash then repeats the fewest.
 */
const MOST_AT_ONCE = 4;
/** A letter that takes longer is slow, and the next one leaves beside it. */
const SLOW_LETTER = 50;

/** Takes letters out of the outbox and hands them to the mailer. */
export interface Postman {
  /** Says that a letter has just been queued. */
  wake: () => void;
  /** Delivers one letter that is due; false when there is none. */
  round: () => Promise<boolean>;
  start: () => void;
  /** Stops claiming and waits for what is under way. */
  stop: () => Promise<void>;
}

/** A postman for one host; several hosts may each have one on the same store. */
export function createPostman(
  parts: AttemptParts & { store: Store; keyring: Keyring; alarm: Alarm },
): Postman {
  const { store, keyring, alarm, now } = parts;
  const breaker = createBreaker(parts);
  let timer: NodeJS.Timeout | undefined;
  const underWay = new Set<Promise<unknown>>();
  /** The latest round, until it ends or turns out to be slow. */
  let latest: Promise<unknown> | undefined;
  let again = false;
  let stopped = true;

  const deliver = async (claimed: ClaimedLetter) => {
    const { outcome, way } = await attempt(parts, claimed);
    breaker.note(way, outcome.status === 'sent' ? '' : outcome.problem);
    await store.write((sql) => settleLetter(sql, claimed, outcome, now()));
  };

  const round = async () => {
    if (breaker.isPaused()) return false;
    const lease = randomId();
    const claimed = await store.write((sql) =>
      claimLetter(sql, keyring, { lease, leaseMs: LEASE, now: now() }),
    );
    if (!claimed) return false;
    if (!claimed.letter) {
      refuse(parts, claimed, 'unreadable');
      return true;
    }
    const renewal = setInterval(() => {
      store.write((sql) => renewLease(sql, lease, now() + LEASE)).catch(() => undefined);
    }, RENEWAL);
    try {
      await deliver(claimed);
    } finally {
      clearInterval(renewal);
    }
    return true;
  };

  const run = () => {
    const most = breaker.isOpen() ? 1 : MOST_AT_ONCE;
    if (stopped || latest || underWay.size >= most) {
      again = true;
      return;
    }
    clearTimeout(timer);
    again = false;
    const slow = setTimeout(() => {
      latest = undefined;
      run();
    }, SLOW_LETTER);
    const turn = round()
      .catch((error: unknown) => {
        alarm('outboxUnavailable', { problem: kindOf(error) }, 'error');
        return false;
      })
      .then((delivered) => {
        clearTimeout(slow);
        underWay.delete(turn);
        if (latest === turn) latest = undefined;
        if (stopped) return;
        clearTimeout(timer);
        // There was something, or a letter was queued meanwhile: there may be more.
        if (delivered || again) setImmediate(run);
        else timer = setTimeout(run, POLL);
      });
    underWay.add(turn);
    latest = turn;
  };

  return {
    wake: run,
    round,
    start: () => {
      stopped = false;
      run();
    },
    stop: async () => {
      stopped = true;
      clearTimeout(timer);
      await Promise.all(underWay);
    },
  };
}
