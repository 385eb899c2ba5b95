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

/** The values of the form, all strings. An unanswered employee count is empty. */
export type InfoValues = Record<InfoName, string>;

export type InfoProblems = Partial<Record<InfoName, string>>;

/** `unverified`: nothing was sent, because the verified email is no longer stored. */
export type InfoFormStatus = 'idle' | 'sending' | 'failed' | 'unverified';

export function blankInfoValues(email: string): InfoValues {
  return { ...eachField(() => ''), email };
}
