import type { Fault } from '../mail/fault.ts';
import type { Mail } from '../mail/mailer.ts';
import type { LeadData } from '../mails/leadData.ts';
import type { JobKind } from './jobKinds.ts';

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
  /** Why the previous attempt failed. */
  readonly lastFault: Fault | undefined;
};

/**
 * The outcome of a claimed job: sent, to be tried again at `dueAt`, or failed. A job that failed
 * without a final fault has run out of time.
 */
export type DeliveryOutcome =
  // `withoutFiles` is the fault of the attempt with attachments.
  | { status: 'sent'; withoutFiles?: Fault }
  | { status: 'queued'; dueAt: number; fault: Fault }
  | { status: 'failed'; fault: Fault };
