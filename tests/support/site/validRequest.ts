import { infoFields, namesOf } from '../../../src/rules/infoFields.ts';
import { createLead, type Lead } from '../../../src/rules/lead.ts';
import type { InfoRequest, InfoValues } from '../../../src/rules/infoRequest.ts';

const request: InfoRequest = {
  firstName: 'Pat',
  lastName: 'Reed',
  email: 'pat@firm.example',
  phone: '512-555-0134',
  company: 'Reed & Partners',
  job: 'Partner',
  city: '',
  state: '',
  message: '',
};

/** A request that is ready to send, but for what a test overrides. */
export function validRequest(overrides: Partial<InfoRequest> = {}): InfoRequest {
  return { ...request, ...overrides };
}

/** A lead whose submission id is `submissionId`, but for what a test overrides. */
export function validLead(submissionId: string, overrides?: Partial<InfoRequest>): Lead {
  return createLead(validRequest(overrides), submissionId);
}

/** The form filled in as a visitor would, but for what a test overrides. */
export function validValues(overrides: Partial<InfoValues> = {}): InfoValues {
  return { ...request, employeeCount: '', ...overrides };
}

/** What a visitor types into the form on /info, by the label of each field. */
export function typedByLabel(values: InfoValues): Record<string, string> {
  const typed = namesOf('place').filter((name) => name !== 'email' && values[name] !== '');
  return Object.fromEntries(typed.map((name) => [infoFields[name].label, values[name]]));
}
