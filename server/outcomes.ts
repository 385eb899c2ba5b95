import type { Level } from './log.ts';
import { limitsOf } from './settings/limits.ts';

/** The log line for an outcome. Without `isRepeated`, strangers cannot fill the log with it. */
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

/**
 * The outcomes that the server counts, and their log lines. In the metrics, `codes` is
 * `gateway_codes_total`, and its outcomes are the values of the label `outcome`.
 */
export const OUTCOMES = {
  codes: {
    ...silent('sent', 'cooling', 'unwelcome', 'no_mailbox', 'refused_before'),
    ...refusedByLimits('sendRefused'),
    mail_away: loggedOnce('warn', 'sendRefused'),
  },
  verifies: {
    ...silent('yes_by_pass', 'yes_by_code'),
    ...ofEach(['wrong', 'expired', 'used_elsewhere', 'no_code'], loggedOnce('info', 'codeRefused')),
    ...ofEach(['tries_used_up', 'over_network'], loggedOnce('warn', 'codeRefused')),
  },
  sales: {
    ...silent('queued', 'repeated'),
    ...refusedByLimits('salesRefused'),
    unverified: loggedOnce('warn', 'salesRefused'),
  },
  /** Each time that a limit refuses an IPv6 /48, or everybody but newcomers. */
  reached_limits: ofEach(limitsOf('network', 'domain', 'site'), loggedOnce('warn', 'limitReached')),
  /** Each time that a limit refuses newcomers too. */
  reached_ceilings: ofEach(limitsOf('domain', 'site'), loggedOnce('error', 'ceilingReached')),
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
  failed_tasks: ofEach(
    ['cleaning', 'releasing', 'backup', 'reporting', 'alerts'],
    loggedOnce('error', 'taskFailed'),
  ),
  lookups: { disbelieved: loggedOnce('error', 'resolverFindsNothing') },
  alerts: { not_sent: loggedOnce('warn', 'alertNotSent') },
} as const satisfies Readonly<Record<string, Readonly<Record<string, OutcomeLine | undefined>>>>;

export type Counted = keyof typeof OUTCOMES;

export type Outcome<Name extends Counted> = keyof (typeof OUTCOMES)[Name] & string;

export type DeliveryCounter = {
  [Name in Counted]: 'given_up' extends Outcome<Name> ? Name : never;
}[Counted];

function silent<Name extends string>(...names: readonly Name[]): Record<Name, undefined> {
  return ofEach(names, undefined);
}

/** The outcomes of calls that a limit refuses, by the subject of the limit. */
function refusedByLimits(event: string) {
  const line = loggedOnce('warn', event);
  // Reached limits of domains and of the site have their own lines.
  return {
    ...ofEach(['over_asker', 'over_mailbox', 'over_network'], line),
    ...silent('over_domain', 'over_site'),
  };
}

function ofEach<const Name extends string, Line>(
  names: readonly Name[],
  line: Line,
): Record<Name, Line> {
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
