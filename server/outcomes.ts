import type { Level } from './log.ts';

/** The log line for an outcome. Strangers can cause some lines, so these are not repeated. */
export interface OutcomeLine {
  readonly level: Level;
  readonly event: string;
  readonly isRepeated: boolean;
}

/** Delivery pauses while the receiver is unavailable. */
const CHANNEL = {
  paused: logged('warn', 'deliveryPaused'),
  resumed: logged('info', 'deliveryResumed'),
};

/** The settings of the limits that unrelated visitors share. */
export const SHARED_LIMITS = [
  'CODES_PER_DOMAIN_HOUR',
  'CODES_PER_HOUR',
  'SALES_PER_DOMAIN_HOUR',
  'SALES_PER_HOUR',
] as const;

export type SharedLimitName = (typeof SHARED_LIMITS)[number];

/**
 * The outcomes that the server counts, and their log lines. In the metrics, `codes` is
 * `gateway_codes_total`, and its outcomes are the values of the label `outcome`.
 */
export const OUTCOMES = {
  codes: {
    ...silent('sent', 'cooling', 'unwelcome', 'no_mailbox', 'refused_before'),
    withheld: loggedOnce('warn', 'sendRefused'),
    // A shared limit that is reached has its own line.
    ...silent('over_domain', 'over_global'),
    over_network: loggedOnce('warn', 'sendRefused'),
    over_tries: loggedOnce('warn', 'sendRefused'),
    over_email: loggedOnce('warn', 'sendRefused'),
  },
  verifies: {
    ...silent('yes_by_pass', 'yes_by_code', 'no'),
    over_limit: loggedOnce('warn', 'triesExhausted'),
  },
  sales: {
    ...silent('queued', 'repeated', 'over_domain', 'over_global'),
    unverified: loggedOnce('warn', 'salesRefused'),
    over_limit: loggedOnce('warn', 'salesRefused'),
  },
  /** Each time that a shared limit refuses everybody but newcomers. */
  reached_limits: ofEach(SHARED_LIMITS, loggedOnce('warn', 'limitReached')),
  /** Each time that a shared limit refuses newcomers too. */
  reached_ceilings: ofEach(SHARED_LIMITS, loggedOnce('error', 'ceilingReached')),
  code_mails: deliveries('mail', 'warn'),
  report_mails: deliveries('mail', 'warn'),
  // A lost lead is an error. Other mails fail because visitors mistype their email.
  sales_mails: deliveries('mail', 'error'),
  receipts: deliveries('mail', 'warn'),
  webhooks: deliveries('webhook', 'error'),
  mail_channel: CHANNEL,
  webhook_channel: CHANNEL,
  calls: {
    ...silent('refused'),
    failed: loggedOnce('error', 'callFailed'),
    by_unlisted_proxy: loggedOnce('warn', 'proxyUnlisted'),
    at_other_url: loggedOnce('error', 'publicUrlWrong'),
    without_forwarded_for: loggedOnce('warn', 'forwardedForMissing'),
  },
  store: { damaged: loggedOnce('error', 'storeDamaged') },
  /** What the server refuses because too much of it is open (server/http/floods.ts). */
  floods: ofEach(['connections', 'responses'], loggedOnce('warn', 'floodRefused')),
  outbox: { unavailable: loggedOnce('error', 'outboxUnavailable') },
  failed_tasks: {
    cleaning: loggedOnce('error', 'taskFailed'),
    releasing: loggedOnce('error', 'taskFailed'),
    backup: loggedOnce('error', 'taskFailed'),
    reporting: loggedOnce('error', 'taskFailed'),
    alerts: loggedOnce('error', 'taskFailed'),
  },
  lookups: { disbelieved: loggedOnce('error', 'resolverFindsNothing') },
  alerts: { not_sent: loggedOnce('warn', 'alertNotSent') },
} as const satisfies Readonly<Record<string, Readonly<Record<string, OutcomeLine | undefined>>>>;

export type Counted = keyof typeof OUTCOMES;

export type Outcome<Name extends Counted> = keyof (typeof OUTCOMES)[Name] & string;

/** The counters of deliveries. */
export type DeliveryCounter = {
  [Name in Counted]: 'given_up' extends Outcome<Name> ? Name : never;
}[Counted];

function silent<Name extends string>(...names: readonly Name[]): Record<Name, undefined> {
  return ofEach(names, undefined);
}

function ofEach<Name extends string, Line>(names: readonly Name[], line: Line): Record<Name, Line> {
  return Object.fromEntries(names.map((name) => [name, line])) as Record<Name, Line>;
}

function deliveries(event: 'mail' | 'webhook', loss: Level) {
  return {
    sent: logged('info', `${event}Sent`),
    delayed: logged('warn', `${event}Delayed`),
    refused: logged(loss, `${event}Refused`),
    given_up: logged(loss, `${event}GivenUp`),
  };
}

function logged(level: Level, event: string): OutcomeLine {
  return { level, event, isRepeated: true };
}

function loggedOnce(level: Level, event: string): OutcomeLine {
  return { level, event, isRepeated: false };
}
