import {
  callMethods,
  callPath,
  clientTime,
  type CallAnswer,
  type CallName,
  type CallQueries,
} from '../../shared/setupCalls.ts';
import { isRecord } from '../../shared/isRecord.ts';
import type { CallResult } from './SetupApi.ts';

/** See docs/decisions/form.md#f9. */
const CALL_TIMEOUT_MS = 60_000;

const JSON_TYPE = 'application/json';

/**
 * Makes a call of the Setup API (specification, section 7). Never rejects.
 * @param loginHost the origin of another login host; by default, our server answers
 */
export async function callSetupApi<Name extends CallName>(
  loginHost: string | undefined,
  name: Name,
  query: CallQueries[Name],
  body?: FormData,
): Promise<CallResult> {
  try {
    const url = `${loginHost ?? ''}${callPath(name)}?${new URLSearchParams(query).toString()}`;
    const headers = { Accept: JSON_TYPE, ClientTime: clientTime(new Date()) };
    const response = await fetch(url, {
      method: callMethods[name],
      // For form data, the browser adds Content-Type with a boundary (docs/decisions/form.md#f8).
      ...(body ? { body, headers } : { headers: { ...headers, 'Content-Type': JSON_TYPE } }),
      credentials: 'include',
      cache: 'no-store',
      signal: AbortSignal.timeout(CALL_TIMEOUT_MS),
    });
    return response.ok ? resultOf(await response.json()) : { ok: false, problem: 'unreachable' };
  } catch {
    return { ok: false, problem: 'unreachable' };
  }
}

/** Makes call 2. The gate's inline script uses this function too. */
export function verifyAccessCode(
  loginHost: string | undefined,
  email: string,
  code: string,
): Promise<CallResult> {
  return callSetupApi(loginHost, 'VerifyAccessCodeToQRVideo', { sEmail: email, AccessKey: code });
}

/** What another program answers, which may be anything. */
type Answered = Partial<Record<keyof CallAnswer, unknown>>;

/** `status` is true for a success and false for a refusal (docs/decisions/form.md#f9). */
function resultOf(answer: unknown): CallResult {
  const { status }: Answered = isRecord(answer) ? answer : {};
  if (status === true) return { ok: true };
  return { ok: false, problem: status === false ? 'refused' : 'unreachable' };
}
