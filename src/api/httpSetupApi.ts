import { isEmail } from '../rules/email.ts';
import { clientTime } from './clientTime.ts';
import { salesSummary } from './salesSummary.ts';
import type { CallResult, CodeTimes, SetupApi } from './SetupApi.ts';

/** How long a call may take, in milliseconds (docs/decisions/form.md#f9). */
const CALL_TIMEOUT_MS = 60_000;

const JSON_TYPE = 'application/json';

export interface HttpSetupApiOptions {
  /** The origin of the login host, such as `https://login.example`; empty for the page's own. */
  readonly host: string;
  readonly times: CodeTimes;
  readonly sender?: string | undefined;
  readonly leadReceiver?: string | undefined;
}

/** The three calls over fetch. Whatever goes wrong becomes a result; nothing here throws. */
export function httpSetupApi(options: HttpSetupApiOptions): SetupApi {
  const { host, times, sender, leadReceiver } = options;
  const urlOf = (name: string, query: Record<string, string>) =>
    `${host}/api/Setup/${name}?${new URLSearchParams(query).toString()}`;
  const get = (name: string, query: Record<string, string>) =>
    call(urlOf(name, query), {}, { 'Content-Type': JSON_TYPE });
  return {
    loginHost: host === '' ? undefined : new URL(host).host,
    times,
    sender,
    leadReceiver,
    async sendAccessCode(email) {
      const result = await get('SendAccessCodeToQRVideo', { sEmail: email });
      // Of another host `status` alone counts.
      return result.ok && host !== '' ? { ok: true } : result;
    },
    verifyAccessCode: (email, code) =>
      get('VerifyAccessCodeToQRVideo', { sEmail: email, AccessKey: code }),
    async sendEmailToSales(email, lead) {
      if (!isEmail(email)) return { ok: false, problem: 'Invalid Email' };
      const body = new FormData();
      body.append('msgBody', salesSummary(lead));
      // The browser writes the Content-Type with the boundary of the body
      // (docs/decisions/form.md#f8).
      return call(urlOf('SendEmailToSales', { RequestEmail: email }), { method: 'POST', body });
    },
  };
}

async function call(
  url: string,
  init: RequestInit,
  headers?: Record<string, string>,
): Promise<CallResult> {
  // AbortSignal.timeout is younger than some of the phones that come here.
  const timeout = new AbortController();
  const timer = setTimeout(() => timeout.abort(), CALL_TIMEOUT_MS);
  try {
    const response = await fetch(url, {
      ...init,
      headers: { Accept: JSON_TYPE, ClientTime: clientTime(new Date()), ...headers },
      credentials: 'include',
      cache: 'no-store',
      signal: timeout.signal,
    });
    return response.ok ? resultOf(await response.json()) : { ok: false, problem: 'unreachable' };
  } catch {
    return { ok: false, problem: 'unreachable' };
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Only the boolean true is a yes, and only the boolean false a definite no
 * (docs/decisions/form.md#f9).
 */
function resultOf(answer: unknown): CallResult {
  const { status, delayed }: Record<string, unknown> =
    typeof answer === 'object' ? { ...answer } : {};
  if (status === true) return delayed === true ? { ok: true, isDelayed: true } : { ok: true };
  return { ok: false, problem: status === false ? 'refused' : 'unreachable' };
}
