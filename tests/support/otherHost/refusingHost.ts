import { createServer, type ServerResponse } from 'node:http';
import { onTestFinished } from 'vitest';
import { listening } from './listening.ts';

/** An answer before it is sent; a header that is undefined is left out. */
export interface BareAnswer {
  code: number;
  headers: Record<string, string | undefined>;
  body: string;
}

/** What is asked of a bare host. */
export interface BareRequest {
  readonly isPreflight: boolean;
  /** The last part of the path. */
  readonly call: string;
  readonly query: URLSearchParams;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: string;
}

/** Changes an answer; 'silence' never answers, and 'break' cuts the connection. */
export type Quirk = (answer: BareAnswer, request: BareRequest) => 'silence' | 'break' | void;

/** A login host that says a clean no to everything, but for its quirk; the test stops it. */
export async function startRefusingHost(origin: string, quirk: Quirk = () => undefined) {
  const requests: BareRequest[] = [];
  const server = createServer((incoming, outgoing) => {
    const url = new URL(incoming.url ?? '', 'http://bare.example');
    let body = '';
    incoming.on('data', (chunk: Buffer) => (body += chunk.toString()));
    incoming.on('end', () => {
      const request: BareRequest = {
        isPreflight: incoming.method === 'OPTIONS',
        call: url.pathname.split('/').at(-1) ?? '',
        query: url.searchParams,
        headers: incoming.headers,
        body,
      };
      requests.push(request);
      const answer = cleanAnswer(origin, request.isPreflight);
      const fate = quirk(answer, request);
      if (fate === 'break') incoming.socket.destroy();
      if (fate === undefined) write(answer, outgoing);
    });
  });
  const { port, stop } = await listening(server);
  onTestFinished(stop);
  return { url: `http://127.0.0.1:${port}`, requests };
}

function cleanAnswer(origin: string, isPreflight: boolean): BareAnswer {
  const cors = {
    'access-control-allow-origin': origin,
    'access-control-allow-credentials': 'true',
    vary: 'Accept-Encoding, Origin',
  };
  const asked = {
    'access-control-allow-methods': 'GET,POST',
    'access-control-allow-headers': 'content-type,clienttime',
  };
  const json = { 'content-type': 'application/json', 'cache-control': 'no-store' };
  return isPreflight
    ? { code: 204, headers: { ...cors, ...asked }, body: '' }
    : { code: 200, headers: { ...cors, ...json }, body: '{"status":false}' };
}

function write({ code, headers, body }: BareAnswer, outgoing: ServerResponse): void {
  for (const [name, value] of Object.entries(headers))
    if (value !== undefined) outgoing.setHeader(name, value);
  outgoing.writeHead(code).end(body);
}
