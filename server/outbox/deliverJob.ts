import { SECOND } from '../durations.ts';
import { kindOf } from '../log.ts';
import { DeliveryFault, type Mail, type Mailer } from '../mail/mailer.ts';
import type { Webhook } from '../mail/webhook.ts';
import type { Settings } from '../settings/settings.ts';
import type { RecordOutcome } from '../recorder.ts';
import type { Transport } from './breaker.ts';
import type { ClaimedJob, DeliveryOutcome } from './job.ts';
import { waitAfter } from './retrySchedule.ts';

const COUNTERS = {
  code: 'code_mails',
  report: 'report_mails',
  sales: 'sales_mails',
  receipt: 'receipts',
  webhook: 'webhooks',
} as const;

export interface DeliveryParts {
  readonly settings: Pick<Settings, 'mailFrom' | 'mailHeaders' | 'salesEmail'>;
  readonly mailer: Mailer;
  /** Undefined if leads are sent by mail only. */
  readonly webhook?: Pick<Webhook, 'send'> | undefined;
  readonly record: RecordOutcome;
  readonly now: () => number;
}

/** Delivers a claimed job through the mailer or the webhook. */
export async function deliverJob(
  parts: DeliveryParts,
  job: ClaimedJob,
): Promise<{ outcome: DeliveryOutcome; transport: Transport }> {
  const { kind, attempt, endsAt } = job;
  const { now } = parts;
  const deadBy = (problem: string) =>
    ({ outcome: { status: 'dead', problem }, transport: 'untried' }) as const;
  const send = senderOf(parts, job);
  const isLate = now() >= endsAt;
  // An expired code is useless, but other jobs get one more attempt
  // (docs/decisions/server/delivery.md#h24).
  if (isLate && kind === 'code') return deadBy(tooLate(job.lastProblem));
  if (typeof send === 'string') return deadBy(send);
  try {
    return { outcome: await send(), transport: 'up' };
  } catch (error) {
    const { problem, message } =
      error instanceof DeliveryFault ? error : new DeliveryFault('delayed', kindOf(error));
    const outcome: DeliveryOutcome =
      problem === 'refused'
        ? { status: 'dead', problem: message }
        : isLate
          ? { status: 'dead', problem: tooLate(message) }
          : { status: 'queued', dueAt: now() + waitAfter(kind, attempt), problem: message };
    return { outcome, transport: problem === 'unavailable' ? 'down' : 'up' };
  }
}

const tooLate = (problem: string | undefined) => (problem ? `too late: ${problem}` : 'too late');

/** Returns the function that sends a job, or the reason why the job cannot be sent. */
function senderOf(
  { settings, mailer, webhook }: DeliveryParts,
  job: ClaimedJob,
): string | (() => Promise<DeliveryOutcome>) {
  if (job.kind !== 'webhook') {
    if (!job.payload) return 'unreadable';
    // Uses the current settings: the operator may have corrected them since the mail was queued.
    const { mailFrom: from, mailHeaders: headers, salesEmail } = settings;
    const mail = { ...job.payload, from, headers, ...(job.kind === 'sales' && { to: salesEmail }) };
    return () => sendMail(mailer, mail);
  }
  const { id, payload: lead } = job;
  if (!lead) return 'unreadable';
  if (!webhook) return 'LEAD_WEBHOOK_URL is not set';
  return async () => {
    await webhook.send(id, lead);
    return { status: 'sent' };
  };
}

/** Sends a mail. If the mail server refuses the content, retries without the attachments. */
async function sendMail(mailer: Mailer, mail: Mail): Promise<DeliveryOutcome> {
  try {
    await mailer.send(mail);
    return { status: 'sent' };
  } catch (error) {
    const isContentRefused =
      error instanceof DeliveryFault &&
      error.problem === 'refused' &&
      /\bDATA\b/.test(error.message);
    if (!isContentRefused || !mail.attachments) throw error;
    const { attachments: _, ...withoutFiles } = mail;
    await mailer.send(withoutFiles);
    return { status: 'sent', withoutFiles: error.message };
  }
}

/** Records an outcome in the metrics and in the log. */
export function recordOutcome(
  { record, now }: Pick<DeliveryParts, 'record' | 'now'>,
  { id, kind, attempt, createdAt }: ClaimedJob,
  outcome: DeliveryOutcome,
): void {
  const counter = COUNTERS[kind];
  const facts = { id, kind, attempt };
  if (outcome.status === 'sent') {
    const { withoutFiles } = outcome;
    const seconds = Math.round((now() - createdAt) / SECOND);
    record(counter, 'sent', { ...facts, withoutFiles, seconds });
    return;
  }
  const { problem } = outcome;
  if (outcome.status === 'queued') {
    const seconds = Math.round((outcome.dueAt - now()) / SECOND);
    record(counter, 'delayed', { ...facts, problem, seconds });
    return;
  }
  record(counter, problem.startsWith('too late') ? 'given_up' : 'refused', { ...facts, problem });
}
