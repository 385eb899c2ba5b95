import { request as send, type IncomingMessage, type ServerResponse } from 'node:http';
import { createServer } from 'node:https';
import { text } from 'node:stream/consumers';
import { listening, type Tls } from './listening.ts';

/** One received call; preflights are answered but not recorded. */
interface ReceivedCall {
  readonly name: string;
  readonly method: string;
  readonly query: Record<string, string>;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

export const CODE = 'AB-12cd';

/** Starts a login host that implements only the three calls of the specification (section 7). */
export async function startPlainLoginHost(tls: Tls) {
  const calls: ReceivedCall[] = [];
  /** The emails to which a code was sent. */
  const invited = new Set<string>();
  let onward: string | undefined;
  const statusOf = ({ name, query }: ReceivedCall) => {
    const email = query['sEmail'] ?? query['RequestEmail'] ?? '';
    if (name === 'SendAccessCodeToQRVideo') invited.add(email);
    if (name !== 'VerifyAccessCodeToQRVideo') return true;
    return invited.has(email) && query['AccessKey'] === CODE;
  };
  const respond = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    if (onward) {
      forward(request, response, onward);
      return;
    }
    response.setHeader('Access-Control-Allow-Origin', request.headers.origin ?? 'null');
    response.setHeader('Access-Control-Allow-Credentials', 'true');
    // With reused connections, a browser would repeat a call when a connection breaks.
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
    response.setHeader('Set-Cookie', 'key=1; Secure; HttpOnly; SameSite=None');
    response.setHeader('Content-Type', 'application/json');
    response.end(JSON.stringify({ status: statusOf(call) }));
  };
  const server = createServer(tls, (request, response) => void respond(request, response));
  return {
    ...(await listening(server)),
    calls,
    /** Forwards every request to a server, like a proxy with a certificate. */
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
