import { createContext, use } from 'react';
import type { Lead } from '../rules/lead.ts';

/**
 * Why a call did not succeed. The host's own words never travel further than this.
 * `Invalid Email`: no valid stored email, so no call was made (specification, section 5).
 * `refused`: the host answered a definite no. `unreachable`: everything else.
 */
type CallProblem = 'Invalid Email' | 'refused' | 'unreachable';

/** `isDelayed`: what our own host has sent before still waits (docs/decisions/server/delivery.md#h18). */
export type CallResult = { ok: true; isDelayed?: true } | { ok: false; problem: CallProblem };

export interface CodeTimes {
  readonly codeMinutes: number;
  readonly resendSeconds: number;
}

/** The Setup API (specification, section 7). No call throws; each ends within 60 seconds. */
export interface SetupApi {
  /** Another's login host; nothing is promised in its name (docs/decisions/gate.md#g6). */
  readonly loginHost: string | undefined;
  readonly times: CodeTimes;
  /** The email that our codes come from, where it is known. */
  readonly sender: string | undefined;
  /** Where our server also posts each lead; undefined where leads go by mail alone. */
  readonly leadReceiver: string | undefined;
  /** True where our server answers a lead with a receipt by email. */
  readonly emailsReceipts: boolean;
  /** True where our server keeps the campaign that brought a visitor. */
  readonly keepsCampaigns: boolean;
  /** Call 1: mails a one-time code to the email. */
  sendAccessCode: (email: string) => Promise<CallResult>;
  /** Call 2: true when the code is good for the email. */
  verifyAccessCode: (email: string, code: string) => Promise<CallResult>;
  /** Call 3: mails a lead to sales. The same `submissionId` never makes a second lead. */
  sendEmailToSales: (email: string, lead: Lead) => Promise<CallResult>;
}

export const SetupApiContext = createContext<SetupApi | undefined>(undefined);

export function useSetupApi(): SetupApi {
  const api = use(SetupApiContext);
  if (!api) throw new Error('There is no Setup API. Render the component inside App.');
  return api;
}
