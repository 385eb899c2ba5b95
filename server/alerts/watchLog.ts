import type { Facts, Log } from '../log.ts';

type Matcher = (event: string, facts: Facts) => boolean;

const isWebhook = ({ kind }: Facts) => kind === 'webhook';

/** Signals in the log: the events that raise each one, and those that clear it. */
const SIGNALS = {
  mailServerDown: {
    raisedBy: (event, facts) => event === 'deliveryPaused' && !isWebhook(facts),
    clearedBy: (event, facts) => event === 'deliveryResumed' && !isWebhook(facts),
  },
  webhookDown: {
    // A third failed attempt comes within two minutes.
    raisedBy: (event, facts) =>
      isWebhook(facts) &&
      (event === 'deliveryPaused' || (event === 'letterDelayed' && Number(facts['attempt']) >= 3)),
    clearedBy: (event, facts) =>
      isWebhook(facts) && (event === 'deliveryResumed' || event === 'letterSent'),
  },
  mailUnreadable: {
    raisedBy: (event, { problem }) => event === 'letterRefused' && problem === 'unreadable',
  },
  backupFailed: { raisedBy: (event, { task }) => event === 'taskFailed' && task === 'backup' },
  callFailed: {
    raisedBy: (event) => ['callFailed', 'requestFailed', 'outboxUnavailable'].includes(event),
  },
  limitReached: {
    raisedBy: (event, facts) =>
      ['sendRefused', 'salesRefused'].includes(event) &&
      Object.values(facts).includes('over_global'),
  },
  proxyUnlisted: { raisedBy: (event) => event === 'proxyUnlisted' },
} satisfies Record<string, { raisedBy: Matcher; clearedBy?: Matcher }>;

export type Signal = keyof typeof SIGNALS;

export interface WatchedLog {
  /** Writes to the watched log. */
  readonly log: Log;
  /** Milliseconds since a signal was last raised; Infinity if it was not, or has been cleared. */
  readonly since: (signal: Signal) => number;
}

/** Watches a log for signals of trouble; `steady` is a monotonic clock in milliseconds. */
export function watchLog(log: Log, steady: () => number): WatchedLog {
  const raisedAt = new Map<string, number>();
  const rules: [string, { raisedBy: Matcher; clearedBy?: Matcher }][] = Object.entries(SIGNALS);
  return {
    log: (level, event, facts = {}) => {
      log(level, event, facts);
      for (const [signal, { raisedBy, clearedBy }] of rules) {
        if (clearedBy?.(event, facts)) raisedAt.delete(signal);
        if (raisedBy(event, facts)) raisedAt.set(signal, steady());
      }
    },
    since: (signal) => steady() - (raisedAt.get(signal) ?? -Infinity),
  };
}
