import { expect, test } from 'vitest';
import { DeliveryFault, type DeliveryProblem } from '../../../server/mail/mailer.ts';
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
} from '../../support/host/outboxParts.ts';

const [SECOND, MINUTE, HOUR] = [1000, 60_000, 3_600_000];
const NOW = Date.UTC(2026, 10, 2);
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
    : { ...claim, kind, payload: mailTo('one@x.example') };
const sales = jobOf('sales');

function deliver(job: ClaimedJob, parts: Partial<DeliveryParts>) {
  const settings = { mailFrom: 'a@x.example', mailHeaders: {}, salesEmail: 'sales@x.example' };
  const [log, count] = [() => undefined, () => undefined];
  const { mailer } = scriptedMailer();
  return deliverJob({ settings, mailer, log, count, now: () => NOW, ...parts }, job);
}

/** Delivers a job to a receiver that fails in this way. */
function deliverWith(job: ClaimedJob, problem?: DeliveryProblem | Error) {
  const answer = () => {
    if (problem instanceof Error) throw problem;
    if (problem) throw new DeliveryFault(problem, 'the problem');
  };
  const { webhook } = scriptedWebhook(answer);
  return deliver(job, { mailer: scriptedMailer(answer).mailer, webhook });
}

test.each(
  (['sales', 'webhook'] as const).flatMap((kind) => [
    [kind, undefined, { status: 'sent' }, 'up'] as const,
    [kind, 'refused', { status: 'dead', problem: 'the problem' }, 'up'] as const,
    [
      kind,
      'delayed',
      { status: 'queued', problem: 'the problem', dueAt: NOW + 15 * SECOND },
      'up',
    ] as const,
    [kind, 'unavailable', { status: 'queued', dueAt: NOW + 15 * SECOND }, 'down'] as const,
    [kind, new TypeError('words'), { status: 'queued', problem: 'TypeError' }, 'up'] as const,
  ]),
)('the outcome of a %s job: %s', async (kind, problem, outcome, transport) => {
  expect(await deliverWith(jobOf(kind), problem)).toMatchObject({ outcome, transport });
});

test.each([
  ['with a code that has expired', { ...jobOf('code'), endsAt: NOW }, 'too late'],
  [
    'with a mail that cannot be decrypted',
    { ...claim, kind: 'sales', payload: undefined },
    'unreadable',
  ],
  [
    'with a lead that cannot be decrypted',
    { ...claim, kind: 'webhook', payload: undefined },
    'unreadable',
  ],
] as const)('a job %s is dead, and no receiver was tried', async (_, job, problem) => {
  expect(await deliverWith(job as ClaimedJob, new Error('not tried'))).toEqual({
    outcome: { status: 'dead', problem },
    transport: 'untried',
  });
});

test('a lead that is queued when the webhook is removed stays for the operator', async () => {
  expect(await deliver(jobOf('webhook'), {})).toEqual({
    outcome: { status: 'dead', problem: 'LEAD_WEBHOOK_URL is not set' },
    transport: 'untried',
  });
});

test.each([
  [undefined, { status: 'sent' }],
  ['delayed', { status: 'dead', problem: 'too late' }],
  ['unavailable', { status: 'dead', problem: 'too late' }],
  ['refused', { status: 'dead', problem: 'the problem' }],
] as const)(
  'a lead whose five days ended without an attempt is tried once more; the mailer says %s',
  async (problem, outcome) => {
    expect((await deliverWith({ ...sales, endsAt: NOW }, problem)).outcome).toEqual(outcome);
  },
);

/** A mail with a file, whose server gives these replies to its attempts; undefined takes it. */
async function deliverFile(...replies: (DeliveryFault | undefined)[]) {
  const { mailer, mails } = scriptedMailer(() => {
    const reply = replies.shift();
    if (reply) throw reply;
  });
  const attachments = [{ filename: 'a.json', contentType: 'application/json', content: '{}' }];
  const payload = { ...mailTo('one@x.example'), attachments };
  const { outcome } = await deliver({ ...claim, kind: 'sales', payload }, { mailer });
  return { outcome, mails };
}

const refusedFiles = new DeliveryFault('refused', 'EMESSAGE DATA 552');

test('a sales mail whose files are refused is sent once more without them', async () => {
  const { outcome, mails } = await deliverFile(refusedFiles);

  expect(outcome).toEqual({ status: 'sent', withoutFiles: 'EMESSAGE DATA 552' });
  expect(mails.map(({ attachments }) => attachments?.length)).toEqual([1, undefined]);
  expect(new Set(mails.map(({ messageId }) => messageId)).size).toBe(1);
});

test.each([
  ['refused without its files, too', [refusedFiles, refusedFiles], 2, 'dead'],
  [
    'delayed without its files',
    [refusedFiles, new DeliveryFault('delayed', 'DATA 451')],
    2,
    'queued',
  ],
  ['delayed with its files', [new DeliveryFault('delayed', 'EMESSAGE DATA 451')], 1, 'queued'],
  ['refused for its recipient', [new DeliveryFault('refused', 'EENVELOPE RCPT TO 550')], 1, 'dead'],
])('a sales mail that is %s', async (_, replies, attempts, status) => {
  const { outcome, mails } = await deliverFile(...replies);

  expect(mails).toHaveLength(attempts);
  expect(outcome).toMatchObject({ status });
});

test('a sales mail is tried after 15 s, 1, 5, 15 and 30 minutes, then hourly to five days', () => {
  expect([1, 2, 3, 4, 5, 6, 7, 119].map((attempt) => waitAfter('sales', attempt))).toEqual([
    15 * SECOND,
    MINUTE,
    5 * MINUTE,
    15 * MINUTE,
    30 * MINUTE,
    HOUR,
    HOUR,
    HOUR,
  ]);
  expect(LEAD_LIFE).toBe(120 * HOUR);
});

/** What is counted and logged of a job that was accepted ten seconds ago. */
function recorded(kind: JobKind, outcome: DeliveryOutcome) {
  const records: unknown[] = [];
  recordOutcome(
    {
      log: (...line: unknown[]) => records.push(line),
      count: (...counted: unknown[]) => records.push(counted),
      now: () => NOW,
    },
    { ...jobOf(kind), attempt: 2 },
    outcome,
  );
  return records;
}

test.each([
  ['code', 'code_letters'],
  ['report', 'report_letters'],
  ['sales', 'sales_letters'],
  ['webhook', 'webhooks'],
] as const)('a %s that was sent is counted among the %s, with its seconds', (kind, counter) => {
  expect(recorded(kind, { status: 'sent' })).toEqual([
    [counter, 'sent'],
    ['info', 'letterSent', { id: 'one', kind, attempt: 2, seconds: 10 }],
  ]);
});

test('the log names the reply to files that were left out, and the seconds of a delay', () => {
  expect(recorded('sales', { status: 'sent', withoutFiles: 'DATA 552' })[1]).toMatchObject([
    'info',
    'letterSent',
    { withoutFiles: 'DATA 552' },
  ]);
  expect(recorded('sales', { status: 'queued', dueAt: NOW + 45_000, problem: 'later' })).toEqual([
    ['sales_letters', 'delayed'],
    [
      'warn',
      'letterDelayed',
      { id: 'one', kind: 'sales', attempt: 2, problem: 'later', seconds: 45 },
    ],
  ]);
});

test.each([
  ['sales', 'no', 'refused', 'error', 'letterRefused'],
  ['code', 'no', 'refused', 'warn', 'letterRefused'],
  ['sales', 'too late', 'given_up', 'error', 'letterGivenUp'],
  ['code', 'too late', 'given_up', 'warn', 'letterGivenUp'],
] as const)(
  'a %s that is dead (%s) is counted as %s and logged as %s %s',
  (kind, problem, label, level, event) => {
    expect(recorded(kind, { status: 'dead', problem })).toEqual([
      [`${kind}_letters`, label],
      [level, event, { id: 'one', kind, attempt: 2, problem }],
    ]);
  },
);

test('MAIL_HEADERS stand in each mail as it leaves, and cannot replace Auto-Submitted', async () => {
  const { mailer, mails } = scriptedMailer();
  const mailHeaders = { 'X-PM-Message-Stream': 'outbound', 'Auto-Submitted': 'no' };
  const settings = { mailFrom: 'a@x.example', salesEmail: 'sales@x.example', mailHeaders };
  for (const kind of ['code', 'sales', 'receipt', 'report'] as const)
    await deliver(jobOf(kind), { settings, mailer });

  expect(mails).toHaveLength(4);
  for (const mail of mails) {
    const message = (await emlFile(mail)).toString();
    expect(message).toMatch(/^X-PM-Message-Stream: outbound\r$/im);
    expect(message).toContain('Auto-Submitted: auto-generated\r\n');
  }
});
