import { expect, test } from 'vitest';
import { leadFiles, leadData } from '../../src/mails/leadData.ts';
import type { AcceptedLead } from '../../src/rules/lead.ts';
import { acceptedLead } from '../support/site/acceptedLead.ts';

const dataOf = (changes: Partial<AcceptedLead> = {}) => leadData({ ...acceptedLead, ...changes });
const cardOf = (changes?: Partial<AcceptedLead>) => leadFiles(dataOf(changes))[0]?.content ?? '';

test('the data of a lead are its answers, times and verified email', () => {
  const earlier = { count: 1, at: 0, reference: '4H7RT9WC' };
  const [card, json] = leadFiles(dataOf({ campaign: 'qr-booth', earlier }));

  expect(card?.contentType).toMatch(/^text\/vcard/);
  expect(json).toMatchObject({
    filename: 'lead-K7MPX2QD.json',
    contentType: 'application/json',
  });
  expect(JSON.parse(json?.content ?? '')).toEqual({
    reference: 'K7MPX2QD',
    receivedAt: '2026-11-25T14:14:00.000Z',
    name: 'Dana Whitfield',
    email: 'dana@harbor.example',
    emailVerifiedAt: '2026-11-02T09:05:00.000Z',
    verifiedInSameBrowser: true,
    company: 'Harbor, Pine \\ Co.',
    jobTitle: 'Partner',
    phone: '(512) 555-0134 x7',
    // The text for an empty answer counts as no answer.
    city: null,
    state: 'Texas',
    message: 'First line\nSecond line',
    employees: null,
    mailbox: 'company',
    campaign: 'qr-booth',
    earlierLeads: 1,
    earlierReference: '4H7RT9WC',
  });
});

test('the contact card is a vCard 3.0 in which no answer can begin another property', () => {
  expect(cardOf().split('\r\n')).toEqual([
    'BEGIN:VCARD',
    'VERSION:3.0',
    'N:;Dana Whitfield;;;',
    'FN:Dana Whitfield',
    'ORG:Harbor\\, Pine \\\\ Co.',
    'TITLE:Partner',
    'EMAIL;TYPE=INTERNET:dana@harbor.example',
    'TEL;TYPE=WORK,VOICE:(512) 555-0134 x7',
    'ADR;TYPE=WORK:;;;;Texas;;',
    'NOTE:First line\\nSecond line',
    'REV:2026-11-25T14:14:00.000Z',
    'END:VCARD',
    '',
  ]);
});

test.each<[string, Partial<AcceptedLead>, object]>([
  ['another browser', { elsewhere: true }, { verifiedInSameBrowser: false }],
  [
    'a page on localhost',
    { verifiedAt: undefined },
    { verifiedInSameBrowser: false, emailVerifiedAt: null },
  ],
  ['a free mailbox', { email: 'dana@gmail.com' }, { mailbox: 'free' }],
  ['no campaign and no earlier lead', {}, { campaign: null, earlierLeads: 0 }],
  ['another program', { rows: [], words: 'Call.' }, { name: null, message: 'Call.' }],
])('the data of a lead from %s', (_, changes, data) => {
  expect(dataOf(changes)).toMatchObject(data);
});

test('a card without answers has no rows for them and uses the email as its name', () => {
  const card = cardOf({ rows: [] });

  expect(card).toContain('FN:dana@harbor.example\r\n');
  expect(card).not.toMatch(/ORG|TITLE|TEL|ADR|NOTE/);
});

test('a long line of the card is folded between characters', () => {
  const message = '🏗; plan '.repeat(60).trim();
  const card = cardOf({ rows: [{ label: 'Message', value: message }] });

  for (const line of card.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  expect(card.replaceAll('\r\n ', '')).toContain(`NOTE:${message.replaceAll(';', '\\;')}\r\n`);
});
