import { describe, expect, test } from 'vitest';
import { leadData } from '../../../server/mails/leadData.ts';
import type { AcceptedLead } from '../../../server/mails/acceptedLead.ts';
import { company } from '../../../shared/company.ts';
import { blankInfoRequest, type InfoRequest } from '../../../shared/infoRequest.ts';
import { questions } from '../../../shared/questions.ts';
import { acceptedLead } from '../../support/site/acceptedLead.ts';

const dataOf = (changes: Partial<AcceptedLead> = {}) =>
  leadData({ ...acceptedLead, ...changes }, 'site.example');
const requestWith = (changes: Partial<InfoRequest>) => ({
  request: { ...acceptedLead.request, ...changes },
});

describe('the JSON of a lead', () => {
  test('contains the answers, the times and the verified email', () => {
    const earlier = { count: 1, at: 0, reference: '4H7RT9WC' };
    const sameDomain = { ...earlier, reference: '9PX4KM2A' };

    expect(dataOf({ campaign: 'qr-booth', earlier, sameDomain })).toEqual({
      reference: 'K7MPX2QD',
      receivedAt: '2026-11-25T14:14:00.000Z',
      site: 'site.example',
      source: company.program,
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
      sameDomainReference: '9PX4KM2A',
    });
  });

  test('has the questions in the order of the message', () => {
    const message = `${questions[2]}\n${questions[0]}\nThank you.`;

    expect(dataOf(requestWith({ message })).questions).toEqual([questions[2], questions[0]]);
  });

  test.each([
    ['=HYPERLINK("x")', `'=HYPERLINK("x")`],
    ['@all', "'@all"],
    ['- a list', "'- a list"],
    ['a = b', 'a = b'],
  ])('keeps %j from being a formula', (message, kept) => {
    expect(dataOf(requestWith({ message })).message).toBe(kept);
  });

  test('keeps the plus sign of a phone number, but not of a formula', () => {
    expect(dataOf(requestWith({ phone: '+44 20 7946 0018' })).phone).toBe('+44 20 7946 0018');
    expect(dataOf(requestWith({ phone: '+cmd' })).phone).toBe("'+cmd");
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
