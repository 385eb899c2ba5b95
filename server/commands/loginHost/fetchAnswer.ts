import { SECOND } from '../../durations.ts';
import { bad, type Finding } from '../command.ts';

export interface Answer {
  readonly code: number;
  readonly headers: Headers;
  readonly text: string;
  readonly milliseconds: number;
}

/** The site would get no answer, or could not read it; the message says what to change. */
export class AnswerFault extends Error {}

/** Sends one request and follows no redirect, like a preflight. Throws an AnswerFault. */
export async function fetchAnswer(
  url: string,
  init: RequestInit,
  timeoutMs: number,
): Promise<Answer> {
  const start = performance.now();
  try {
    const signal = AbortSignal.timeout(timeoutMs);
    const response = await fetch(url, { ...init, redirect: 'manual', signal });
    const text = await response.text();
    const milliseconds = performance.now() - start;
    return { code: response.status, headers: response.headers, text, milliseconds };
  } catch (error) {
    const cause = nameOf(error);
    throw new AnswerFault(
      cause === 'timeout'
        ? `no answer within ${timeoutMs / SECOND} s, when the site gives up. Answer sooner.`
        : `the connection broke (${cause}): see the log of the login host or its proxy.`,
      { cause },
    );
  }
}

function nameOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  if (error.name === 'TimeoutError') return 'timeout';
  const { cause } = error;
  return cause instanceof Error && 'code' in cause ? String(cause.code) : error.message;
}

/** The finding for an AnswerFault; rethrows any other error. */
export function findFault(error: unknown, textOf = ({ message }: Error) => message): Finding {
  if (error instanceof AnswerFault) return bad(textOf(error));
  throw error;
}
