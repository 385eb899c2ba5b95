import PostalMime from 'postal-mime';
import { describe, expect, test } from 'vitest';
import type { AcceptedLead } from '../../../server/mails/acceptedLead.ts';
import { salesMail } from '../../../server/mails/salesMail.ts';
import { blankInfoRequest, type InfoRequest } from '../../../shared/infoRequest.ts';
import { questions } from '../../../shared/questions.ts';
import { summaryAnswers } from '../../../shared/summary.ts';
import { acceptedLead } from '../../support/site/acceptedLead.ts';

const mailOf = (changes: Partial<AcceptedLead> = {}) =>
  salesMail({ ...acceptedLead, ...changes }, 'America/Chicago');

const mailWith = (changes: Partial<InfoRequest>) =>
  mailOf({ request: { ...acceptedLead.request, ...changes } });

const words = (html: string) =>
  html
    .replace(/<head>.*<\/head>/s, '')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll('&nbsp;', ' ');

const previewOf = (html: string) => /<div style="display:none;[^>]*>(.*?)<\/div>/.exec(html)?.[1];

const OTHER_PROGRAM = { ...blankInfoRequest('dana@harbor.example'), message: 'Call me.\nThanks' };

describe('the mail to sales', () => {
  test('says first what to do, then shows the answers', () => {
    const { text, replyTo } = mailOf();

    expect(text.split('\n\n').slice(0, 2)).toEqual([
      'Request for information\nDana Whitfield, Harbor, Pine \\ Co.\nReference K7MPX2QD',
      'Reply within the next business day. Call (512) 555-0134 x7, or reply to this email.',
    ]);
    const labels = [...text.matchAll(/^([A-Z][\w ]+):/gm)].map(([, label]) => label);
    const answers = summaryAnswers(acceptedLead.request).map(({ label }) => label);
    expect(labels).toEqual([...answers, 'Received', 'Email verified', 'Email type']);
    expect(replyTo).toBe('dana@harbor.example');
  });

  test('has the defaults of the specification for empty answers', () => {
    const { text } = mailWith({ city: '', state: '', message: '' });

    expect(text).toContain(
      'City: No City Submitted\nState: No State Submitted\nMessage: No Message Submitted\n',
    );
  });

  test('numbers the known questions, each with an empty response', () => {
    const message = `${questions[2]}\n${questions[0]}\nWe are in Texas.\n\nThank you.`;
    const { text, html } = mailWith({ message });

    expect(text).toContain(
      [
        `Message:\n  1. ${questions[2]}\n     Response:\n`,
        `  2. ${questions[0]}\n     Response:\n`,
        '  We are in Texas.\n\n  Thank you.\n',
      ].join('\n'),
    );
    expect(words(html)).toMatch(
      /1\.How does .*\?\nResponse: \n2\.How is .*\?\nResponse: \nWe are in Texas\.Thank you\./,
    );
  });

  test('keeps a question inside a sentence of the visitor', () => {
    const { text } = mailWith({ message: `About "${questions[0]}": quarterly?` });

    expect(text).toContain(
      `  1. ${questions[0]}\n     Response:\n\n  About "${questions[0]}": quart`,
    );
  });

  test('shows a message without a known question as it is', () => {
    expect(mailWith({ message: 'Hello\nthere' }).text).toContain('\nMessage:\n  Hello\n  there\n');
    expect(mailWith({ message: 'Hello there' }).text).toContain('\nMessage: Hello there\n');
    expect(mailWith({ message: 'Hello there' }).text).not.toContain('Response:');
  });

  test.each([
    ['the first line of the message', { message: `${questions[0]}\nHi` }, questions[0]],
    ['company and job title', { message: '' }, 'Harbor, Pine \\ Co., Partner'],
  ])('has %s as its preview', (_, answers, preview) => {
    expect(previewOf(mailWith(answers).html)).toBe(preview);
  });

  test('shows only email and message of another program', () => {
    const { text, html } = mailOf({ request: OTHER_PROGRAM });

    expect(text).toContain('Reply within the next business day. Just reply to this email.');
    expect(text).toContain('\n\nEmail: dana@harbor.example\nMessage:\n  Call me.\n  Thanks\n');
    expect(text).not.toMatch(/City|Phone/);
    expect(previewOf(html)).toBe('Call me.');
  });

  test.each<[string, Partial<AcceptedLead>, string]>([
    ['the time of the lead', {}, 'Received: Wed, Nov 25, 2026, 8:14 AM Central (14:14 UTC)'],
    ['the verification', {}, 'Email verified: Mon, Nov 2, 2026, 3:05 AM Central (09:05 UTC)\n'],
    ['a change of browser', { elsewhere: true }, '(09:05 UTC), in a different browser'],
    [
      'a lead from localhost',
      { verifiedAt: undefined },
      'Email verified: Not verified (sent from a page on localhost)',
    ],
    ['a business email', {}, 'Email type: Business (harbor.example)'],
    [
      'a personal email',
      { request: { ...acceptedLead.request, email: 'dana@aol.com' } },
      'Email type: Personal (aol.com)',
    ],
    ['the campaign', { campaign: 'qr-booth' }, 'Campaign: qr-booth'],
    [
      'the first of two leads',
      { earlier: { count: 1, at: Date.UTC(2026, 10, 24, 3), reference: '4H7RT9WC' } },
      'Second request from this address in seven days. The first arrived Monday, November 23 (reference 4H7RT9WC).',
    ],
    [
      'the latest of several leads',
      { earlier: { count: 2, at: Date.UTC(2026, 10, 24, 18), reference: '4H7RT9WC' } },
      'Third request from this address in seven days. The latest arrived Tuesday, November 24 (reference 4H7RT9WC).',
    ],
  ])('states %s in both parts', (_, changes, sentence) => {
    const { text, html } = mailOf(changes);

    expect(text).toContain(sentence);
    for (const part of sentence.trim().split(/: |(?<=\.) (?=T)/))
      expect(words(html)).toContain(part);
  });

  test('mentions no campaign and no earlier lead without one', () => {
    expect(mailOf().text).not.toMatch(/Campaign|in seven days/);
  });
});

describe('the answers in the mail to sales', () => {
  const hostile = mailWith({
    firstName: '<img src=x onerror=alert(1)>',
    phone: '"><b>1',
    message: 'Hello\nReference: FORGED',
    email: 'a?bcc=x&y@harbor.example',
  });

  test('are text, even if they contain markup', () => {
    expect(hostile.html).not.toMatch(/<img|tel:|<b>1/);
  });

  test('cannot imitate a row', () => {
    expect(hostile.text).toContain('Message:\n  Hello\n  Reference: FORGED\n');
  });

  test('cannot add a field to the link of the email', () => {
    expect(hostile.html).toContain('href="mailto:a%3Fbcc%3Dx%26y@harbor.example"');
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
    ['J.R. Whitfield, M.B.A.', 'J.R. Whitfield, M.B.A.'],
    ['Harbor & Pine Inc.', 'Harbor & Pine Inc.'],
    ['n'.repeat(51), 'n'.repeat(51)],
    ['🏗'.repeat(500), '🏗'.repeat(125)],
  ])('shows the name %j as %j', (firstName, shown) => {
    expect(mailWith({ firstName, lastName: '', company: '' }).subject).toBe(
      `Request for information: ${shown}`,
    );
  });

  test('contains name and company', () => {
    expect(mailOf().subject).toBe('Request for information: Dana Whitfield, Harbor, Pine \\ Co.');
  });

  test('contains the email of another program', () => {
    expect(mailOf({ request: OTHER_PROGRAM }).subject).toBe(
      'Request for information: dana@harbor.example',
    );
  });

  test('is not decoded if the name resembles an encoded word', async () => {
    const { subject } = mailWith({ firstName: '=?utf-8?q?=0ABcc:_all=40harbor.example?=' });

    expect((await PostalMime.parse(`Subject: ${subject}\r\n\r\n`)).subject).toBe(subject);
  });
});
