import { eachField, type InfoName, type InfoTextName } from './infoFields.ts';

export interface InfoRequest extends Record<InfoTextName, string> {
  employeeCount?: number | undefined;
}

/** A request that was sent, with the facts that the receipt shows. */
export interface SentRequest {
  readonly request: InfoRequest;
  readonly reference: string;
  readonly sentAt: number;
}

/** The values of the form. Every value is a string; an unanswered employee count is an empty one. */
export type InfoValues = Record<InfoName, string>;

export type InfoProblems = Partial<Record<InfoName, string>>;

/** `unverified`: nothing was sent, because no valid email is stored. The visitor must verify again. */
export type InfoFormStatus = 'idle' | 'sending' | 'failed' | 'unverified';

export function blankInfoValues(email: string): InfoValues {
  return { ...eachField(() => ''), email };
}
