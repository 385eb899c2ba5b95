import { describe, expect, test } from 'vitest';
import { leadData } from '../../../server/mails/leadData.ts';
import type { AcceptedLead } from '../../../server/mails/acceptedLead.ts';
import { blankInfoRequest, type InfoRequest } from '../../../shared/infoRequest.ts';
import { questions } from '../../../shared/questions.ts';
import { acceptedLead } from '../../support/site/acceptedLead.ts';

const dataOf = (changes: Partial<AcceptedLead> = {}) =>
  leadData({ ...acceptedLead, ...changes }, 'site.example');
const requestWith = (changes: Partial<InfoRequest>) => ({
  request: { ...acceptedLead.request, ...changes },
});

describe('the JSON of a lead', () => {
  test.each([
    ['message', '=HYPERLINK("x")', `'=HYPERLINK("x")`],
    ['message', '@all', "'@all"],
    ['message', '- a list', "'- a list"],
    ['message', 'a = b', 'a = b'],
    ['phone', '+cmd', "'+cmd"],
    ['phone', '+44 20 7946 0018', '+44 20 7946 0018'],
  ])('keeps the %s %j from being a formula', (name, given, kept) => {
    expect(dataOf(requestWith({ [name]: given }))).toMatchObject({ [name]: kept });
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
      'somebody who asks known questions',
      { questions: [questions[2], questions[0]] },
      requestWith({ message: `${questions[2]}\n${questions[0]}\nThank you.` }),
    ],
    ['a firm of known size', { employees: '6-10 employees' }, requestWith({ employeeCount: 2 })],
    [
      'a name in one piece',
      { name: 'Dana Whitfield', firstName: null, lastName: null },
      requestWith({ firstName: 'Dana Whitfield', lastName: '' }),
    ],
    [
      'another program',
      { name: null, message: 'Call.' },
      { request: { ...blankInfoRequest('dana@harbor.example'), message: 'Call.' } },
    ],
  ])('describes a lead from %s', (_, data, changes) => {
    expect(dataOf(changes)).toMatchObject(data);
  });
});
