import { describe, expect, test } from 'vitest';
import { leadFiles, leadData } from '../../../server/mails/leadData.ts';
import type { AcceptedLead } from '../../../server/mails/acceptedLead.ts';
import { blankInfoRequest, type InfoRequest } from '../../../shared/infoRequest.ts';
import { questions } from '../../../shared/questions.ts';
import { acceptedLead } from '../../support/site/acceptedLead.ts';

const dataOf = (changes: Partial<AcceptedLead> = {}) => leadData({ ...acceptedLead, ...changes });
const requestWith = (changes: Partial<InfoRequest>) => ({
  request: { ...acceptedLead.request, ...changes },
});
const cardOf = (changes?: Partial<AcceptedLead>) => leadFiles(dataOf(changes))[0]?.content ?? '';

describe('the JSON of a lead', () => {
  test('contains the answers, the times and the verified email', () => {
    const earlier = { count: 1, at: 0, reference: '4H7RT9WC' };
    const [, json] = leadFiles(dataOf({ campaign: 'qr-booth', earlier }));

    expect(json?.filename).toBe('lead-K7MPX2QD.json');
    expect(json?.contentType).toBe('application/json');
    expect(JSON.parse(json?.content ?? '')).toMatchObject({
      reference: 'K7MPX2QD',
      receivedAt: '2026-11-25T14:14:00.000Z',
      name: 'Dana Whitfield',
      firstName: 'Dana',
      lastName: 'Whitfield',
      email: 'dana@harbor.example',
      emailVerifiedAt: '2026-11-02T09:05:00.000Z',
      verifiedInSameBrowser: true,
      company: 'Harbor, Pine \\ Co.',
      jobTitle: 'Partner',
      phone: '(512) 555-0134 x7',
      city: null,
      state: 'Texas',
      message: 'First line\nSecond line',
      questions: [],
      employees: null,
      mailbox: 'company',
      campaign: 'qr-booth',
      earlierLeads: 1,
      earlierReference: '4H7RT9WC',
    });
  });

  test('has the numbers of the questions in the order of the message', () => {
    const message = `${questions[2]}\n${questions[0]}\nThank you.`;

    expect(dataOf(requestWith({ message })).questions).toEqual([3, 1]);
  });

  test('has an employee count in words', () => {
    expect(dataOf(requestWith({ employeeCount: 2 })).employees).toBe('6-10 employees');
  });

  test('has no first name if the name came in one piece', () => {
    const data = dataOf(requestWith({ firstName: 'Dana Whitfield', lastName: '' }));

    expect(data).toMatchObject({ name: 'Dana Whitfield', firstName: null, lastName: null });
  });

  test.each<[string, object, Partial<AcceptedLead>]>([
    ['another browser', { verifiedInSameBrowser: false }, { elsewhere: true }],
    [
      'a page on localhost',
      { verifiedInSameBrowser: false, emailVerifiedAt: null },
      { verifiedAt: undefined },
    ],
    ['a free mailbox', { mailbox: 'free' }, requestWith({ email: 'dana@pm.me' })],
    ['a first visit without a campaign', { campaign: null, earlierLeads: 0 }, {}],
    [
      'another program',
      { name: null, message: 'Call.' },
      { request: { ...blankInfoRequest('dana@harbor.example'), message: 'Call.' } },
    ],
  ])('describes a lead from %s', (_, data, changes) => {
    expect(dataOf(changes)).toMatchObject(data);
  });
});

describe('the contact card', () => {
  test('is a vCard 3.0 to which no answer adds a property', () => {
    expect(leadFiles(dataOf())[0]?.contentType).toMatch(/^text\/vcard/);
    expect(cardOf().split('\r\n')).toEqual([
      'BEGIN:VCARD',
      'VERSION:3.0',
      'N:Whitfield;Dana;;;',
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

  test.each([
    ['Dana Whitfield', '', 'N:;Dana Whitfield;;;'],
    ['Dana; X', 'Whit,field', 'N:Whit\\,field;Dana\\; X;;;'],
  ])('has the names %j and %j in their parts', (firstName, lastName, property) => {
    expect(cardOf(requestWith({ firstName, lastName }))).toContain(`\r\n${property}\r\n`);
  });

  test('has the email as the name if nothing else is known', () => {
    const card = cardOf({ request: blankInfoRequest('dana@harbor.example') });

    expect(card).toContain('FN:dana@harbor.example\r\n');
    expect(card).not.toMatch(/ORG|TITLE|TEL|ADR|NOTE/);
  });

  test('folds a long line without splitting a character', () => {
    const message = '🏗; plan '.repeat(60).trim();
    const card = cardOf(requestWith({ message }));

    for (const line of card.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(card.replaceAll('\r\n ', '')).toContain(`NOTE:${message.replaceAll(';', '\\;')}\r\n`);
  });
});
