import { SECOND } from '../../durations.ts';

/** What a host answered. */
export interface Answer {
  readonly code: number;
  readonly headers: Headers;
  readonly text: string;
  readonly milliseconds: number;
}

/** Why there is no answer: `timeout`, or the error as Node names it. */
export interface Failure {
  readonly failure: string;
}

/** Sends one request and follows no redirect: a preflight does not follow one either. */
export async function fetchAnswer(
  url: string,
  init: RequestInit,
  timeoutMs: number,
): Promise<Answer | Failure> {
  const start = performance.now();
  try {
    const signal = AbortSignal.timeout(timeoutMs);
    const response = await fetch(url, { ...init, redirect: 'manual', signal });
    const text = await response.text();
    const milliseconds = performance.now() - start;
    return { code: response.status, headers: response.headers, text, milliseconds };
  } catch (error) {
    return { failure: nameOf(error) };
  }
}

function nameOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  if (error.name === 'TimeoutError') return 'timeout';
  const { cause } = error;
  return cause instanceof Error && 'code' in cause ? String(cause.code) : error.message;
}

/** What to change where there is no answer. */
export function failureText(failure: string, timeoutMs: number): string {
  return failure === 'timeout'
    ? `no answer within ${timeoutMs / SECOND} s: the site gives up then. Answer sooner.`
    : `the connection broke (${failure}): see the log of the host, or of the proxy before it.`;
}
