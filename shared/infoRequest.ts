import { eachField, type InfoFormVariant, type InfoName, type InfoTextName } from './infoFields.ts';

/** The answers of a visitor. An empty string is an optional field that was left empty. */
export interface InfoRequest extends Record<InfoTextName, string> {
  employeeCount?: number | undefined;
}

/** A request that was sent, with the facts that the receipt shows. */
export interface SentRequest {
  readonly request: InfoRequest;
  /** Undefined with another login host, which does not know it. */
  readonly reference?: string | undefined;
  readonly sentAt: number;
}

/** The values of the form, all strings. An unanswered employee count is empty. */
export type InfoValues = Record<InfoName, string>;

export type InfoProblems = Partial<Record<InfoName, string>>;

/** `unverified`: nothing was sent, because the verified email is no longer stored. */
export type InfoFormStatus = 'idle' | 'sending' | 'failed' | 'unverified';

/** Returns the first and last name. A name that was sent in one piece is in `firstName`. */
export function fullName({ firstName, lastName }: InfoRequest): string {
  return `${firstName} ${lastName}`.trim();
}

export function variantOf({ employeeCount }: InfoRequest): InfoFormVariant {
  return employeeCount === undefined ? 'place' : 'employeeCount';
}

export function blankInfoRequest(email: string): InfoRequest {
  return { ...blankInfoValues(email), employeeCount: undefined };
}

export function blankInfoValues(email: string): InfoValues {
  return { ...eachField(() => ''), email };
}
