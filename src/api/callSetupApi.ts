import { clientTime } from './clientTime.ts';
import type { CallResult } from './SetupApi.ts';

/** See docs/decisions/form.md#f9. */
const CALL_TIMEOUT_MS = 60_000;

const JSON_TYPE = 'application/json';

/** Makes a call of the Setup API (section 7): a POST if `body` is set, else GET. Never rejects. */
export async function callSetupApi(
  origin: string,
  name: string,
  query: Record<string, string>,
  body?: FormData,
): Promise<CallResult> {
  // The browsers of some older phones do not support AbortSignal.timeout.
  const timeout = new AbortController();
  setTimeout(() => timeout.abort(), CALL_TIMEOUT_MS);
  try {
    const url = `${origin}/api/Setup/${name}?${new URLSearchParams(query).toString()}`;
    const headers = { Accept: JSON_TYPE, ClientTime: clientTime(new Date()) };
    const response = await fetch(url, {
      // For form data, the browser adds Content-Type with a boundary (docs/decisions/form.md#f8).
      ...(body
        ? { method: 'POST', body, headers }
        : { headers: { ...headers, 'Content-Type': JSON_TYPE } }),
      credentials: 'include',
      cache: 'no-store',
      signal: timeout.signal,
    });
    return response.ok ? resultOf(await response.json()) : { ok: false, problem: 'unreachable' };
  } catch {
    return { ok: false, problem: 'unreachable' };
  }
}

/** Makes call 2. The gate's inline script uses this function too. */
export function verifyAccessCode(origin: string, email: string, code: string): Promise<CallResult> {
  return callSetupApi(origin, 'VerifyAccessCodeToQRVideo', { sEmail: email, AccessKey: code });
}

/** `status` is true for a success and false for a refusal (docs/decisions/form.md#f9). */
function resultOf(answer: unknown): CallResult {
  const { status, delayed }: Record<string, unknown> = { ...(answer as object) };
  if (status === true) return delayed === true ? { ok: true, isDelayed: true } : { ok: true };
  return { ok: false, problem: status === false ? 'refused' : 'unreachable' };
}
