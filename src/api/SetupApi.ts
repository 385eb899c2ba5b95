import { createContext, use } from 'react';
import type { Lead } from '../../shared/lead.ts';

/**
 * - `Invalid Email`: the email is not valid, so no call was made (specification, section 5).
 * - `refused`: the login host answered `false`.
 * - `unreachable`: the call failed for any other reason.
 */
type CallProblem = 'Invalid Email' | 'refused' | 'unreachable';

export type CallResult = { ok: true } | { ok: false; problem: CallProblem };

/** The Setup API (specification, section 7). Calls end within 60 seconds and never throw. */
export interface SetupApi {
  /** True on localhost, where no code is mailed and any text opens the gate, even none (G2). */
  readonly needsNoCode?: boolean;
  /** Call 1: mails a one-time code to the email. */
  sendAccessCode: (email: string) => Promise<CallResult>;
  verifyAccessCode: (email: string, code: string) => Promise<CallResult>;
  /** Call 3: mails a lead to sales. Our server creates no second lead for a repeated call. */
  sendEmailToSales: (email: string, lead: Lead) => Promise<CallResult>;
}

export const SetupApiContext = createContext<SetupApi | undefined>(undefined);

export function useSetupApi(): SetupApi {
  const api = use(SetupApiContext);
  if (!api) throw new Error('There is no Setup API. Render the component inside App.');
  return api;
}
