import { isEmail } from '../rules/email.ts';
import { callSetupApi, verifyAccessCode } from './callSetupApi.ts';
import { salesSummary } from './salesSummary.ts';
import type { CodeTimes, SetupApi } from './SetupApi.ts';

export interface HttpSetupApiOptions {
  /** The origin of the login host, such as `https://login.example`; empty for the page's own. */
  readonly host: string;
  readonly times: CodeTimes;
  readonly sender?: string | undefined;
  readonly leadReceiver?: string | undefined;
  readonly emailsReceipts?: boolean;
  readonly keepsCampaigns?: boolean;
}

/** The three calls over fetch. Whatever goes wrong becomes a result; nothing here throws. */
export function httpSetupApi(options: HttpSetupApiOptions): SetupApi {
  const {
    host,
    times,
    sender,
    leadReceiver,
    emailsReceipts = false,
    keepsCampaigns = false,
  } = options;
  return {
    loginHost: host === '' ? undefined : new URL(host).host,
    times,
    sender,
    leadReceiver,
    emailsReceipts: emailsReceipts && host === '',
    keepsCampaigns: keepsCampaigns && host === '',
    async sendAccessCode(email) {
      const result = await callSetupApi(host, 'SendAccessCodeToQRVideo', { sEmail: email });
      // Of another host `status` alone counts.
      return result.ok && host !== '' ? { ok: true } : result;
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
