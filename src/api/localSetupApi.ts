import type { CallResult, SetupApi } from './SetupApi.ts';

/** See the specification, section 9. */
const LOCAL_DELAY_MS = 100;

/** Creates the API for `localhost`, which sends leads but no codes (specification, section 4). */
export function localSetupApi(api: SetupApi): SetupApi {
  return {
    ...api,
    needsNoCode: true,
    sendAccessCode: succeed,
    verifyAccessCode: succeed,
  };
}

function succeed(): Promise<CallResult> {
  return new Promise((resolve) => {
    setTimeout(() => resolve({ ok: true }), LOCAL_DELAY_MS);
  });
}
