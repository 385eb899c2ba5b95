import { createServer, type IncomingHttpHeaders } from 'node:http';
import { text } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';
import { listening } from './listening.ts';

/** An answer before it is sent; undefined headers are omitted. */
export interface PlainAnswer {
  code: number;
  headers: Record<string, string | undefined>;
  body: string;
}

interface PlainRequest {
  readonly isPreflight: boolean;
  readonly call: string;
  readonly query: URLSearchParams;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** Changes an answer. 'silence' sends no answer, and 'break' cuts the connection. */
type Quirk = (answer: PlainAnswer, request: PlainRequest) => 'silence' | 'break' | void;

/** Starts a login host that returns false to every call, unless its quirk changes the answer. */
export async function startRefusingLoginHost(origin: string, quirk: Quirk = () => undefined) {
  const requests: PlainRequest[] = [];
  const server = createServer((incoming, outgoing) => {
    const { pathname, searchParams } = new URL(incoming.url ?? '', 'http://bare.example');
    void text(incoming).then((body) => {
      const isPreflight = incoming.method === 'OPTIONS';
      const call = pathname.split('/').at(-1) ?? '';
      const request = { isPreflight, call, query: searchParams, headers: incoming.headers, body };
      requests.push(request);
      const answer = cleanAnswer(origin, isPreflight);
      const fate = quirk(answer, request);
      if (fate === 'break') incoming.socket.destroy();
      if (fate) return;
      for (const [name, value] of Object.entries(answer.headers))
        if (value !== undefined) outgoing.setHeader(name, value);
      outgoing.writeHead(answer.code).end(answer.body);
    });
  });
  const { port, stop } = await listening(server);
  onTestFinished(stop);
  return { url: `http://127.0.0.1:${port}`, requests };
}

function cleanAnswer(origin: string, isPreflight: boolean): PlainAnswer {
  const cors = {
    'access-control-allow-origin': origin,
    'access-control-allow-credentials': 'true',
    vary: 'Accept-Encoding, Origin',
  };
  const allowed = {
    'access-control-allow-methods': 'GET,POST',
    'access-control-allow-headers': 'content-type,clienttime',
  };
  const json = { 'content-type': 'application/json', 'cache-control': 'no-store' };
  return isPreflight
    ? { code: 204, headers: { ...cors, ...allowed }, body: '' }
    : { code: 200, headers: { ...cors, ...json }, body: '{"status":false}' };
}
