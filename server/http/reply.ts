import type { CallAnswer } from '../../shared/setupCalls.ts';

/** The outcome of a call, before it becomes a response. */
export interface Reply extends CallAnswer {
  readonly code: number;
  /** The whole value of a Set-Cookie header. */
  readonly cookie?: string;
}

/** The replies to a well-formed call. */
export const yes: Reply = { code: 200, status: true };
export const no: Reply = { code: 200, status: false };
export const refusal = (code: number): Reply => ({ code, status: false });

const HEADERS = {
  'Content-Type': 'application/json; charset=utf-8',
  'Cache-Control': 'no-store',
  'X-Content-Type-Options': 'nosniff',
  Vary: 'Origin',
};

/** Creates a response in JSON with a boolean status (docs/decisions/server/calls.md#h3). */
export function respond(reply: Reply, extra: Readonly<Record<string, string>> = {}): Response {
  const cookie = reply.cookie === undefined ? undefined : { 'Set-Cookie': reply.cookie };
  const answer: CallAnswer = { status: reply.status };
  return new Response(JSON.stringify(answer), {
    status: reply.code,
    headers: { ...HEADERS, ...extra, ...cookie },
  });
}

/** Returns the CORS headers for an allowed origin. */
export function corsHeaders(origin: string): Record<string, string> {
  return { 'Access-Control-Allow-Origin': origin, 'Access-Control-Allow-Credentials': 'true' };
}

/** Answers a preflight request, with 403 if `cors` is empty (docs/decisions/server/calls.md#h4). */
export function preflight(cors: Readonly<Record<string, string>>, method: string): Response {
  if (!('Access-Control-Allow-Origin' in cors)) return respond(refusal(403));
  return new Response(null, {
    status: 204,
    headers: {
      ...cors,
      'Access-Control-Allow-Methods': method,
      'Access-Control-Allow-Headers': 'Accept, Content-Type, ClientTime',
      'Access-Control-Max-Age': '600',
      'Cache-Control': 'no-store',
      Vary: 'Origin',
    },
  });
}
