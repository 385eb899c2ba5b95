import { isEmail } from '../../shared/email.ts';
import { SUMMARY_FIELD } from '../../shared/setupCalls.ts';
import { callSetupApi, verifyAccessCode } from './callSetupApi.ts';
import type { SetupApi } from './SetupApi.ts';

/** Creates the Setup API that makes its calls with `fetch`, by default to our own server. */
export function httpSetupApi(loginHost?: string): SetupApi {
  return {
    sendAccessCode: (email) =>
      callSetupApi(loginHost, 'SendAccessCodeToQRVideo', { sEmail: email }),
    verifyAccessCode: (email, code) => verifyAccessCode(loginHost, email, code),
    async sendEmailToSales(email, lead) {
      if (!isEmail(email)) return { ok: false, problem: 'Invalid Email' };
      // The form has loaded this file already. The first script does not need it.
      const { writeSummary } = await import('../../shared/summary.ts');
      const body = new FormData();
      body.append(SUMMARY_FIELD, writeSummary(lead));
      return callSetupApi(loginHost, 'SendEmailToSales', { RequestEmail: email }, body);
    },
  };
}
