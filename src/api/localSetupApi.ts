import type { CallResult, SetupApi } from './SetupApi.ts';

/** In milliseconds (specification, section 9). */
const LOCAL_DELAY_MS = 100;

/** On `localhost` sending and verifying are skipped (section 4); leads still go to `host`. */
export function localSetupApi(host: SetupApi): SetupApi {
  return {
    ...host,
    emailsReceipts: false,
    sendAccessCode: succeed,
    verifyAccessCode: succeed,
  };
}

function succeed(): Promise<CallResult> {
  return new Promise((resolve) => {
    setTimeout(() => resolve({ ok: true }), LOCAL_DELAY_MS);
  });
}
