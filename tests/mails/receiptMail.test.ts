import { expect, test } from 'vitest';
import { receiptMail } from '../../src/mails/receiptMail.ts';
import { summaryRows, type AcceptedLead } from '../../src/rules/lead.ts';
import { validRequest } from '../support/site/validRequest.ts';

const lead: AcceptedLead = {
  submissionId: 'a'.repeat(32),
  reference: '7K4M2QXT',
  email: 'dana@harbor.example',
  rows: summaryRows({
    ...validRequest(),
    city: '',
    message: 'See www.evil.example\nor <b>x@y.example',
  }),
  receivedAt: Date.UTC(2026, 10, 25, 14, 14),
  verifiedAt: 0,
};
const { subject, text, html, replyTo } = receiptMail(lead, 'America/Chicago', 'sales@firm.example');

test('the receipt says the reference, the time, what was sent, and the reply promise', () => {
  expect(subject).toBe('We have your request: 7K4M2QXT');
  expect(replyTo).toBe('sales@firm.example');
  for (const part of [text, html.replaceAll(/<[^>]*>/g, '')]) {
    expect(part).toContain('We will contact you within the next business day.');
    expect(part).toContain('7K4M2QXT');
    expect(part).toContain('Wed, Nov 25, 2026, 8:14 AM Central');
    expect(part).toContain('Your email goes straight to our sales team.');
  }
  expect(text).toContain('City: Not given\nState:');
});

test('the receipt holds no link, no image and no markup of the visitor', () => {
  expect(html).not.toMatch(/<a\b|href|<img|src=|url\(|https?:|<b>x/i);
  for (const words of html.replace(/<head>.*<\/head>/s, '').split(/<[^>]*>/))
    expect(words).not.toMatch(/\S@\S|www\.\S/);
});
