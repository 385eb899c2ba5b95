import { createContext, use } from 'react';
import type { InfoRequest } from '../rules/infoRequest.ts';

/**
 * Why a call did not succeed. The host's own words never travel further than this.
 * `Invalid Email`: no valid stored address, so no call was made (specification, section 5).
 * `refused`: the host answered a definite no. `unreachable`: everything else.
 */
export type CallProblem = 'Invalid Email' | 'refused' | 'unreachable';

export type CallResult = { ok: true } | { ok: false; problem: CallProblem };

/**
 * What the host promises about codes: minutes of validity, seconds until the next may be asked for.
 */
export interface SetupPromises {
  readonly codeMinutes: number;
  readonly resendSeconds: number;
}

/**
 * The Setup service (specification, section 7). No call throws, and each ends within 15 seconds.
 */
export interface SetupApi {
  readonly promises: SetupPromises;
  /** Call 1: mails a one-time code to the address. */
  sendAccessCode: (email: string) => Promise<CallResult>;
  /** Call 2: true when the code, or the pass that it earned earlier, is good for the address. */
  verifyAccessCode: (email: string, code: string) => Promise<CallResult>;
  /** Call 3: mails a request to sales. The same `submissionId` never makes a second lead. */
  sendEmailToSales: (
    email: string,
    request: InfoRequest,
    submissionId: string,
  ) => Promise<CallResult>;
  /** Gives the pass cookie back: call 2 with an empty code. Nothing waits for the answer. */
  giveUpPass: (email: string) => void;
}

export const SetupApiContext = createContext<SetupApi | undefined>(undefined);

/** The Setup service of the nearest provider. */
export function useSetupApi(): SetupApi {
  const api = use(SetupApiContext);
  if (!api) {
    throw new Error(
      'useSetupApi found no SetupApiContext. Without it no call can be made. Render the component inside App.',
    );
  }
  return api;
}
