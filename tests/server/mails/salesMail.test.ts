import PostalMime from 'postal-mime';
import { expect, test } from 'vitest';
import { salesMail } from '../../../server/mails/salesMail.ts';
import type { AcceptedLead } from '../../../server/mails/acceptedLead.ts';
import { blankInfoRequest, type InfoRequest } from '../../../shared/infoRequest.ts';
import { summaryAnswers } from '../../../shared/summary.ts';
import { acceptedLead } from '../../support/site/acceptedLead.ts';

const mailOf = (changes: Partial<AcceptedLead> = {}) =>
  salesMail({ ...acceptedLead, ...changes }, 'America/Chicago');

const mailWith = (changes: Partial<InfoRequest>) =>
  mailOf({ request: { ...acceptedLead.request, ...changes } });

test('the sales mail has the rows of the summary and of the server', () => {
  const { text, replyTo } = mailOf();

  const labels = [...text.matchAll(/^([A-Z][a-z ]+): /gm)].map(([, label]) => label);
  const answers = summaryAnswers(acceptedLead.request).map(({ label }) => label);
  expect(labels).toEqual([...answers, 'Received', 'Verified', 'Mailbox', 'Reference']);
  expect(replyTo).toBe('dana@harbor.example');
});

test.each<[string, Partial<AcceptedLead>, string]>([
  ['when the lead was received', {}, 'Received: Wed, Nov 25, 2026, 8:14 AM Central (14:14 UTC)'],
  ['when the email was verified', {}, 'Verified: Mon, Nov 2, 2026, 3:05 AM Central (09:05 UTC)\n'],
  ['a change of browser', { elsewhere: true }, '(09:05 UTC), in a different browser'],
  [
    'that the email was not verified',
    { verifiedAt: undefined },
    'Not verified (sent from a page on localhost)',
  ],
  ['that the mailbox belongs to a company', {}, 'Mailbox: Company mailbox (harbor.example)'],
  [
    'that the mailbox is free',
    { request: { ...acceptedLead.request, email: 'dana@aol.com' } },
    'Mailbox: Free mailbox (aol.com)',
  ],
  ['the campaign', { campaign: 'qr-booth' }, 'Campaign: qr-booth'],
  ['the reference', {}, 'Reference: K7MPX2QD'],
  ['how to reply', {}, 'Reply to this email to reach Dana Whitfield.'],
  [
    'when the only earlier lead was received',
    { earlier: { count: 1, at: Date.UTC(2026, 10, 24, 3), reference: '4H7RT9WC' } },
    'Second request in seven days from this email. The first came on Monday, November 23, reference 4H7RT9WC.',
  ],
  [
    'when the last earlier lead was received',
    { earlier: { count: 2, at: Date.UTC(2026, 10, 24, 18), reference: '4H7RT9WC' } },
    'Third request in seven days from this email. The last one came on Tuesday, November 24, reference 4H7RT9WC.',
  ],
])('the text and HTML parts of the sales mail state %s (decision S2)', (_, changes, sentence) => {
  const { text, html } = mailOf(changes);

  expect(text).toContain(sentence);
  const [label, value = label] = sentence.trim().split(/: (?=[A-Z0-9q])/);
  expect(html.replaceAll(/<[^>]*>/g, ' ')).toContain(value?.split('. ')[0]);
});

test('a sales mail without a campaign or an earlier lead mentions neither', () => {
  expect(mailOf().text).not.toMatch(/Campaign|request in seven days/);
});

test('the sales mail keeps line breaks and shows markup as text; no line of a message resembles a row, and only the email and a valid phone number become links', () => {
  const { text, html } = mailWith({
    firstName: '<img src=x onerror=alert(1)>',
    phone: '"><b>1',
    message: 'Hello\nReference: FORGED',
    email: 'a?bcc=x&y@harbor.example',
  });

  expect(text).toContain('Message: \n  Hello\n  Reference: FORGED\n');
  expect(html).toContain('Hello<br>Reference: FORGED');
  expect(html).not.toMatch(/<img|tel:|<b>1/);
  // The email cannot add a field to the mailto link.
  expect(html).toContain('href="mailto:a%3Fbcc%3Dx%26y@harbor.example"');
  expect(mailOf().html).toMatch(
    /<a class="link" href="tel:\+15125550134;ext=7"[^>]*>\(512\) 555-0134 x7<\/a>/,
  );
});

test.each([
  ['Dana\r\nBcc: all@harbor.example\u202e\u2028', 'Dana Bcc: all@harbor.example'],
  ['می\u200cخواهم', 'می\u200cخواهم'],
  ['https://www.evil.example/a', 'https: //www. evil. example/a'],
  ['Call me at evil.example', 'Call me at evil. example'],
  ['evil。example', 'evil。 example'],
  ['Dana (dana@harbor.example)', 'Dana (dana@harbor.example)'],
  ['J.R. Whitfield, M.B.A.', 'J.R. Whitfield, M.B.A.'],
  ['Harbor & Pine Inc.', 'Harbor & Pine Inc.'],
  ['n'.repeat(51), 'n'.repeat(51)],
  ['🏗'.repeat(500), '🏗'.repeat(125)],
])(
  'a name cannot add a header, a link or a direction mark to the subject, or make the subject too long: %j is shown as %j',
  (firstName, shown) => {
    expect(mailWith({ firstName, lastName: '', company: '' }).subject).toBe(
      `Request for information: ${shown}`,
    );
  },
);

test('the subject contains the name and the company, or the email if these are missing; a name that resembles an encoded word is not decoded', async () => {
  expect(mailOf().subject).toBe('Request for information: Dana Whitfield, Harbor, Pine \\ Co.');
  const request = { ...blankInfoRequest('dana@harbor.example'), message: 'hello' };
  expect(mailOf({ request }).subject).toBe('Request for information: dana@harbor.example');
  const { subject } = mailWith({ firstName: '=?utf-8?q?=0ABcc:_all=40harbor.example?=' });
  expect((await PostalMime.parse(`Subject: ${subject}\r\n\r\n`)).subject).toBe(subject);
});
