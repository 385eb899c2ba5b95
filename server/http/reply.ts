/** What a call comes to, before it becomes a response. */
export interface Reply {
  readonly code: number;
  readonly status: boolean;
  /** Beside a yes: what was sent before still waits (docs/decisions/server/delivery.md#h18). */
  readonly delayed?: boolean;
  /** A whole Set-Cookie line. */
  readonly cookie?: string;
}

/** A plain yes, or a plain no to a well-formed question. */
export const yes: Reply = { code: 200, status: true };
export const no: Reply = { code: 200, status: false };
/** A refusal with its status code. */
export const refusal = (code: number): Reply => ({ code, status: false });

const HEADERS = {
  'Content-Type': 'application/json; charset=utf-8',
  'Cache-Control': 'no-store',
  'X-Content-Type-Options': 'nosniff',
  Vary: 'Origin',
};

/** JSON with a boolean status, never cached (docs/decisions/server/calls.md#h3). */
export function respond(reply: Reply, extra: Readonly<Record<string, string>> = {}): Response {
  const cookie = reply.cookie === undefined ? undefined : { 'Set-Cookie': reply.cookie };
  const delayed = reply.delayed ? ',"delayed":true' : '';
  return new Response(`{"status":${reply.status}${delayed}}`, {
    status: reply.code,
    headers: { ...HEADERS, ...extra, ...cookie },
  });
}
