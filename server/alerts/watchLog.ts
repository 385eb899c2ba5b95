import type { Facts, Log } from '../log.ts';
import { describeFault } from '../mail/fault.ts';

const UNREADABLE = describeFault({ stage: 'unreadable', final: true });

type Matcher = (event: string, facts: Facts) => boolean;

const isWebhook = ({ kind }: Facts) => kind === 'webhook';

/** Signals of problems. Each function returns true for the log events that raise the signal. */
const RAISED_BY = {
  mailServerDown: (event, facts) => event === 'deliveryPaused' && !isWebhook(facts),
  // The third failed attempt also raises the signal, less than two minutes after the first.
  webhookDown: (event, facts) =>
    isWebhook(facts) &&
    (event === 'deliveryPaused' || (event === 'mailDelayed' && Number(facts['attempt']) >= 3)),
  mailUnreadable: (event, { problem }) => event === 'mailRefused' && problem === UNREADABLE,
  backupFailed: (event, { task }) => event === 'taskFailed' && task === 'backup',
  callFailed: (event) => ['callFailed', 'outboxUnavailable'].includes(event),
  limitReached: (event) => event === 'limitReached',
  proxyUnlisted: (event) => event === 'proxyUnlisted',
  forwardedForMissing: (event) => event === 'forwardedForMissing',
} satisfies Record<string, Matcher>;

type Signal = keyof typeof RAISED_BY;

const CLEARED_BY: Readonly<Partial<Record<string, Matcher>>> = {
  mailServerDown: (event, facts) => event === 'deliveryResumed' && !isWebhook(facts),
  webhookDown: (event, facts) =>
    isWebhook(facts) && (event === 'deliveryResumed' || event === 'mailSent'),
};

export interface WatchedLog {
  readonly log: Log;
  /** Milliseconds since a signal was last raised. Infinity if it was never raised or is cleared. */
  readonly since: (signal: Signal) => number;
}

/** Watches a log for signals of problems; `steady` is a monotonic clock in milliseconds. */
export function watchLog(log: Log, steady: () => number): WatchedLog {
  const raisedAt = new Map<string, number>();
  return {
    log: (level, event, facts = {}) => {
      log(level, event, facts);
      for (const [signal, isRaised] of Object.entries<Matcher>(RAISED_BY)) {
        if (CLEARED_BY[signal]?.(event, facts)) raisedAt.delete(signal);
        if (isRaised(event, facts)) raisedAt.set(signal, steady());
      }
    },
    since: (signal) => steady() - (raisedAt.get(signal) ?? -Infinity),
  };
}
