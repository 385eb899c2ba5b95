import { isEmail } from '../rules/email.ts';
import { callSetupApi, verifyAccessCode } from './callSetupApi.ts';
import { salesSummary } from './salesSummary.ts';
import type { CodeTimes, SetupApi } from './SetupApi.ts';

export interface HttpSetupApiOptions extends Partial<
  Pick<SetupApi, 'sender' | 'leadReceiver' | 'emailsReceipts' | 'keepsCampaigns'>
> {
  /** The origin of the login host, such as `https://login.example`; empty for the page's own. */
  readonly host: string;
  readonly times: CodeTimes;
}

/** The three calls over fetch. Whatever goes wrong becomes a result; nothing here throws. */
export function httpSetupApi(options: HttpSetupApiOptions): SetupApi {
  const { host, times, sender, leadReceiver } = options;
  const isOurs = host === '';
  return {
    loginHost: isOurs ? undefined : new URL(host).host,
    times,
    sender,
    leadReceiver,
    emailsReceipts: isOurs && options.emailsReceipts === true,
    keepsCampaigns: isOurs && options.keepsCampaigns === true,
    async sendAccessCode(email) {
      const result = await callSetupApi(host, 'SendAccessCodeToQRVideo', { sEmail: email });
      // Of another host `status` alone counts.
      return result.ok && !isOurs ? { ok: true } : result;
    },
    verifyAccessCode: (email, code) => verifyAccessCode(host, email, code),
    async sendEmailToSales(email, lead) {
      if (!isEmail(email)) return { ok: false, problem: 'Invalid Email' };
      const body = new FormData();
      body.append('msgBody', salesSummary(lead));
      return callSetupApi(host, 'SendEmailToSales', { RequestEmail: email }, body);
    },
  };
}
