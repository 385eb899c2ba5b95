import PostalMime from 'postal-mime';
import { expect, test } from 'vitest';
import { salesMail } from '../../src/mails/salesMail.ts';
import type { AcceptedLead, SummaryRow } from '../../src/rules/lead.ts';

const rows: SummaryRow[] = [
  { label: 'Name', value: 'Dana Whitfield' },
  { label: 'Company', value: 'Harbor & Pine Accounting' },
  { label: 'Job title', value: 'Partner' },
  { label: 'Phone', value: '512-555-0177' },
  { label: 'City', value: 'No City Submitted' },
  { label: 'State', value: 'Texas' },
  { label: 'Message', value: 'First line\nSecond line' },
];
const usual: AcceptedLead = {
  submissionId: 'a'.repeat(32),
  receivedAt: Date.UTC(2026, 10, 25, 14, 14),
  rows,
  email: 'dana@harbor.example',
  verifiedAt: Date.UTC(2026, 10, 2, 9, 5),
  reference: 'K7MPX2QD',
};

const mailOf = (lead: AcceptedLead) => salesMail(lead, 'America/Chicago');

test('the subject names the visitor and the company; a reply goes to the verified email', () => {
  expect(mailOf(usual)).toMatchObject({
    subject: 'Request for information: Dana Whitfield, Harbor & Pine Accounting',
    replyTo: 'dana@harbor.example',
  });
});

test('rows keep their order, and the Email row is the verified address whatever the body claims', () => {
  const { text } = mailOf({
    ...usual,
    rows: [...rows, { label: 'Email', value: 'someone@else.example' }],
  });

  const labels = [...text.matchAll(/^([A-Z][a-z ]+): /gm)].map(([, label]) => label);
  expect(labels).toEqual([
    'Name',
    'Email',
    'Company',
    'Job title',
    'Phone',
    'City',
    'State',
    'Message',
    'Received',
    'Verified',
    'Mailbox',
    'Reference',
  ]);
  expect(text).not.toContain('someone@else.example');
});

test.each<[Partial<AcceptedLead>, string]>([
  [{}, 'Received: Wed, Nov 25, 2026, 8:14 AM Central (14:14 UTC)'],
  [{}, 'Verified: Mon, Nov 2, 2026, 3:05 AM Central (09:05 UTC)\n'],
  [{ elsewhere: true }, '3:05 AM Central (09:05 UTC), in a different browser'],
  [{ verifiedAt: undefined }, 'Verified: Not verified (sent from a page on localhost)'],
  [{}, 'Mailbox: Company mailbox (harbor.example)'],
  [{ email: 'dana@gmail.com' }, 'Mailbox: Free mailbox (gmail.com)'],
  [{ email: 'dana@aol.com' }, 'Mailbox: Free mailbox (aol.com)'],
  [{ campaign: 'qr-booth' }, 'Campaign: qr-booth'],
  [{}, 'Reference: K7MPX2QD'],
  [{}, 'Reply to this email to reach Dana Whitfield.'],
  [
    { earlier: { count: 1, at: Date.UTC(2026, 10, 24, 3), reference: '4H7RT9WC' } },
    'Second request in seven days from this email. The first came on Monday, November 23, reference 4H7RT9WC.',
  ],
  [
    { earlier: { count: 2, at: Date.UTC(2026, 10, 24, 18), reference: '4H7RT9WC' } },
    'Third request in seven days from this email. The last one came on Tuesday, November 24, reference 4H7RT9WC.',
  ],
])('with %j both parts of the sales mail say: %s', (changes, sentence) => {
  const { text, html } = mailOf({ ...usual, ...changes });

  expect(text).toContain(sentence);
  const [label, value = label] = sentence.trim().split(/: (?=[A-Z0-9q])/);
  expect(html.replaceAll(/<[^>]*>/g, ' ')).toContain(value?.split('. ')[0]);
});

test('without a campaign and an earlier lead the sales mail has no words for them', () => {
  expect(mailOf(usual).text).not.toMatch(/Campaign|request in seven days/);
});

test('no line of the message can pass for a line of the mail', () => {
  const message: SummaryRow = { label: 'Message', value: 'Hello\nReference FORGED' };

  const { text } = mailOf({ ...usual, rows: [message] });

  expect(text).toContain('Message: \n  Hello\n  Reference FORGED\n');
});

test('line breaks of the message are kept and markup stays text', () => {
  const { html } = mailOf({
    ...usual,
    rows: [{ label: 'Name', value: '<img src=x onerror=alert(1)>' }, ...rows.slice(1)],
  });

  expect(html).toContain('First line<br>Second line');
  expect(html).not.toContain('<img');
});

test('no address can say more to the mail program of the reader than whom to write to', () => {
  const { html } = mailOf({ ...usual, email: 'a?bcc=x&y@harbor.example' });

  expect(html).toContain('href="mailto:a%3Fbcc%3Dx%26y@harbor.example"');
});

test('a click on the phone number dials it; what is no number is no link', () => {
  const phone = (value: string) => mailOf({ ...usual, rows: [{ label: 'Phone', value }] }).html;

  expect(phone('(512) 555-0177 x9')).toMatch(
    /<a class="link" href="tel:\+15125550177;ext=9"[^>]*>\(512\) 555-0177 x9<\/a>/,
  );
  expect(phone('"><b>1')).not.toMatch(/tel:|<b>/);
});

test('no value can add a header or turn the direction of the subject', () => {
  const name = 'Dana\r\nBcc: all@harbor.example\u202e\u2028';

  const { subject } = mailOf({ ...usual, rows: [{ label: 'Name', value: name }] });

  expect(subject).toBe('Request for information: Dana Bcc: all@harbor.example');
});

test('a name that is written as an encoded word is read as it is written', async () => {
  const name = '=?utf-8?q?=0ABcc:_all=40harbor.example?=';
  const { subject } = mailOf({ ...usual, rows: [{ label: 'Name', value: name }] });

  expect((await PostalMime.parse(`Subject: ${subject}\r\n\r\n`)).subject).toBe(subject);
});

test.each([
  ['https://www.evil.example/a', 'https: //www. evil. example/a'],
  ['Call me at evil.example', 'Call me at evil. example'],
  ['evil。example', 'evil。 example'],
  ['Dana (dana@harbor.example)', 'Dana (dana@harbor.example)'],
  ['J.R. Whitfield, M.B.A.', 'J.R. Whitfield, M.B.A.'],
  ['Harbor & Pine Inc.', 'Harbor & Pine Inc.'],
])('the name %s is no link in the subject, and stays as typed in the mail', (name, shown) => {
  const { subject, text } = mailOf({ ...usual, rows: [{ label: 'Name', value: name }] });

  expect(subject).toBe(`Request for information: ${shown}`);
  expect(text).toContain(`Name: ${name}`);
});

test('the subject has a bounded length and a fallback for a missing name', () => {
  const subjectFor = (name: string, company: string) =>
    mailOf({
      ...usual,
      rows: [
        { label: 'Name', value: name },
        { label: 'Company', value: company },
      ],
    }).subject;
  expect(subjectFor('n'.repeat(51), 'c'.repeat(50))).toBe(
    `Request for information: ${'n'.repeat(51)}, ${'c'.repeat(50)}`,
  );
  expect(subjectFor('x'.repeat(500), 'c')).toHaveLength(150);
  expect(subjectFor('🏗'.repeat(500), 'c')).toBe(`Request for information: ${'🏗'.repeat(125)}`);
  expect(subjectFor('می\u200cخواهم', 'c')).toBe('Request for information: می\u200cخواهم, c');
  expect(mailOf({ ...usual, rows: [], words: 'hello' }).subject).toBe(
    'Request for information: dana@harbor.example',
  );
});
