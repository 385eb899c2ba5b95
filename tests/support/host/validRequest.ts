import {
  blankInfoValues,
  type InfoRequest,
  type InfoValues,
} from '../../../src/rules/infoRequest.ts';

/** The form filled in as a visitor would, but for what a test overrides. */
export function validValues(overrides: Partial<InfoValues> = {}): InfoValues {
  return {
    ...blankInfoValues('pat@firm.example'),
    firstName: 'Pat',
    lastName: 'Reed',
    phone: '512-555-0134',
    company: 'Reed & Partners',
    job: 'Partner',
    ...overrides,
  };
}

/** A request that is ready to send, but for what a test overrides. */
export function validRequest(overrides: Partial<InfoRequest> = {}): InfoRequest {
  const { employeeCount: _unanswered, ...texts } = validValues();
  return { ...texts, ...overrides };
}
