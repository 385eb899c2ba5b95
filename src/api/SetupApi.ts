import { createContext, use } from 'react';
import type { Lead } from '../rules/lead.ts';

/**
 * Why a call failed. Error texts of the login host are never passed on.
 * `Invalid Email`: no valid email is stored, so no call was made (specification, section 5).
 * `refused`: the login host answered `false`. `unreachable`: every other failure.
 */
type CallProblem = 'Invalid Email' | 'refused' | 'unreachable';

/** `isDelayed`: an earlier mail is still undelivered (docs/decisions/server/delivery.md#h18). */
export type CallResult = { ok: true; isDelayed?: true } | { ok: false; problem: CallProblem };

/** The Setup API (specification, section 7). Calls never throw and end within 60 seconds. */
export interface SetupApi {
  /** The hostname of another login host; undefined for our server (docs/decisions/gate.md#g6). */
  readonly loginHost: string | undefined;
  readonly times: Readonly<Record<'codeMinutes' | 'resendSeconds', number>>;
  /** The sender of our codes, if it is known. */
  readonly sender: string | undefined;
  /** The hostname to which our server also posts leads; undefined if it only mails them. */
  readonly leadReceiver: string | undefined;
  /** True if our server answers a lead with a receipt by email. */
  readonly emailsReceipts: boolean;
  /** True if our server stores a visitor's campaign. */
  readonly keepsCampaigns: boolean;
  /** Call 1: mails a one-time code to the email. */
  sendAccessCode: (email: string) => Promise<CallResult>;
  verifyAccessCode: (email: string, code: string) => Promise<CallResult>;
  /** Call 3: mails a lead to sales. Repeating a `submissionId` never creates a second lead. */
  sendEmailToSales: (email: string, lead: Lead) => Promise<CallResult>;
}

export const SetupApiContext = createContext<SetupApi | undefined>(undefined);

export function useSetupApi(): SetupApi {
  const api = use(SetupApiContext);
  if (!api) throw new Error('There is no Setup API. Render the component inside App.');
  return api;
}
