import { expect, test } from 'vitest';
import { leadFiles, leadData } from '../../src/mails/leadData.ts';
import { summaryRows } from '../../src/rules/lead.ts';
import { validRequest } from '../support/site/validRequest.ts';

const usual = {
  submissionId: 'a'.repeat(32),
  receivedAt: Date.UTC(2026, 10, 2, 9, 30),
  campaign: 'qr-booth',
  earlier: { count: 1, at: 0, reference: '4H7RT9WC' },
  rows: summaryRows({
    ...validRequest(),
    firstName: 'Dana; Ünal',
    lastName: 'Whitfield',
    company: 'Harbor, Pine \\ Co.',
    job: 'Partner',
    phone: '(512) 555-0134 x7',
    city: 'Austin',
    state: 'Texas',
    message: 'First line\nSecond line',
  }),
  email: 'dana@harbor.example',
  verifiedAt: Date.UTC(2026, 10, 2, 9, 5),
  reference: 'K7MPX2QD',
};
const filesOf = (props: Parameters<typeof leadData>[0]) => leadFiles(leadData(props));

test('the data of a lead say what was asked, when, and by whose verified email', () => {
  const [, json] = filesOf(usual);

  expect(json).toMatchObject({
    filename: 'lead-K7MPX2QD.json',
    contentType: 'application/json',
  });
  expect(JSON.parse(json?.content ?? '')).toEqual({
    reference: 'K7MPX2QD',
    receivedAt: '2026-11-02T09:30:00.000Z',
    name: 'Dana; Ünal Whitfield',
    email: 'dana@harbor.example',
    emailVerifiedAt: '2026-11-02T09:05:00.000Z',
    verifiedInSameBrowser: true,
    company: 'Harbor, Pine \\ Co.',
    jobTitle: 'Partner',
    phone: '(512) 555-0134 x7',
    city: 'Austin',
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
  const [card] = filesOf(usual);

  expect(card?.contentType).toMatch(/^text\/vcard/);
  expect(card?.content.split('\r\n')).toEqual([
    'BEGIN:VCARD',
    'VERSION:3.0',
    'N:;Dana\\; Ünal Whitfield;;;',
    'FN:Dana\\; Ünal Whitfield',
    'ORG:Harbor\\, Pine \\\\ Co.',
    'TITLE:Partner',
    'EMAIL;TYPE=INTERNET:dana@harbor.example',
    'TEL;TYPE=WORK,VOICE:(512) 555-0134 x7',
    'ADR;TYPE=WORK:;;;Austin;Texas;;',
    'NOTE:First line\\nSecond line',
    'REV:2026-11-02T09:30:00.000Z',
    'END:VCARD',
    '',
  ]);
});

test('the words for an empty answer are no answer', () => {
  const rows = summaryRows({ ...validRequest(), city: '', state: '', message: '' });
  const lead = leadData({ ...usual, rows });
  const [card] = leadFiles(lead);

  expect(lead).toMatchObject({ city: null, state: null, message: null });
  expect(card?.content).not.toMatch(/Submitted|ADR|NOTE/);
});

test('a body of another program is the message of its lead', () => {
  const lead = leadData({ ...usual, rows: [], words: 'Please call.' });

  expect(lead).toMatchObject({ name: null, message: 'Please call.' });
  expect(leadFiles(lead)[0]?.content).toContain('FN:dana@harbor.example\r\n');
});

test.each([
  [{ ...usual, elsewhere: true }, '2026-11-02T09:05:00.000Z'],
  [{ ...usual, verifiedAt: undefined }, null],
])('the data say that this browser has not verified the email', (props, emailVerifiedAt) => {
  expect(leadData(props)).toMatchObject({
    emailVerifiedAt,
    verifiedInSameBrowser: false,
  });
});

test('a long line of the card goes on in the next ones, no character is cut in half', () => {
  const message = '🏗 plan '.repeat(60).trim();
  const rows = [{ label: 'Message' as const, value: message }];
  const card = filesOf({ ...usual, rows })[0]?.content ?? '';

  for (const line of card.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  expect(card.replaceAll('\r\n ', '')).toContain(`NOTE:${message}\r\n`);
});
