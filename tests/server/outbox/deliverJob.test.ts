import { describe, expect, test } from 'vitest';
import { DeliveryFault } from '../../../server/mail/mailer.ts';
import { emlFile } from '../../../server/mail/message.ts';
import {
  deliverJob,
  recordOutcome,
  type DeliveryParts,
} from '../../../server/outbox/deliverJob.ts';
import type { ClaimedJob, DeliveryOutcome, JobKind } from '../../../server/outbox/job.ts';
import { LEAD_LIFE, waitAfter } from '../../../server/outbox/retrySchedule.ts';
import {
  leadOfEmail,
  mailTo,
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
};
const jobOf = (kind: JobKind): ClaimedJob =>
  kind === 'webhook'
    ? { ...claim, kind, payload: leadOfEmail('one@x.example') }
    : { ...claim, kind, payload: mail };

const settings = { mailFrom: 'a@x.example', mailHeaders: {}, salesEmail: 'sales@x.example' };

/** Delivers a job. The mailer or webhook throws each fault once, and then accepts the job. */
async function deliver(
  job: ClaimedJob,
  faults: readonly Error[] = [],
  parts: Partial<DeliveryParts> = {},
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

const REFUSED = new DeliveryFault('refused', 'the problem');
const DELAYED = new DeliveryFault('delayed', 'the problem');
const UNAVAILABLE = new DeliveryFault('unavailable', 'the problem');

const SENT = { status: 'sent' };
const dead = (problem: string) => ({ status: 'dead', problem });
const queued = (problem: string) => ({ status: 'queued', problem, dueAt: NOW + 15 * SECOND });
const late = (problem: string) => dead(`too late: ${problem}`);
const [FAILED, LATER, TOO_LATE] = [dead('the problem'), queued('the problem'), late('the problem')];

describe.each(['sales', 'webhook'] as const)('a %s job', (kind) => {
  test.each<[answer: string, faults: Error[], outcome: object, last: object, transport?: string]>([
    ['is sent if it is accepted', [], SENT, SENT],
    ['fails if it is refused', [REFUSED], FAILED, FAILED],
    ['is retried if it is delayed', [DELAYED], LATER, TOO_LATE],
    ['is retried if no answer arrives', [UNAVAILABLE], LATER, TOO_LATE, 'down'],
    [
      'is retried after our own error',
      [new TypeError('x')],
      queued('TypeError'),
      late('TypeError'),
    ],
  ])('%s', async (_, faults, outcome, last, transport = 'up') => {
    const tried = { transport, attempts: 1 };

    expect(await deliver(jobOf(kind), faults)).toMatchObject({ outcome, ...tried });
    // Once `endsAt` has passed, a job is tried for the last time.
    const lastTry = { ...jobOf(kind), endsAt: NOW };
    expect(await deliver(lastTry, faults)).toMatchObject({ outcome: last, ...tried });
  });
});

test('after SALES_EMAIL or MAIL_FROM is corrected, queued mails use the new value', async () => {
  const corrected = { ...settings, mailFrom: 'new@x.example', salesEmail: 'right@x.example' };
  for (const [kind, to] of [
    ['sales', 'right@x.example'],
    ['code', mail.to],
  ] as const) {
    const { mails } = await deliver(jobOf(kind), [], { settings: corrected });
    expect(mails).toMatchObject([{ from: 'new@x.example', to }]);
  }
});

test.each<[title: string, job: ClaimedJob, problem: string, parts?: Partial<DeliveryParts>]>([
  ['with a code that has expired', { ...jobOf('code'), endsAt: NOW }, 'too late'],
  ['with an unreadable mail', { ...claim, kind: 'sales', payload: undefined }, 'unreadable'],
  ['with an unreadable lead', { ...claim, kind: 'webhook', payload: undefined }, 'unreadable'],
  [
    'for a removed webhook',
    jobOf('webhook'),
    'LEAD_WEBHOOK_URL is not set',
    { webhook: undefined },
  ],
])('a job %s fails without an attempt', async (_, job, problem, parts) => {
  const untried = { outcome: dead(problem), transport: 'untried', attempts: 0 };
  expect(await deliver(job, [], parts)).toMatchObject(untried);
});

const REFUSED_WORDS = new DeliveryFault('refused', 'EMESSAGE DATA 552');
const UNATTACHED = { ...SENT, withoutFiles: 'EMESSAGE DATA 552' };

test.each<[title: string, faults: Error[], outcome: object, files: (number | undefined)[]]>([
  ['is sent without them if they are refused', [REFUSED_WORDS], UNATTACHED, [1, undefined]],
  ['fails if it is also refused without them', [REFUSED_WORDS, REFUSED], FAILED, [1, undefined]],
  ['is retried if, without them, it is delayed', [REFUSED_WORDS, DELAYED], LATER, [1, undefined]],
  [
    'keeps them if it is delayed',
    [new DeliveryFault('delayed', 'DATA 451')],
    queued('DATA 451'),
    [1],
  ],
  ['fails if its recipient is refused', [REFUSED], FAILED, [1]],
])('a sales mail with files %s', async (_, faults, expected, files) => {
  const attachments = [{ filename: 'a.json', contentType: 'application/json', content: '{}' }];
  const payload = { ...mail, attachments };

  const { outcome, mails } = await deliver({ ...claim, kind: 'sales', payload }, faults);

  expect(outcome).toEqual(expected);
  expect(mails.map((sent) => sent.attachments?.length)).toEqual(files);
  expect(new Set(mails.map(({ messageId }) => messageId)).size).toBe(1);
});

test.each<[kind: JobKind, waits: number[]]>([
  ['code', [5, 15, 45, 120, 120].map((seconds) => seconds * SECOND)],
  ['sales', [15 * SECOND, MINUTE, 5 * MINUTE, 15 * MINUTE, 30 * MINUTE, HOUR, HOUR]],
])('"%s" jobs are tried at growing intervals, and leads are tried for five days', (kind, waits) => {
  expect(waits.map((_, index) => waitAfter(kind, index + 1))).toEqual(waits);
  expect(LEAD_LIFE).toBe(120 * HOUR);
});

const DEAD = { status: 'dead', problem: 'no' } as const;
const GIVEN_UP = { status: 'dead', problem: 'too late' } as const;
const NEXT = { status: 'queued', dueAt: NOW + 45 * SECOND, problem: 'later' } as const;
const NO_FILES = { withoutFiles: 'DATA 552' };
const TRIMMED = { status: 'sent', ...NO_FILES } as const;

test.each<[JobKind, DeliveryOutcome, counter: string, outcome: string, facts: object]>([
  ['code', { status: 'sent' }, 'code_mails', 'sent', { seconds: 10 }],
  ['report', { status: 'sent' }, 'report_mails', 'sent', {}],
  ['receipt', { status: 'sent' }, 'receipts', 'sent', {}],
  ['webhook', { status: 'sent' }, 'webhooks', 'sent', {}],
  ['sales', TRIMMED, 'sales_mails', 'sent', NO_FILES],
  ['sales', NEXT, 'sales_mails', 'delayed', { seconds: 45, problem: 'later' }],
  ['sales', DEAD, 'sales_mails', 'refused', { problem: 'no' }],
  ['sales', GIVEN_UP, 'sales_mails', 'given_up', { problem: 'too late' }],
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

test('every mail has the headers in MAIL_HEADERS, which cannot replace Auto-Submitted', async () => {
  const mailHeaders = { 'X-PM-Message-Stream': 'outbound', 'Auto-Submitted': 'no' };

  const { mails } = await deliver(jobOf('code'), [], { settings: { ...settings, mailHeaders } });

  const message = (await emlFile(mails[0]!)).toString();
  expect(message).toMatch(/^X-PM-Message-Stream: outbound\r$/im);
  expect(message).toContain('Auto-Submitted: auto-generated\r\n');
});
