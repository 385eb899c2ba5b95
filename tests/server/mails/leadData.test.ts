import { expect, test } from 'vitest';
import { leadFiles, leadData } from '../../../server/mails/leadData.ts';
import type { AcceptedLead } from '../../../shared/lead.ts';
import { acceptedLead } from '../../support/site/acceptedLead.ts';

const dataOf = (changes: Partial<AcceptedLead> = {}) => leadData({ ...acceptedLead, ...changes });
const cardOf = (changes?: Partial<AcceptedLead>) => leadFiles(dataOf(changes))[0]?.content ?? '';

test('the JSON file of a lead contains the answers, the times and the verified email', () => {
  const earlier = { count: 1, at: 0, reference: '4H7RT9WC' };
  const [card, json] = leadFiles(dataOf({ campaign: 'qr-booth', earlier }));

  expect(card?.contentType).toMatch(/^text\/vcard/);
  expect(json?.filename).toBe('lead-K7MPX2QD.json');
  expect(json?.contentType).toBe('application/json');
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
    // The default 'No City Submitted' is not an answer.
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

test('the contact card is a vCard 3.0, and no answer can add a property to it', () => {
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

test.each<[string, object, Partial<AcceptedLead>]>([
  ['another browser', { verifiedInSameBrowser: false }, { elsewhere: true }],
  [
    'a page on localhost',
    { verifiedInSameBrowser: false, emailVerifiedAt: null },
    { verifiedAt: undefined },
  ],
  ['a free mailbox', { mailbox: 'free' }, { email: 'dana@pm.me' }],
  ['a visitor without a campaign or an earlier lead', { campaign: null, earlierLeads: 0 }, {}],
  ['another program', { name: null, message: 'Call.' }, { rows: [], words: 'Call.' }],
])('the data of a lead from %s contains %j', (_, data, changes) => {
  expect(dataOf(changes)).toMatchObject(data);
});

test('the contact card of a lead without answers contains no empty properties and uses the email as the name', () => {
  const card = cardOf({ rows: [] });

  expect(card).toContain('FN:dana@harbor.example\r\n');
  expect(card).not.toMatch(/ORG|TITLE|TEL|ADR|NOTE/);
});

test('a long line of the contact card is folded without splitting a character', () => {
  const message = '🏗; plan '.repeat(60).trim();
  const card = cardOf({ rows: [{ label: 'Message', value: message }] });

  for (const line of card.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  expect(card.replaceAll('\r\n ', '')).toContain(`NOTE:${message.replaceAll(';', '\\;')}\r\n`);
});
