/** An answer of the Setup API before it becomes a response. */
export interface Answer {
  readonly code: number;
  readonly status: boolean;
  /** A whole Set-Cookie line. */
  readonly cookie?: string;
}

/** A plain yes, or a plain no to a well-formed question. */
export const yes: Answer = { code: 200, status: true };
export const no: Answer = { code: 200, status: false };
/** A refusal with its status code. */
export const refusal = (code: number): Answer => ({ code, status: false });

const HEADERS = {
  'Content-Type': 'application/json; charset=utf-8',
  'Cache-Control': 'no-store',
  'X-Content-Type-Options': 'nosniff',
  Vary: 'Origin',
};

/** The response to a call: JSON with a boolean status, never cached (decision H3). */
export function respond(answer: Answer, extra: Readonly<Record<string, string>> = {}): Response {
  const cookie = answer.cookie === undefined ? undefined : { 'Set-Cookie': answer.cookie };
  return new Response(answer.status ? '{"status":true}' : '{"status":false}', {
    status: answer.code,
    headers: { ...HEADERS, ...extra, ...cookie },
  });
}
