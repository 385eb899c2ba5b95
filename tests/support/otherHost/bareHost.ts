import {
  createServer as createPlain,
  request as ask,
  type RequestListener,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import { createServer } from 'node:https';
import { text } from 'node:stream/consumers';
import { listening, type Tls } from './listening.ts';

/** One call that the bare host got; preflights are answered and not noted. */
export interface BareCall {
  readonly name: string;
  readonly method: string;
  readonly query: Record<string, string>;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

/** Answers a call instead of the bare host. */
export type Answer = (response: ServerResponse, call: BareCall) => unknown;

/** The code of every letter. */
export const CODE = 'AB-12cd';

/** A login host that knows the three calls of the specification (section 7) and nothing else. */
export async function startBareHost(tls?: Tls) {
  const calls: BareCall[] = [];
  /** The emails that a code was sent to, and still works for. */
  const invited = new Set<string>();
  const host = { singleUse: false, cookie: false };
  let answer: Answer | undefined;
  let onward: string | undefined;
  const reply: Answer = (response, { name, query }) => {
    const email = query['sEmail'] ?? query['RequestEmail'] ?? '';
    if (name === 'SendAccessCodeToQRVideo') invited.add(email);
    const verifies = name === 'VerifyAccessCodeToQRVideo';
    const status = !verifies || (invited.has(email) && query['AccessKey'] === CODE);
    if (verifies && host.singleUse) invited.delete(email);
    if (host.cookie) response.setHeader('Set-Cookie', 'key=1; Secure; HttpOnly; SameSite=None');
    response.setHeader('Content-Type', 'application/json').end(JSON.stringify({ status }));
  };
  const respond = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    if (onward) {
      forward(request, response, onward);
      return;
    }
    response.setHeader('Access-Control-Allow-Origin', request.headers.origin ?? 'null');
    response.setHeader('Access-Control-Allow-Credentials', 'true');
    // Chromium itself asks again where a connection that was used before breaks.
    response.setHeader('Connection', 'close');
    if (request.method === 'OPTIONS') {
      response.setHeader('Access-Control-Allow-Headers', 'Accept, ClientTime, Content-Type').end();
      return;
    }
    const url = new URL(request.url ?? '', 'https://host');
    if (!url.pathname.startsWith('/api/Setup/')) {
      response.writeHead(404).end();
      return;
    }
    const call = {
      name: url.pathname.replace('/api/Setup/', ''),
      method: request.method ?? '',
      query: Object.fromEntries(url.searchParams),
      headers: request.headers,
      body: await text(request).catch(() => ''),
    };
    calls.push(call);
    await (answer ?? reply)(response, call);
  };
  const listener: RequestListener = (request, response) => void respond(request, response);
  return {
    ...(await listening(tls ? createServer(tls, listener) : createPlain(listener))),
    calls,
    reply,
    /** Changes how the host answers; without arguments it is as at the start. */
    behave(changes: Partial<typeof host> = {}, instead?: Answer) {
      Object.assign(host, { singleUse: false, cookie: false }, changes);
      answer = instead;
      onward = undefined;
      calls.length = 0;
    },
    /** Hands every call to another host, as a proxy with a certificate does. */
    forwardTo: (url: string) => (onward = url),
  };
}

function forward(request: IncomingMessage, response: ServerResponse, url: string): void {
  const { method, headers } = request;
  const asked = ask(`${url}${request.url}`, { method, headers }, (reply) => {
    response.writeHead(reply.statusCode ?? 502, reply.headers);
    reply.pipe(response);
  });
  request.pipe(asked);
}

export type BareHost = Awaited<ReturnType<typeof startBareHost>>;
