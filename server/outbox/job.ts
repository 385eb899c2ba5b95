import type { LeadData } from '../mails/leadData.ts';
import type { Mail } from '../mail/mailer.ts';

/** The kinds of jobs. `webhook` posts a lead to another program; all others are mails. */
export const JOB_KINDS = ['code', 'report', 'sales', 'receipt', 'webhook'] as const;
export type JobKind = (typeof JOB_KINDS)[number];

/** Jobs with the lowest number are delivered first. Codes are first, because visitors wait. */
export const PRIORITIES: Readonly<Record<JobKind, number>> = {
  code: 0,
  sales: 1,
  report: 2,
  // Receipts have a lower priority than mails to sales. Webhook calls have their own workers.
  receipt: 3,
  webhook: 3,
};

/** The kind and payload of a job. A stored payload that cannot be decrypted is undefined. */
export type Payload<None = never> =
  | { readonly kind: Exclude<JobKind, 'webhook'>; readonly payload: Mail | None }
  | { readonly kind: 'webhook'; readonly payload: LeadData | None };

export type OpenJob = Payload<undefined> & { readonly id: string };

/** A job that this server has claimed. No other server delivers it until the lease ends. */
export type ClaimedJob = OpenJob & {
  readonly lease: string;
  readonly createdAt: number;
  /** After this time a code is not sent, and any other job gets one last attempt. */
  readonly endsAt: number;
  readonly attempt: number;
  /** The problem of the previous attempt. */
  readonly lastProblem?: string | undefined;
};

/** The outcome of a claimed job: sent, to be tried again at `dueAt`, or failed. */
export type DeliveryOutcome =
  // `withoutFiles` is the error message of the refused attempt with attachments.
  | { status: 'sent'; withoutFiles?: string }
  | { status: 'queued'; dueAt: number; problem: string }
  | { status: 'dead'; problem: string };
