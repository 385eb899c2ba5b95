import type { CallResult, SetupApi } from './SetupApi.ts';

/** In milliseconds (specification, section 9). */
const LOCAL_DELAY_MS = 100;

/**
 * The Setup API as a page on `localhost` meets it: sending and verifying are skipped and always
 * succeed after 100 ms (specification, section 4). A request to sales still goes to `host`, which
 * sends no receipt to an email that is not verified.
 */
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
