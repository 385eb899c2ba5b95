import { request as example } from '../../../stories/info/infoValues.ts';
import { infoFields, namesOf } from '../../../shared/infoFields.ts';
import { createLead, type Lead } from '../../../shared/lead.ts';
import type { InfoRequest, InfoValues } from '../../../shared/infoRequest.ts';

const request: InfoRequest = {
  ...example,
  lastName: 'Reed',
  phone: '512-555-0134',
  company: 'Reed & Partners',
  city: '',
  state: '',
  message: '',
};

/** Creates a valid request in which some values can be replaced. */
export function validRequest(overrides: Partial<InfoRequest> = {}): InfoRequest {
  return { ...request, ...overrides };
}

/** Creates a lead with this submission id, in which some values can be replaced. */
export function validLead(submissionId: string, overrides?: Partial<InfoRequest>): Lead {
  return createLead(validRequest(overrides), submissionId);
}

/** Creates the values of a completed form, some of which can be replaced. */
export function validValues(overrides: Partial<InfoValues> = {}): InfoValues {
  return { ...request, employeeCount: '', ...overrides };
}

/** Returns the text that a visitor types into each field on /info, by label. */
export function typedByLabel(values: InfoValues): Record<string, string> {
  const typed = namesOf('place').filter((name) => name !== 'email' && values[name] !== '');
  return Object.fromEntries(typed.map((name) => [infoFields[name].label, values[name]]));
}
