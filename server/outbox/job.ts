import type { LeadData } from '../../src/mails/leadData.ts';
import type { Mail } from '../mail/mailer.ts';

/** The kinds of jobs: all are mails, except that a `webhook` posts a lead to another program. */
export const JOB_KINDS = ['code', 'report', 'sales', 'receipt', 'webhook'] as const;
export type JobKind = (typeof JOB_KINDS)[number];

/** The lowest number is delivered first: visitors wait for their codes. */
export const PRIORITIES: Readonly<Record<JobKind, number>> = {
  code: 0,
  sales: 1,
  report: 2,
  // After the mail to sales with the same lead.
  receipt: 3,
  webhook: 3,
};

/** The payload of a job; undefined if a stored one cannot be decrypted. */
export type Payload<None = never> =
  | { readonly kind: Exclude<JobKind, 'webhook'>; readonly payload: Mail | None }
  | { readonly kind: 'webhook'; readonly payload: LeadData | None };

export type OpenJob = Payload<undefined> & { readonly id: string };

/** A job that this server has claimed until its lease ends. */
export type ClaimedJob = OpenJob & {
  readonly lease: string;
  readonly createdAt: number;
  /** The job is not tried again after this time. */
  readonly endsAt: number;
  readonly attempt: number;
};

/** The outcome of a claimed job: sent, tried again at `dueAt`, or kept for the operator. */
export type DeliveryOutcome =
  // `withoutFiles` is the reply that refused the files of the mail.
  | { status: 'sent'; withoutFiles?: string }
  | { status: 'queued'; dueAt: number; problem: string }
  | { status: 'dead'; problem: string };
