import { eachField, type InfoName, type InfoTextName } from './infoFields.ts';

/** A request that is ready to send: valid, every text trimmed. */
export interface InfoRequest extends Record<InfoTextName, string> {
  employeeCount?: number | undefined;
}

/** A request that has arrived, as its receipt shows it. */
export interface SentRequest {
  readonly request: InfoRequest;
  readonly reference: string;
  readonly sentAt: number;
}

/** The form as it is typed: every field a text, an unanswered employee count an empty one. */
export type InfoValues = Record<InfoName, string>;

export type InfoProblems = Partial<Record<InfoName, string>>;

/** `unverified`: no valid email is stored, so nothing was sent; the gate has to be passed again. */
export type InfoFormStatus = 'idle' | 'sending' | 'failed' | 'unverified';

export function blankInfoValues(email: string): InfoValues {
  return { ...eachField(() => ''), email };
}
