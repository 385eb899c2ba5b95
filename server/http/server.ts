import { createServer as createNodeServer, STATUS_CODES, type Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { getRequestListener, RequestError } from '@hono/node-server';
import { refusal, respond } from './answer.ts';
import { MINUTE } from '../durations.ts';

/** The host of a request that names none, which HTTP/1.0 allows; it opens nothing. */
const UNNAMED = 'unnamed.invalid';

type Fetch = Parameters<typeof getRequestListener>[0];

/**
 * An HTTP server that slow and silent clients cannot fill. A connection on which nothing moves for
 * `silence` milliseconds while an answer is due, or is not read, is ended: longer than a call
 * takes.
 */
export function createServer(fetch: Fetch, silence = MINUTE): Server {
  const listener = getRequestListener(fetch, {
    hostname: UNNAMED,
    // Of some Host headers and targets no URL can be made; all else is our own fault.
    errorHandler: (error) => respond(refusal(error instanceof RequestError ? 400 : 503)),
  });
  const server = createNodeServer(
    {
      headersTimeout: 8_000,
      requestTimeout: 15_000,
      keepAliveTimeout: 65_000,
      connectionsCheckingInterval: 2_000,
      maxHeaderSize: 16_384,
      // Node would refuse such a request itself, without a body.
      requireHostHeader: false,
    },
    (incoming, outgoing) => {
      const nameless = incoming.httpVersion === '1.1' && incoming.headers.host === undefined;
      void (nameless ? refuseNameless : listener)(incoming, outgoing);
    },
  );
  server.timeout = silence;
  return server
    .on('clientError', answerUnreadable)
    .on('checkExpectation', (incoming, outgoing) => void refuseExpectation(incoming, outgoing));
}

/** HTTP/1.1 without a Host header (RFC 9112, section 3.2). */
const refuseNameless = refuseWith(400);
/** An expectation that the host cannot meet (RFC 9110, section 10.1.1). */
const refuseExpectation = refuseWith(417);

function refuseWith(code: number): ReturnType<typeof getRequestListener> {
  return getRequestListener(() => respond(refusal(code)), { hostname: UNNAMED });
}

/**
 * Answers what is under way and ends each connection after it, so that callers go elsewhere. After
 * `patience` milliseconds the rest is cut.
 */
export function stopServing(server: Server, patience: number): Promise<void> {
  return new Promise((resolve) => {
    const last = setTimeout(() => server.closeAllConnections(), patience);
    const idle = setInterval(() => server.closeIdleConnections(), 100);
    server.prependListener('request', (_, response) => response.setHeader('Connection', 'close'));
    server.close(() => {
      clearTimeout(last);
      clearInterval(idle);
      resolve();
    });
    server.closeIdleConnections();
  });
}

/** Status codes by the parser's error, as in Node's own answers; the rest is a bad request. */
const CODES: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

const BODY = '{"status":false}';

/**
 * How long, in milliseconds, more is read after such an answer: a connection that is cut at once
 * takes it along.
 */
const LINGER = 1000;

/**
 * Answers what cannot be read as HTTP, is longer than the host reads or never ends, and closes its
 * connection. Node's own answers have no body, and every answer of the calls is JSON (decision H3).
 */
function answerUnreadable(error: NodeJS.ErrnoException, socket: Duplex): void {
  if (socket.writableEnded) return;
  if (!socket.writable) {
    socket.destroy();
    return;
  }
  const code = CODES[error.code ?? ''] ?? 400;
  socket.end(
    [
      `HTTP/1.1 ${code} ${STATUS_CODES[code]}`,
      'Content-Type: application/json; charset=utf-8',
      `Content-Length: ${BODY.length}`,
      'Cache-Control: no-store',
      'X-Content-Type-Options: nosniff',
      'Connection: close',
      '',
      BODY,
    ].join('\r\n'),
  );
  setTimeout(() => socket.destroy(), LINGER).unref();
}
