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

/** Creates a valid request, except for overridden values. */
export function validRequest(overrides: Partial<InfoRequest> = {}): InfoRequest {
  return { ...request, ...overrides };
}

/** Creates a lead of this submission id, except for overridden values. */
export function validLead(submissionId: string, overrides?: Partial<InfoRequest>): Lead {
  return createLead(validRequest(overrides), submissionId);
}

/** Creates the values of a completed form, except for overridden ones. */
export function validValues(overrides: Partial<InfoValues> = {}): InfoValues {
  return { ...request, employeeCount: '', ...overrides };
}

/** The text that a visitor types into the form on /info, by label. */
export function typedByLabel(values: InfoValues): Record<string, string> {
  const typed = namesOf('place').filter((name) => name !== 'email' && values[name] !== '');
  return Object.fromEntries(typed.map((name) => [infoFields[name].label, values[name]]));
}
