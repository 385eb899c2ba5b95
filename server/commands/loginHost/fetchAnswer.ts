import { SECOND } from '../../durations.ts';

/** The answer of a login host. */
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

/** Sends one request and follows no redirect, like a preflight. */
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

/** What to change if there is no answer. */
export function failureText(failure: string, timeoutMs: number): string {
  return failure === 'timeout'
    ? `no answer within ${timeoutMs / SECOND} s: the site gives up by then. Answer sooner.`
    : `the connection broke (${failure}): see the log of the host or its proxy.`;
}
