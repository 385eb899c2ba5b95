import { HOUR, isWithin, MINUTE } from '../durations.ts';
import type { Facts, Log } from '../log.ts';
import type { Cause } from './causes.ts';

interface Sign {
  readonly event: string;
  readonly cause: Cause;
  /** How long the cause lasts when no other sign comes; an alarm is repeated in ten minutes. */
  readonly lasts: number;
  readonly fits?: (facts: Facts) => boolean;
  /** True for what ends the cause at once. */
  readonly endedBy?: (event: string, facts: Facts) => boolean;
}

const everybody = (facts: Facts) => Object.values(facts).includes('over everything');
const isWebhook = ({ kind }: Facts) => kind === 'webhook';
const isMail = (facts: Facts) => !isWebhook(facts);
/** Failed three times within two minutes. */
const keepsFailing = (facts: Facts) => isWebhook(facts) && Number(facts['attempt']) >= 3;
const takesLeads = (event: string, facts: Facts) =>
  isWebhook(facts) && (event === 'deliveryResumed' || event === 'letterSent');
const soon = 15 * MINUTE;

/** Events of the log that are signs of trouble. */
const SIGNS: readonly Sign[] = [
  {
    event: 'deliveryPaused',
    cause: 'deliveryPaused',
    lasts: Infinity,
    fits: isMail,
    endedBy: (event, facts) => event === 'deliveryResumed' && isMail(facts),
  },
  {
    event: 'deliveryPaused',
    cause: 'webhookPaused',
    lasts: Infinity,
    fits: isWebhook,
    endedBy: takesLeads,
  },
  {
    event: 'letterDelayed',
    cause: 'webhookPaused',
    lasts: 2 * HOUR,
    fits: keepsFailing,
    endedBy: takesLeads,
  },
  {
    event: 'letterRefused',
    cause: 'letterUnreadable',
    lasts: HOUR,
    fits: ({ problem }) => problem === 'unreadable',
  },
  {
    event: 'taskFailed',
    cause: 'backupFailed',
    // The next backup is tried in an hour.
    lasts: HOUR + 5 * MINUTE,
    fits: ({ task }) => task === 'backup',
  },
  { event: 'callFailed', cause: 'callsFailing', lasts: soon },
  { event: 'requestFailed', cause: 'callsFailing', lasts: soon },
  { event: 'outboxUnavailable', cause: 'callsFailing', lasts: soon },
  { event: 'sendRefused', cause: 'limitReached', lasts: soon, fits: everybody },
  { event: 'salesRefused', cause: 'limitReached', lasts: soon, fits: everybody },
  { event: 'clockJumped', cause: 'clockJumped', lasts: soon },
  { event: 'proxyUnlisted', cause: 'proxyUnlisted', lasts: soon },
];

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
      for (const { cause, lasts, endedBy, ...sign } of SIGNS) {
        if (endedBy?.(event, facts)) seen.delete(cause);
        if (event === sign.event && sign.fits?.(facts) !== false)
          seen.set(cause, { at: steady(), lasts });
      }
    },
    causes: () =>
      [...seen]
        .filter(([, { at, lasts }]) => isWithin(lasts, at, steady()))
        .map(([cause]) => cause),
  };
}
