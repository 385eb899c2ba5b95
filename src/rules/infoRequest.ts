import { eachField, type InfoName, type InfoTextName } from './infoFields.ts';

export interface InfoRequest extends Record<InfoTextName, string> {
  employeeCount?: number | undefined;
}

/** A successfully sent request, for its receipt. */
export interface SentRequest {
  readonly request: InfoRequest;
  readonly reference: string;
  readonly sentAt: number;
}

/** The values of the form. Every value is a text, and an unanswered employee count is empty. */
export type InfoValues = Record<InfoName, string>;

export type InfoProblems = Partial<Record<InfoName, string>>;

/** `unverified`: without a valid stored email nothing was sent, and the visitor must verify again. */
export type InfoFormStatus = 'idle' | 'sending' | 'failed' | 'unverified';

export function blankInfoValues(email: string): InfoValues {
  return { ...eachField(() => ''), email };
}
