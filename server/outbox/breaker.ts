import { isWithin, SECOND } from '../durations.ts';
import type { Log } from '../log.ts';
import type { MailWay } from './attempt.ts';

/** So many closed ways in a row open the breaker; then one letter is tried each pause. */
const CLOSED_BEFORE_PAUSE = 5;
const PAUSE = 30 * SECOND;

/** Spares a mail server that is away, and the letters their attempts. */
export interface Breaker {
  /** True until the next letter may be tried. */
  isPaused: () => boolean;
  /** True from the first pause until a letter has found the way open. */
  isOpen: () => boolean;
  /** Takes in how an attempt found the way. */
  note: (way: MailWay, problem: string) => void;
}

/**
 * A breaker of one host; it tells the operator once that it has opened, and once that it is over.
 */
export function createBreaker({ log, now }: { log: Log; now: () => number }): Breaker {
  let closedInARow = 0;
  let pausedAt: number | undefined;
  const isOpen = () => closedInARow >= CLOSED_BEFORE_PAUSE;

  return {
    isOpen,
    isPaused: () => pausedAt !== undefined && isWithin(PAUSE, pausedAt, now()),
    note: (way, problem) => {
      if (way === 'notTried') return;
      if (way === 'open') {
        if (isOpen()) log('info', 'deliveryResumed');
        [closedInARow, pausedAt] = [0, undefined];
        return;
      }
      closedInARow += 1;
      if (!isOpen()) return;
      if (pausedAt === undefined)
        log('warn', 'deliveryPaused', { seconds: PAUSE / SECOND, problem });
      pausedAt = now();
    },
  };
}
