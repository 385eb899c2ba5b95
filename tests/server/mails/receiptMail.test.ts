import { expect, test } from 'vitest';
import { receiptMail } from '../../../server/mails/receiptMail.ts';
import { acceptedLead } from '../../support/site/acceptedLead.ts';

const message = 'See www.evil.example\nor <b>x@y.example';
const { subject, text, html, replyTo } = receiptMail(
  { ...acceptedLead, request: { ...acceptedLead.request, message } },
  'America/Chicago',
  'sales@firm.example',
);

test('the receipt contains the reference, the time, the answers and the promise to reply (decision S3)', () => {
  expect(subject).toBe('We have your request: K7MPX2QD');
  expect(replyTo).toBe('sales@firm.example');
  for (const part of [text, html.replaceAll(/<[^>]*>/g, '')]) {
    expect(part).toContain('We will contact you within the next business day.');
    expect(part).toContain('K7MPX2QD');
    expect(part).toContain('Wed, Nov 25, 2026, 8:14 AM Central');
    expect(part).toContain('Your email goes straight to our sales team.');
  }
  expect(text).toContain('City: Not given\nState: Texas\nMessage: See www.evil.example\n  or <b>');
});

test('the receipt contains no link, no image and no markup from the visitor (decision S3)', () => {
  expect(html).not.toMatch(/<a\b|href|<img|src=|url\(|https?:|<b>x/i);
  for (const words of html.replace(/<head>.*<\/head>/s, '').split(/<[^>]*>/))
    expect(words).not.toMatch(/\S@\S|www\.\S/);
});
