import { describe, expect, test } from 'vitest';
import { DeliveryFault, type Fault } from '../../../server/mail/fault.ts';
import { emlFile } from '../../../server/mail/message.ts';
import {
  deliverJob,
  recordOutcome,
  type DeliveryDependencies,
} from '../../../server/outbox/deliverJob.ts';
import type { ClaimedJob, DeliveryOutcome } from '../../../server/outbox/job.ts';
import { factsOf, type JobKind } from '../../../server/outbox/jobKinds.ts';
import { LEAD_LIFE, waitAfter } from '../../../server/outbox/retrySchedule.ts';
import {
  away,
  contentRefused,
  greylisted,
  mailTo,
  noMailbox,
  postedLead,
  scriptedMailer,
  scriptedWebhook,
} from '../../support/server/outboxParts.ts';

const [SECOND, MINUTE, HOUR] = [1000, 60_000, 3_600_000];
const NOW = Date.UTC(2026, 10, 2);
const mail = mailTo('one@x.example');
const claim = {
  id: 'one',
  lease: 'lease',
  createdAt: NOW - 10 * SECOND,
  endsAt: NOW + LEAD_LIFE,
  attempt: 1,
  lastFault: undefined,
};
const jobOf = (kind: JobKind): ClaimedJob =>
  kind === 'webhook' ? { ...claim, kind, payload: postedLead } : { ...claim, kind, payload: mail };

const settings = { mailFrom: 'a@x.example', mailHeaders: {}, salesEmail: 'sales@x.example' };

/** Delivers a job. The mailer or webhook throws each fault once, and then accepts the job. */
async function deliver(
  job: ClaimedJob,
  faults: readonly Error[] = [],
  parts: Partial<DeliveryDependencies> = {},
) {
  const left = [...faults];
  const answer = () => {
    const fault = left.shift();
    if (fault) throw fault;
  };
  const { mailer, mails, tried } = scriptedMailer(answer);
  const { webhook, tried: posted } = scriptedWebhook(answer);
  const record = () => undefined;
  const all = { settings, mailer, webhook, record, now: () => NOW, ...parts };
  return { ...(await deliverJob(all, job)), mails, attempts: tried.length + posted.length };
}

const SENT = { status: 'sent' };
const failed = (fault: object) => ({ status: 'failed', fault });
const queued = (fault: object) => ({ status: 'queued', fault, dueAt: NOW + 15 * SECOND });
const OUR_FAULT: Fault = { stage: 'server', code: 'TypeError', final: false };

describe.each(['sales', 'webhook'] as const)('a %s job', (kind) => {
  test.each<[title: string, error: Error, fault: Fault, transport: string]>([
    ['it is delayed', greylisted(), greylisted().fault, 'up'],
    ['no answer arrives', away(), away().fault, 'down'],
    ['our own error', new TypeError('x'), OUR_FAULT, 'up'],
  ])('is tried again after %s, and given up at its end', async (_, error, fault, transport) => {
    const tried = { transport, attempts: 1 };

    expect(await deliver(jobOf(kind), [error])).toMatchObject({ outcome: queued(fault), ...tried });
    const last = await deliver({ ...jobOf(kind), endsAt: NOW }, [error]);
    expect(last).toMatchObject({ outcome: failed(fault), ...tried });
  });

  test('fails at once after a final fault, and is sent even after its end', async () => {
    const refused = { outcome: failed(noMailbox().fault), transport: 'up' };
    expect(await deliver(jobOf(kind), [noMailbox()])).toMatchObject(refused);

    const late = await deliver({ ...jobOf(kind), endsAt: NOW });
    expect(late).toMatchObject({ outcome: SENT, transport: 'up', attempts: 1 });
  });

  test.each([
    [90 * SECOND, 90 * SECOND],
    [SECOND, 15 * SECOND],
    [5 * HOUR, HOUR],
  ])('whose receiver asks to wait %i ms waits %i ms', async (retryAfter, wait) => {
    const busy = new DeliveryFault({
      stage: 'webhook',
      code: 'HTTP 429',
      final: false,
      retryAfter,
    });

    const { outcome } = await deliver(jobOf(kind), [busy]);

    expect(outcome).toMatchObject({ status: 'queued', dueAt: NOW + wait });
  });
});

test('queued mails use the current SALES_EMAIL and MAIL_FROM', async () => {
  const corrected = { ...settings, mailFrom: 'new@x.example', salesEmail: 'right@x.example' };
  for (const [kind, to] of [
    ['sales', 'right@x.example'],
    ['code', mail.to],
  ] as const) {
    const { mails } = await deliver(jobOf(kind), [], { settings: corrected });
    expect(mails).toMatchObject([{ from: 'new@x.example', to }]);
  }
});

const EXPIRED = { ...jobOf('code'), endsAt: NOW };

const UNREADABLE = { stage: 'unreadable', final: true };

test.each<[title: string, job: ClaimedJob, fault: object]>([
  ['with an expired code', EXPIRED, { stage: 'late', final: false }],
  [
    'with an expired code and an earlier fault',
    { ...EXPIRED, lastFault: greylisted().fault },
    greylisted().fault,
  ],
  ['with an unreadable mail', { ...claim, kind: 'sales', payload: undefined }, UNREADABLE],
  ['with an unreadable lead', { ...claim, kind: 'webhook', payload: undefined }, UNREADABLE],
  ['for a removed webhook', jobOf('webhook'), { stage: 'settings', final: true }],
])('a job %s fails without an attempt', async (_, job, fault) => {
  const untried = { outcome: failed(fault), transport: 'untried', attempts: 0 };
  expect(await deliver(job, [], { webhook: undefined })).toMatchObject(untried);
});

const UNATTACHED = { ...SENT, withoutFiles: contentRefused().fault };

test.each<[title: string, faults: Error[], outcome: object, attempts?: 1 | 2]>([
  ['is sent without them if they are refused', [contentRefused()], UNATTACHED],
  [
    'fails if it is also refused without them',
    [contentRefused(), noMailbox()],
    failed(noMailbox().fault),
  ],
  [
    'waits if it is delayed without them',
    [contentRefused(), greylisted()],
    queued(greylisted().fault),
  ],
  ['keeps them if it is delayed', [greylisted()], queued(greylisted().fault), 1],
  ['fails if its recipient is refused', [noMailbox()], failed(noMailbox().fault), 1],
])('a sales mail with files %s', async (_, faults, expected, attempts = 2) => {
  const attachments = [{ filename: 'a.json', contentType: 'application/json', content: '{}' }];
  const payload = { ...mail, attachments };

  const { outcome, mails } = await deliver({ ...claim, kind: 'sales', payload }, faults);

  expect(outcome).toEqual(expected);
  expect(mails.map((sent) => sent.attachments?.length)).toEqual([1, undefined].slice(0, attempts));
  expect(new Set(mails.map(({ messageId }) => messageId)).size).toBe(1);
});

test('leads are tried for five days, codes just after greylisting', () => {
  expect(LEAD_LIFE).toBe(120 * HOUR);
  const attempts = attemptsOf('code', 8);
  const next = attempts.find((at) => at >= 300 * SECOND) ?? Infinity;

  expect(next).toBeLessThanOrEqual(310 * SECOND);
  // At least half of a code's default lifetime is left.
  expect(next).toBeLessThanOrEqual(10 * MINUTE * 0.55);
});

test.each<JobKind>(['code', 'sales'])('the waits of a %s grow up to an hour', (kind) => {
  const waits = attemptsOf(kind, 12).map((at, index, all) => at - (all[index - 1] ?? 0));

  expect(waits).toEqual(waits.toSorted((one, other) => one - other));
  expect(Math.max(...waits)).toBeLessThanOrEqual(HOUR);
});

/** Returns the times of the attempts after the first, in milliseconds since the first. */
function attemptsOf(kind: JobKind, count: number): number[] {
  let at = 0;
  return Array.from({ length: count }, (_, index) => {
    at += waitAfter(factsOf(kind).waits, index + 1);
    return at;
  });
}

const REFUSED: DeliveryOutcome = { status: 'failed', fault: noMailbox().fault };
const GIVEN_UP: DeliveryOutcome = { status: 'failed', fault: greylisted().fault };
const NEXT: DeliveryOutcome = {
  status: 'queued',
  dueAt: NOW + 45 * SECOND,
  fault: greylisted().fault,
};
const TRIMMED: DeliveryOutcome = { status: 'sent', withoutFiles: contentRefused().fault };
const DELAY = 'recipient not accepted, 451';

test.each<[JobKind, DeliveryOutcome, counter: string, outcome: string, facts: object]>([
  ['code', { status: 'sent' }, 'code_mails', 'sent', { seconds: 10 }],
  ['report', { status: 'sent' }, 'report_mails', 'sent', {}],
  ['receipt', { status: 'sent' }, 'receipts', 'sent', {}],
  ['webhook', { status: 'sent' }, 'webhooks', 'sent', {}],
  ['sales', TRIMMED, 'sales_mails', 'sent', { withoutFiles: 'content not accepted, 552' }],
  ['sales', NEXT, 'sales_mails', 'delayed', { seconds: 45, problem: DELAY }],
  ['sales', REFUSED, 'sales_mails', 'refused', { problem: 'recipient not accepted, 550' }],
  ['sales', GIVEN_UP, 'sales_mails', 'given_up', { problem: DELAY }],
])('a %s job with outcome %j is recorded as %s %s', (kind, outcome, ...expected) => {
  const [counter, name, facts] = expected;
  const recorded: unknown[][] = [];

  recordOutcome(
    { record: (...record) => void recorded.push(record), now: () => NOW },
    { ...jobOf(kind), attempt: 2 },
    outcome,
  );

  const all: unknown = expect.objectContaining({ id: 'one', kind, attempt: 2, ...facts });
  expect(recorded).toEqual([[counter, name, all]]);
});

test('MAIL_HEADERS are added to every mail, but replace no header', async () => {
  const mailHeaders = { 'X-PM-Message-Stream': 'outbound', 'Auto-Submitted': 'no' };

  const { mails } = await deliver(jobOf('code'), [], { settings: { ...settings, mailHeaders } });

  const message = (await emlFile(mails[0]!)).toString();
  expect(message).toMatch(/^X-PM-Message-Stream: outbound\r$/im);
  expect(message).toContain('Auto-Submitted: auto-generated\r\n');
});
