import { expect, test } from 'vitest';
import { receiptMail } from '../../../server/mails/receiptMail.ts';
import { company } from '../../../shared/company.ts';
import { acceptedLead } from '../../support/site/acceptedLead.ts';

test('the receipt repeats the request, in the order of the form', () => {
  const { subject, text, replyTo } = receiptMail(
    acceptedLead,
    'America/Chicago',
    'sales@x.example',
  );

  expect(subject).toBe('We received your request (K7MPX2QD)');
  expect(replyTo).toBe('sales@x.example');
  expect(text.split('\n\n').slice(1, -2)).toEqual([
    `Thank you for asking about the ${company.program}. We will contact you within the next business day, by Thursday, November 26.`,
    [
      'Reference: K7MPX2QD',
      'Sent: Wed, Nov 25, 2026, 8:14 AM Central',
      'Name: Dana Whitfield',
      'Phone: (512) 555-0134 x7',
      'Company: Harbor, Pine \\ Co.',
      'Job title: Partner',
      'City: Not provided',
      'State: Texas',
      'Message:\n  First line\n  Second line',
    ].join('\n'),
    `Something to add, correct or withdraw? Just reply. Your email goes straight to our sales team. Or call ${company.phone}.`,
  ]);
});
