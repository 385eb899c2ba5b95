import type { DeliveryCounter } from '../outcomes.ts';
import { CODE_WAITS, LEAD_WAITS } from './retrySchedule.ts';

/** What receives a job: the mail server or the webhook. Each has its own workers. */
export type Channel = 'mail' | 'webhook';

interface KindFacts {
  readonly channel: Channel;
  /** Jobs with the lowest number are delivered first. */
  readonly priority: number;
  readonly counter: DeliveryCounter;
  /** The milliseconds to wait after each attempt. The last wait repeats. */
  readonly waits: readonly number[];
  /** True if the job is useless after its end; otherwise it then gets one last attempt. */
  readonly expires?: boolean;
  /** True for a lead on its way to the owner: its failure is an alert, and it is kept. */
  readonly isLead?: boolean;
  /** True if the operator can retry a failed job. Until then, its payload is kept. */
  readonly canRetry?: boolean;
  /** True if the weekly report states how long its delivery took. */
  readonly isTimed?: boolean;
  /** The name of a visitor's data and, for a mail, the header with the visitor's email. */
  readonly visitor?: { readonly name: string; readonly header?: 'to' | 'replyTo' };
}

/** Everything that differs between the kinds of jobs. Lists of kinds in SQL come from this table. */
export const JOB_KINDS = {
  // Codes are first, because visitors wait for them.
  code: {
    channel: 'mail',
    priority: 0,
    counter: 'code_mails',
    waits: CODE_WAITS,
    expires: true,
    isTimed: true,
    visitor: { name: 'mail with a code', header: 'to' },
  },
  sales: {
    channel: 'mail',
    priority: 1,
    counter: 'sales_mails',
    waits: LEAD_WAITS,
    isLead: true,
    canRetry: true,
    isTimed: true,
    visitor: { name: 'mail to sales', header: 'replyTo' },
  },
  report: {
    channel: 'mail',
    priority: 2,
    counter: 'report_mails',
    waits: LEAD_WAITS,
    canRetry: true,
  },
  receipt: {
    channel: 'mail',
    priority: 3,
    counter: 'receipts',
    waits: LEAD_WAITS,
    visitor: { name: 'receipt', header: 'to' },
  },
  webhook: {
    channel: 'webhook',
    priority: 3,
    counter: 'webhooks',
    waits: LEAD_WAITS,
    isLead: true,
    canRetry: true,
    visitor: { name: 'lead for the webhook' },
  },
} as const satisfies Readonly<Record<string, KindFacts>>;

export type JobKind = keyof typeof JOB_KINDS;

export function factsOf(kind: JobKind): KindFacts {
  return JOB_KINDS[kind];
}

/** For SQL, the kinds of jobs that are mails, and those that contain a code. */
export const MAILS = kindsWhere(({ channel }) => channel === 'mail');
export const CODES = kindsWhere(({ expires }) => expires);

/** Lists the kinds of jobs with a property for SQL, such as `'sales', 'webhook'`. */
export function kindsWhere(has: (facts: KindFacts) => unknown): string {
  const kinds = Object.entries<KindFacts>(JOB_KINDS).filter(([, facts]) => has(facts));
  return kinds.map(([kind]) => `'${kind}'`).join(', ');
}

export function isJobKind(text: string): text is JobKind {
  return Object.hasOwn(JOB_KINDS, text);
}
