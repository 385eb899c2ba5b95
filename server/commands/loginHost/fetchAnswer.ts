import { SECOND } from '../../durations.ts';
import { kindOf } from '../../log.ts';
import { bad, type Finding } from '../command.ts';

export interface Answer {
  readonly code: number;
  readonly headers: Headers;
  /** The parsed body; undefined if it is not JSON. */
  readonly json: unknown;
  readonly milliseconds: number;
}

/** Thrown if an answer is missing or unusable for the site. The message says what to change. */
export class AnswerFault extends Error {}

/** Sends a request that, like a preflight, follows no redirects. Failures throw an AnswerFault. */
export async function fetchAnswer(
  url: string,
  init: RequestInit,
  timeoutMs: number,
): Promise<Answer> {
  const start = performance.now();
  try {
    const signal = AbortSignal.timeout(timeoutMs);
    const response = await fetch(url, { ...init, redirect: 'manual', signal });
    const json: unknown = await response.json().catch((error: unknown) => {
      if (!(error instanceof SyntaxError)) throw error;
    });
    const milliseconds = performance.now() - start;
    return { code: response.status, headers: response.headers, json, milliseconds };
  } catch (error) {
    const cause = kindOf(error);
    throw new AnswerFault(
      cause === 'TimeoutError'
        ? `no answer within ${timeoutMs / SECOND} s, the time limit of the site. Respond faster.`
        : `the connection failed (${cause}): see the log of the login host or its proxy.`,
      { cause },
    );
  }
}

/** Converts an AnswerFault to a finding. Rethrows any other error. */
export function findFault(error: unknown, textOf = ({ message }: Error) => message): Finding {
  if (error instanceof AnswerFault) return bad(textOf(error));
  throw error;
}
