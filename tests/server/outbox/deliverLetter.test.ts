import { expect, test } from 'vitest';
import { MailFault, type MailProblem } from '../../../server/mail/mailer.ts';
import { deliverLetter } from '../../../server/outbox/deliverLetter.ts';
import { SALES_LIFE, waitAfter } from '../../../server/outbox/retrySchedule.ts';
import { letterTo, obedientMailer } from '../../support/host/outboxParts.ts';

const [SECOND, MINUTE, HOUR] = [1000, 60_000, 3_600_000];
const NOW = Date.UTC(2026, 10, 2);
const sales = {
  id: 'one',
  kind: 'sales',
  lease: 'lease',
  createdAt: NOW,
  endsAt: NOW + SALES_LIFE,
  attempt: 1,
  letter: letterTo('one@x.example'),
} as const;

/** Delivers a letter with a mailer that meets this problem. */
const deliverWith = (
  letter: Parameters<typeof deliverLetter>[1],
  problem?: MailProblem | Error,
) => {
  const { mailer } = obedientMailer(() => {
    if (problem instanceof Error) throw problem;
    if (problem) throw new MailFault(problem, 'the problem');
  });
  const settings = { mailFrom: 'a@x.example', salesEmail: 'sales@x.example' };
  const [log, count] = [() => undefined, () => undefined];
  return deliverLetter({ settings, mailer, log, count, now: () => NOW }, letter);
};

test.each([
  [undefined, { status: 'sent' }, 'up'],
  ['refused', { status: 'dead', problem: 'the problem' }, 'up'],
  ['delayed', { status: 'queued', problem: 'the problem', dueAt: NOW + 15 * SECOND }, 'up'],
  ['unavailable', { status: 'queued', problem: 'the problem', dueAt: NOW + 15 * SECOND }, 'down'],
  [new TypeError('words'), { status: 'queued', problem: 'TypeError' }, 'up'],
] as const)('a mailer that says %s', async (problem, outcome, transport) => {
  expect(await deliverWith(sales, problem)).toMatchObject({ outcome, transport });
});

test.each([
  ['with a code that has expired', { ...sales, kind: 'code' as const, endsAt: NOW }, 'too late'],
  ['that cannot be decrypted', { ...sales, letter: undefined }, 'unreadable'],
])('a letter %s is dead, and says nothing of the mail server', async (_, letter, problem) => {
  expect(await deliverWith(letter, new Error('not asked'))).toEqual({
    outcome: { status: 'dead', problem },
    transport: 'untried',
  });
});

test.each([
  [undefined, { status: 'sent' }],
  ['delayed', { status: 'dead', problem: 'too late' }],
  ['unavailable', { status: 'dead', problem: 'too late' }],
  ['refused', { status: 'dead', problem: 'the problem' }],
] as const)(
  'a request whose time ended while nobody tried is tried once more; the mailer says %s',
  async (problem, outcome) => {
    expect((await deliverWith({ ...sales, endsAt: NOW }, problem)).outcome).toEqual(outcome);
  },
);

/** A lead whose server answers each of its letters; undefined takes it. */
async function deliverLead(...answers: (MailFault | undefined)[]) {
  const { mailer, letters } = obedientMailer(() => {
    const answer = answers.shift();
    if (answer) throw answer;
  });
  const attachments = [{ filename: 'a.json', contentType: 'application/json', content: '{}' }];
  const lead = { ...sales, letter: { ...sales.letter, attachments } };
  const settings = { mailFrom: 'a@x.example', salesEmail: 'sales@x.example' };
  const [log, count] = [() => undefined, () => undefined];
  const { outcome } = await deliverLetter({ settings, mailer, log, count, now: () => NOW }, lead);
  return { outcome, letters };
}

const refusedFiles = new MailFault('refused', 'EMESSAGE DATA 552');

test('a sales mail whose files are refused leaves once more without them', async () => {
  const { outcome, letters } = await deliverLead(refusedFiles);

  expect(outcome).toEqual({ status: 'sent', withoutFiles: 'EMESSAGE DATA 552' });
  expect(letters.map(({ attachments }) => attachments?.length)).toEqual([1, undefined]);
  expect(new Set(letters.map(({ messageId }) => messageId)).size).toBe(1);
});

test.each([
  ['refused', [refusedFiles, refusedFiles], 2, 'dead'],
  ['put off', [refusedFiles, new MailFault('delayed', 'EMESSAGE DATA 451')], 2, 'queued'],
])(
  'what the server says of a sales mail without its files counts: %s',
  async (_, answers, tries, status) => {
    const { outcome, letters } = await deliverLead(...answers);

    expect(letters).toHaveLength(tries);
    expect(outcome).toMatchObject({ status });
  },
);

test('a recipient who is refused is not asked again without the files', async () => {
  const { outcome, letters } = await deliverLead(new MailFault('refused', 'EENVELOPE RCPT TO 550'));

  expect(letters).toHaveLength(1);
  expect(outcome).toMatchObject({ status: 'dead' });
});

test('a sales mail is tried after 15 s, 1, 5, 15 and 30 minutes, then hourly to five days', () => {
  expect([1, 2, 3, 4, 5, 6, 7, 119].map((number) => waitAfter('sales', number))).toEqual([
    15 * SECOND,
    MINUTE,
    5 * MINUTE,
    15 * MINUTE,
    30 * MINUTE,
    HOUR,
    HOUR,
    HOUR,
  ]);
  expect(SALES_LIFE).toBe(120 * HOUR);
});
