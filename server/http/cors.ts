import { refusal, respond } from './reply.ts';

/** The CORS headers for a page of an origin that may call. */
export function corsHeaders(origin: string): Record<string, string> {
  return { 'Access-Control-Allow-Origin': origin, 'Access-Control-Allow-Credentials': 'true' };
}

/** Answers a preflight (docs/decisions/server/calls.md#h4); `cors` is empty for an unlisted origin. */
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
