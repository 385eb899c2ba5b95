import { SECOND } from '../durations.ts';
import { kindOf } from '../log.ts';
import { DeliveryFault, describeFault, isUnavailable, type Fault } from '../mail/fault.ts';
import type { Mail, Mailer } from '../mail/mailer.ts';
import type { Webhook } from '../mail/webhook.ts';
import type { RecordOutcome } from '../recorder.ts';
import type { Settings } from '../settings/settings.ts';
import type { Transport } from './breaker.ts';
import type { ClaimedJob, DeliveryOutcome } from './job.ts';
import { factsOf } from './jobKinds.ts';
import { waitAfter } from './retrySchedule.ts';

export interface DeliveryDependencies {
  readonly settings: Pick<Settings, 'mailFrom' | 'mailHeaders' | 'salesEmail'>;
  readonly mailer: Mailer;
  /** Undefined if leads are sent by mail only. */
  readonly webhook?: Pick<Webhook, 'send'> | undefined;
  readonly record: RecordOutcome;
  readonly now: () => number;
}

/** Delivers a claimed job through the mailer or the webhook. */
export async function deliverJob(
  parts: DeliveryDependencies,
  job: ClaimedJob,
): Promise<{ outcome: DeliveryOutcome; transport: Transport }> {
  const { attempt, endsAt, lastFault = { stage: 'late', final: false } } = job;
  const { expires, waits } = factsOf(job.kind);
  const { now } = parts;
  const isLate = now() >= endsAt;
  // An expired code is useless, but other jobs get one more attempt
  // (docs/decisions/server/delivery.md#h24).
  if (isLate && expires)
    return { outcome: { status: 'failed', fault: lastFault }, transport: 'untried' };
  const send = sendingOf(parts, job);
  if ('stage' in send) return { outcome: { status: 'failed', fault: send }, transport: 'untried' };
  try {
    return { outcome: await send(), transport: 'up' };
  } catch (error) {
    const fault = faultOf(error);
    return {
      outcome:
        fault.final || isLate
          ? { status: 'failed', fault }
          : { status: 'queued', dueAt: now() + waitAfter(waits, attempt, fault.retryAfter), fault },
      transport: isUnavailable(fault) ? 'down' : 'up',
    };
  }
}

function faultOf(error: unknown): Fault {
  if (error instanceof DeliveryFault) return error.fault;
  return { stage: 'server', code: kindOf(error), final: false };
}

/** Returns the function that sends a job, or the fault that prevents it. */
function sendingOf(
  { settings, mailer, webhook }: DeliveryDependencies,
  job: ClaimedJob,
): Fault | (() => Promise<DeliveryOutcome>) {
  if (!job.payload) return { stage: 'unreadable', final: true };
  if (job.kind !== 'webhook') {
    // Uses the current settings: the operator may have corrected them since the mail was queued.
    const { mailFrom: from, mailHeaders: headers, salesEmail } = settings;
    const mail = { ...job.payload, from, headers, ...(job.kind === 'sales' && { to: salesEmail }) };
    return () => sendMail(mailer, mail);
  }
  const { id, payload: lead } = job;
  if (!webhook) return { stage: 'settings', final: true };
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
    const { stage, final } = faultOf(error);
    if (stage !== 'content' || !final || !mail.attachments) throw error;
    const { attachments: _, ...withoutFiles } = mail;
    await mailer.send(withoutFiles);
    return { status: 'sent', withoutFiles: faultOf(error) };
  }
}

/** Records an outcome in the metrics and in the log. */
export function recordOutcome(
  { record, now }: Pick<DeliveryDependencies, 'record' | 'now'>,
  { id, kind, attempt, createdAt }: ClaimedJob,
  outcome: DeliveryOutcome,
): void {
  const { counter } = factsOf(kind);
  const facts = { id, kind, attempt };
  const secondsFrom = (from: number, to: number) => Math.round((to - from) / SECOND);
  if (outcome.status === 'sent') {
    const withoutFiles = outcome.withoutFiles && describeFault(outcome.withoutFiles);
    record(counter, 'sent', { ...facts, withoutFiles, seconds: secondsFrom(createdAt, now()) });
    return;
  }
  const { fault } = outcome;
  const problem = describeFault(fault);
  if (outcome.status === 'queued')
    record(counter, 'delayed', { ...facts, problem, seconds: secondsFrom(now(), outcome.dueAt) });
  else record(counter, fault.final ? 'refused' : 'given_up', { ...facts, problem });
}
