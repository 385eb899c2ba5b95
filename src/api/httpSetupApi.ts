import { isEmail } from '../rules/email.ts';
import { clientTime } from './clientTime.ts';
import { salesSummary } from './salesSummary.ts';
import type { CallResult, SetupApi, SetupPromises } from './SetupApi.ts';

/** How long a call may take, in milliseconds (decision F9). */
const CALL_LIMIT = 14_500;

const JSON_TYPE = 'application/json';

/** Where the host is, and what it promises. */
export interface HttpSetupApiOptions {
  /** The host's address, such as `https://login.example`; empty for the page's own origin. */
  host?: string | undefined;
  promises: SetupPromises;
}

/** The three calls over fetch. Whatever goes wrong becomes a result; nothing here throws. */
export function httpSetupApi({ host = '', promises }: HttpSetupApiOptions): SetupApi {
  const address = (call: string, query: Record<string, string>) =>
    `${host.replace(/\/+$/, '')}/api/Setup/${call}?${new URLSearchParams(query).toString()}`;
  const verifyAddress = (email: string, code: string) =>
    address('VerifyAccessCodeToQRVideo', { sEmail: email, AccessKey: code });

  let givingUp: AbortController | undefined;

  return {
    promises,
    sendAccessCode: (email) => ask(address('SendAccessCodeToQRVideo', { sEmail: email }), get()),
    verifyAccessCode(email, code) {
      // Its answer would take the cookie of this verification along.
      givingUp?.abort();
      return ask(verifyAddress(email, code), get());
    },
    async sendEmailToSales(email, request, submissionId) {
      if (!isEmail(email)) return { ok: false, problem: 'Invalid Email' };
      const body = new FormData();
      body.append('msgBody', salesSummary(request));
      // No Content-Type: the browser writes it with the boundary of the body (decision F8).
      const headers = { ...commonHeaders(), 'Idempotency-Key': submissionId };
      return ask(address('SendEmailToSales', { RequestEmail: email }), {
        method: 'POST',
        headers,
        body,
      });
    },
    giveUpPass(email) {
      givingUp = new AbortController();
      void ask(verifyAddress(email, ''), { ...get(), keepalive: true }, givingUp);
    },
  };
}

function commonHeaders() {
  return { Accept: JSON_TYPE, ClientTime: clientTime(new Date()) };
}

function get(): RequestInit {
  return { headers: { ...commonHeaders(), 'Content-Type': JSON_TYPE } };
}

async function ask(
  address: string,
  init: RequestInit,
  limit = new AbortController(),
): Promise<CallResult> {
  // AbortSignal.timeout is younger than some of the phones that come here.
  const timer = setTimeout(() => limit.abort(), CALL_LIMIT);
  try {
    const response = await fetch(address, {
      ...init,
      credentials: 'include',
      cache: 'no-store',
      signal: limit.signal,
    });
    return response.ok ? verdict(await response.json()) : { ok: false, problem: 'unreachable' };
  } catch {
    return { ok: false, problem: 'unreachable' };
  } finally {
    clearTimeout(timer);
  }
}

/** Only the boolean true is a yes, and only the boolean false a definite no (decision F9). */
function verdict(answer: unknown): CallResult {
  const status =
    typeof answer === 'object' && answer !== null && 'status' in answer ? answer.status : undefined;
  if (status === true) return { ok: true };
  return { ok: false, problem: status === false ? 'refused' : 'unreachable' };
}
