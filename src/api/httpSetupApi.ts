import { isEmail } from '../../shared/email.ts';
import { SUMMARY_FIELD } from '../../shared/setupCalls.ts';
import { callSetupApi, verifyAccessCode } from './callSetupApi.ts';
import { salesSummary } from './salesSummary.ts';
import type { SetupApi } from './SetupApi.ts';

export interface HttpSetupApiOptions extends Partial<
  Pick<SetupApi, 'sender' | 'leadReceiver' | 'emailsReceipts' | 'keepsCampaigns'>
> {
  readonly times: SetupApi['times'];
  /** The origin of the login host, such as `https://login.example`; empty if it is our server. */
  readonly origin: string;
}

/** Creates the Setup API that makes its calls with `fetch`. */
export function httpSetupApi(options: HttpSetupApiOptions): SetupApi {
  const { origin, times, sender, leadReceiver } = options;
  const isOurs = origin === '';
  return {
    loginHost: isOurs ? undefined : new URL(origin).host,
    times,
    sender,
    leadReceiver,
    emailsReceipts: isOurs && options.emailsReceipts === true,
    keepsCampaigns: isOurs && options.keepsCampaigns === true,
    async sendAccessCode(email) {
      const result = await callSetupApi(origin, 'SendAccessCodeToQRVideo', { sEmail: email });
      // Ignores a delay that another login host reports: only our server defines `delayed`.
      return result.ok && !isOurs ? { ok: true } : result;
    },
    verifyAccessCode: (email, code) => verifyAccessCode(origin, email, code),
    async sendEmailToSales(email, lead) {
      if (!isEmail(email)) return { ok: false, problem: 'Invalid Email' };
      const body = new FormData();
      body.append(SUMMARY_FIELD, salesSummary(lead));
      return callSetupApi(origin, 'SendEmailToSales', { RequestEmail: email }, body);
    },
  };
}
