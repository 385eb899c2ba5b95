import PostalMime from 'postal-mime';
import { describe, expect, test } from 'vitest';
import type { AcceptedLead } from '../../../server/mails/acceptedLead.ts';
import { salesMail } from '../../../server/mails/salesMail.ts';
import { blankInfoRequest, type InfoRequest } from '../../../shared/infoRequest.ts';
import { questions } from '../../../shared/questions.ts';
import { acceptedLead } from '../../support/site/acceptedLead.ts';

const mailOf = (changes: Partial<AcceptedLead> = {}) =>
  salesMail({ ...acceptedLead, ...changes }, 'America/Chicago');

const mailWith = (changes: Partial<InfoRequest>) =>
  mailOf({ request: { ...acceptedLead.request, ...changes } });

const previewOf = (html: string) => /<div style="display:none;[^>]*>(.*?)<\/div>/.exec(html)?.[1];

const OTHER_PROGRAM = { ...blankInfoRequest('dana@harbor.example'), message: 'Call me.\nThanks' };

const asking = {
  message: `${questions[2]}\n${questions[0]}\n\nWe are in Texas.\n\nThank you.`,
};

describe('the mail to sales', () => {
  test('has a block for sales above the request that goes back', () => {
    const { text, replyTo, replyName } = mailOf({
      request: { ...acceptedLead.request, ...asking },
      earlier: { count: 1, at: Date.UTC(2026, 10, 24, 3), reference: '4H7RT9WC' },
      sameDomain: { count: 1, at: Date.UTC(2026, 10, 24, 18), reference: '9PX4KM2A' },
      campaign: 'qr-booth',
    });

    expect(text).toBe(`For sales only: delete this block before you send

Reply by Thursday, November 26.
Call (512) 555-0134 x7, or reply to this email.

Second request from this address in seven days.
The first arrived Monday, November 23 (reference 4H7RT9WC).
Another request from harbor.example in seven days.
It arrived Tuesday, November 24 (reference 9PX4KM2A).

Received: Wed, Nov 25, 2026, 8:14 AM Central (14:14 UTC)
Email verified: Mon, Nov 2, 2026, 3:05 AM Central (09:05 UTC)
Email type: Business (harbor.example)
Campaign: qr-booth
--------------------------------

Request for information
Dana Whitfield, Harbor, Pine \\ Co.
Reference K7MPX2QD

Name: Dana Whitfield
Email: dana@harbor.example
Company: Harbor, Pine \\ Co.
Job title: Partner
Phone: (512) 555-0134 x7
City: No City Submitted
State: Texas
Message:

  1. How does the program fit AICPA and state board rules on
     commissions and referral fees?

     Response:

  2. How is our share calculated, and when is it paid?

     Response:

  We are in Texas.

  Thank you.

     Response:`);
    expect([replyTo, replyName]).toEqual(['dana@harbor.example', 'Dana Whitfield']);
  });

  test('keeps a question inside a sentence of the visitor', () => {
    const { text } = mailWith({ message: `About "${questions[0]}": quarterly?` });

    expect(text).toContain(
      `  1. ${questions[0]}\n\n     Response:\n\n  About "${questions[0]}": q`,
    );
  });

  test.each([
    ['own words and the number of questions', asking, 'We are in Texas. Thank you. · 2 questions'],
    ['a single question', { message: questions[0] }, questions[0]],
    ['company and job title', { message: '' }, 'Harbor, Pine \\ Co., Partner'],
  ])('has %s as its preview', (_, answers, preview) => {
    const { html, text } = mailWith(answers);

    expect(previewOf(html)).toBe(preview);
    expect(text.endsWith('\nMessage: No Message Submitted')).toBe(answers.message === '');
  });

  test('shows only email and message of another program', () => {
    const { subject, text, html } = mailOf({ request: OTHER_PROGRAM });

    expect(subject).toBe('dana@harbor.example: request for information (K7MPX2QD)');
    expect(text).toContain('\nJust reply to this email.\n');
    expect(text).toMatch(
      /\n\nEmail: dana@harbor.example\nMessage:\n\n {2}Call me.\n {2}Thanks\n\n {5}Response:$/,
    );
    expect(previewOf(html)).toBe('Call me. Thanks');
  });

  test('shows a phone number with words whole, and not as a link', () => {
    const { text, html } = mailWith({ phone: 'call me after 5 at 512-555-0134' });

    expect(text).toContain('Reply to this email. Phone: call me after 5 at 512-555-0134\n');
    expect(html).not.toContain('tel:');
  });

  const LATEST = { count: 2, at: 0, reference: '4H7RT9WC' };
  const PERSONAL = { ...acceptedLead.request, email: 'dana@att.net' };
  test.each<[changes: Partial<AcceptedLead>, sentence: string]>([
    [{ elsewhere: true }, '(09:05 UTC), in a different browser'],
    [{ verifiedAt: undefined }, 'Email verified: Not verified (sent from a page on localhost)'],
    [{ request: PERSONAL }, 'Email type: Personal (att.net)'],
    [{ earlier: LATEST }, 'Third request from this address in seven days.\nThe latest arrived Wed'],
    [{ sameDomain: LATEST }, '2 other requests from harbor.example in seven days.\nThe latest a'],
  ])('with %j states %j', (changes, sentence) => {
    expect(mailOf(changes).text).toContain(sentence);
  });
});

describe('the answers in the mail to sales', () => {
  test('cannot imitate a row or add a field to a link', () => {
    const { html, text } = mailWith({
      phone: '"><b>1',
      message: 'Hello\nReference: FORGED',
      email: 'a?bcc=x&y@harbor.example',
    });

    expect(html).not.toMatch(/tel:|<b>1/);
    expect(text).toContain('Message:\n\n  Hello\n  Reference: FORGED\n');
    expect(html).toContain('href="mailto:a%3Fbcc%3Dx%26y@harbor.example"');
  });

  test('are links only for email and a valid phone number', () => {
    const links = [...mailOf().html.matchAll(/<a class="link" href="([^"]*)"/g)];

    expect(links.map(([, url]) => url)).toEqual([
      'tel:+15125550134;ext=7',
      'mailto:dana@harbor.example',
      'tel:+15125550134;ext=7',
    ]);
  });
});

describe('the subject of the mail to sales', () => {
  test.each([
    ['Dana\r\nBcc: all@harbor.example\u202e\u2028', 'Dana Bcc: all@harbor.example'],
    ['می\u200cخواهم', 'می\u200cخواهم'],
    ['https://www.evil.example/a', 'https: //www. evil. example/a'],
    ['Call me at evil.example', 'Call me at evil. example'],
    ['evil。example', 'evil。 example'],
    ['Dana (dana@harbor.example)', 'Dana (dana@harbor.example)'],
    ['J.R. Whitfield & Co., M.B.A.', 'J.R. Whitfield & Co., M.B.A.'],
    ['🏗'.repeat(500), '🏗'.repeat(120)],
  ])('shows the name %j as %j', (firstName, shown) => {
    const { subject, replyName } = mailWith({ firstName, lastName: '', company: '' });

    expect(subject).toBe(`${shown}: request for information (K7MPX2QD)`);
    expect(replyName).toBe(shown);
  });

  test('is not decoded if the name resembles an encoded word', async () => {
    const { subject } = mailWith({ firstName: '=?utf-8?q?=0ABcc:_all=40harbor.example?=' });

    expect((await PostalMime.parse(`Subject: ${subject}\r\n\r\n`)).subject).toBe(subject);
  });
});
