import { describe, expect, test } from 'vitest';
import { company } from '../../../shared/company.ts';
import { receiptMail } from '../../../server/mails/receiptMail.ts';
import { acceptedLead } from '../../support/site/acceptedLead.ts';

const message = 'See www.evil.example\nor <b>x@y.example';
const { subject, text, html, replyTo } = receiptMail(
  { ...acceptedLead, request: { ...acceptedLead.request, message } },
  'America/Chicago',
  'sales@firm.example',
);

describe('the receipt', () => {
  test('has the reference in its subject, and replies go to sales', () => {
    expect(subject).toBe('We received your request (K7MPX2QD)');
    expect(replyTo).toBe('sales@firm.example');
  });

  test.each([
    'We received your request.',
    'We will contact you within the next business day, by Thursday, November 26.',
    'K7MPX2QD',
    'Wed, Nov 25, 2026, 8:14 AM Central',
    'Something to add, correct or withdraw? Just reply.',
    `Or call ${company.phone}.`,
  ])('says in both parts: %s', (sentence) => {
    expect(text).toContain(sentence);
    expect(html.replaceAll(/<[^>]*>/g, '').replaceAll('&nbsp;', ' ')).toContain(sentence);
  });

  test('shows every answer in the order of the form', () => {
    expect(text).toMatch(/\nName: Dana Whitfield\nPhone: .*\nCompany: /);
    expect(text).toContain(
      'City: Not provided\nState: Texas\nMessage:\n  See www.evil.example\n  or <b>x@y.example\n',
    );
  });

  test('contains no link, no image and no markup from the visitor', () => {
    expect(html).not.toMatch(/<a\b|href|<img|src=|url\(|https?:|<b>x/i);
    for (const words of html.replace(/<head>.*<\/head>/s, '').split(/<[^>]*>/))
      expect(words).not.toMatch(/\S@\S|www\.\S/);
  });
});
