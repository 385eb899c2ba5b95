import type { AcceptedLead } from '../../../server/mails/acceptedLead.ts';
import { createLead } from '../../../shared/lead.ts';
import { validRequest } from './validRequest.ts';

const request = validRequest({
  firstName: 'Dana',
  lastName: 'Whitfield',
  email: 'dana@harbor.example',
  phone: '(512) 555-0134 x7',
  company: 'Harbor, Pine \\ Co.',
  state: 'Texas',
  message: 'First line\nSecond line',
});

/** A lead that the server accepted on November 25, with an email verified on November 2. */
export const acceptedLead: AcceptedLead = {
  ...createLead(request, 'a'.repeat(32)),
  reference: 'K7MPX2QD',
  receivedAt: Date.UTC(2026, 10, 25, 14, 14),
  verifiedAt: Date.UTC(2026, 10, 2, 9, 5),
};
