import {
  createServer as createPlain,
  request as send,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import { createServer } from 'node:https';
import { text } from 'node:stream/consumers';
import { listening, type Tls } from './listening.ts';

/** One call that the bare host received; preflights are answered and not noted. */
export interface BareCall {
  readonly name: string;
  readonly method: string;
  readonly query: Record<string, string>;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

/** Answers a call instead of the bare host. */
export type Answer = (response: ServerResponse, call: BareCall) => unknown;

/** An answer with this body. */
export const body =
  (text: string, status = 200, type = 'application/json'): Answer =>
  (response) =>
    response.writeHead(status, { 'Content-Type': type }).end(text);

/** The code of every mail. */
export const CODE = 'AB-12cd';

/** A login host that knows the three calls of the specification (section 7) and nothing else. */
export async function startBareHost(tls?: Tls) {
  const calls: BareCall[] = [];
  /** The emails that a code was sent to and still works for. */
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
    // A browser repeats a call by itself if a reused connection breaks.
    response.setHeader('Connection', 'close');
    if (request.method === 'OPTIONS') {
      response.setHeader('Access-Control-Allow-Headers', 'Accept, ClientTime, Content-Type').end();
      return;
    }
    const { pathname, searchParams } = new URL(request.url ?? '', 'https://host');
    const call = {
      name: pathname.replace('/api/Setup/', ''),
      method: request.method ?? '',
      query: Object.fromEntries(searchParams),
      headers: request.headers,
      body: await text(request).catch(() => ''),
    };
    calls.push(call);
    await (answer ?? reply)(response, call);
  };
  const listener = (request: IncomingMessage, response: ServerResponse) =>
    void respond(request, response);
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
    /** Passes every request on to a server, as a proxy with a certificate does. */
    forwardTo: (url: string) => (onward = url),
  };
}

function forward(request: IncomingMessage, response: ServerResponse, url: string): void {
  const { method, headers } = request;
  const sent = send(`${url}${request.url}`, { method, headers }, (reply) => {
    response.writeHead(reply.statusCode ?? 502, reply.headers);
    reply.pipe(response);
  });
  request.pipe(sent);
}

export type BareHost = Awaited<ReturnType<typeof startBareHost>>;
