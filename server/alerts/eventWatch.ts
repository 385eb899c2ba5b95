import { HOUR, isWithin, MINUTE } from '../durations.ts';
import type { Facts, Log } from '../log.ts';
import type { Cause } from './causes.ts';

interface Sign {
  readonly cause: Cause;
  /** How long the cause lasts when no other sign comes; an alarm is repeated in ten minutes. */
  readonly lasts: number;
  readonly fits?: (facts: Facts) => boolean;
}

const everybody = (facts: Facts) => Object.values(facts).includes('over everything');

/** Events of the log that are signs of trouble. */
const SIGNS: Readonly<Record<string, Sign>> = {
  deliveryPaused: { cause: 'deliveryPaused', lasts: Infinity },
  letterRefused: {
    cause: 'letterUnreadable',
    lasts: HOUR,
    fits: ({ problem }) => problem === 'unreadable',
  },
  // The next backup is tried in an hour.
  taskFailed: {
    cause: 'backupFailed',
    lasts: HOUR + 5 * MINUTE,
    fits: ({ task }) => task === 'backup',
  },
  callFailed: { cause: 'callsFailing', lasts: 15 * MINUTE },
  requestFailed: { cause: 'callsFailing', lasts: 15 * MINUTE },
  outboxUnavailable: { cause: 'callsFailing', lasts: 15 * MINUTE },
  sendRefused: { cause: 'limitReached', lasts: 15 * MINUTE, fits: everybody },
  salesRefused: { cause: 'limitReached', lasts: 15 * MINUTE, fits: everybody },
  clockJumped: { cause: 'clockJumped', lasts: 15 * MINUTE },
  proxyUnlisted: { cause: 'proxyUnlisted', lasts: 15 * MINUTE },
};

/** Knows the trouble that the log has named. */
export interface EventWatch {
  /** Writes as the log that is watched does. */
  readonly log: Log;
  causes: () => readonly Cause[];
}

/** Watches a log; `steady` is a clock that never jumps, in milliseconds. */
export function watchEvents(log: Log, steady: () => number): EventWatch {
  const seen = new Map<Cause, { at: number; lasts: number }>();
  return {
    log: (level, event, facts = {}) => {
      log(level, event, facts);
      if (event === 'deliveryResumed') seen.delete('deliveryPaused');
      const sign = SIGNS[event];
      if (!sign || sign.fits?.(facts) === false) return;
      seen.set(sign.cause, { at: steady(), lasts: sign.lasts });
    },
    causes: () =>
      [...seen]
        .filter(([, { at, lasts }]) => isWithin(lasts, at, steady()))
        .map(([cause]) => cause),
  };
}
