import { createServer, STATUS_CODES, type Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { getRequestListener, RequestError } from '@hono/node-server';
import { MINUTE } from '../durations.ts';
import { noStoreHeaders } from './noStore.ts';

/** The hostname for HTTP/1.0 requests, which may lack a Host header. */
const UNNAMED = 'unnamed.invalid';

const NO_FRAMES = "frame-ancestors 'none'";

type Fetch = Parameters<typeof getRequestListener>[0];

/**
 * Creates an HTTP server that slow clients cannot exhaust. It closes a connection that has no
 * traffic for `idleTimeout` milliseconds (every call is shorter) or whose client does not read a
 * response within `readTimeout` of the request. It refuses connections above `maxConnections`,
 * because each connection needs a file descriptor and some memory.
 */
export function createHttpServer(
  fetch: Fetch,
  idleTimeout = MINUTE,
  readTimeout = 5 * MINUTE,
  maxConnections = 10_000,
): Server {
  const listener = getRequestListener(fetch, {
    hostname: UNNAMED,
    // A RequestError means that the Host header and the path form no valid URL.
    errorHandler: (error) => refusal(error instanceof RequestError ? 400 : 503),
  });
  const server = createServer(
    {
      headersTimeout: 8_000,
      requestTimeout: 15_000,
      keepAliveTimeout: 65_000,
      connectionsCheckingInterval: 2_000,
      maxHeaderSize: 16_384,
      // The server checks the Host header itself, because Node's refusal has no body.
      requireHostHeader: false,
    },
    (incoming, outgoing) => {
      const hosts = countHosts(incoming.rawHeaders);
      const isAmbiguous = hosts > 1 || (hosts === 0 && incoming.httpVersion === '1.1');
      const cut = setTimeout(() => incoming.socket.destroy(), readTimeout).unref();
      outgoing.on('close', () => clearTimeout(cut));
      // Pages replace this with their own policy.
      outgoing.setHeader('Content-Security-Policy', NO_FRAMES);
      void (isAmbiguous ? refuseAmbiguous : listener)(incoming, outgoing);
    },
  );
  server.timeout = idleTimeout;
  server.maxConnections = maxConnections;
  return server.on('clientError', refuseUnreadable).on('checkExpectation', (incoming, outgoing) => {
    outgoing.setHeader('Content-Security-Policy', NO_FRAMES);
    void refuseExpectation(incoming, outgoing);
  });
}

/** Counts the Host headers in `rawHeaders`, because `headers` has only the first one. */
function countHosts(rawHeaders: readonly string[]): number {
  return rawHeaders.filter((text, index) => index % 2 === 0 && /^host$/i.test(text)).length;
}

/** Refuses several Host headers, or none in HTTP/1.1 (RFC 9112, section 3.2). */
const refuseAmbiguous = refuseWith(400);
/** Refuses an `Expect` header that the server cannot meet (RFC 9110, section 10.1.1). */
const refuseExpectation = refuseWith(417);

function refuseWith(code: number): ReturnType<typeof getRequestListener> {
  return getRequestListener(() => refusal(code), { hostname: UNNAMED });
}

function refusal(status: number): Response {
  return Response.json({ status: false }, { status, headers: noStoreHeaders });
}

/** Stops a server. Pending HTTP requests have `timeout` milliseconds to finish. */
export function stopServing(server: Server, timeout: number): Promise<void> {
  return new Promise((resolve) => {
    const cut = setTimeout(() => server.closeAllConnections(), timeout);
    const idle = setInterval(() => server.closeIdleConnections(), 100);
    server.prependListener('request', (_, response) => response.setHeader('Connection', 'close'));
    server.close(() => {
      clearTimeout(cut);
      clearInterval(idle);
      resolve();
    });
  });
}

/** Maps Node's error codes to HTTP status codes. Any other error is a bad request. */
const CODES: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

const BODY = '{"status":false}';

/** How long a refused connection stays open, so that the client can receive the response. */
const LINGER_MS = 1000;

/** Responds in JSON to a request that Node cannot read (docs/decisions/server/calls.md#h3). */
function refuseUnreadable(error: NodeJS.ErrnoException, socket: Duplex): void {
  if (socket.writableEnded) return;
  if (!socket.writable) {
    socket.destroy();
    return;
  }
  const code = CODES[error.code ?? ''] ?? 400;
  socket.end(
    [
      `HTTP/1.1 ${code} ${STATUS_CODES[code]}`,
      'Content-Type: application/json',
      `Content-Length: ${BODY.length}`,
      'Cache-Control: no-store',
      'X-Content-Type-Options: nosniff',
      `Content-Security-Policy: ${NO_FRAMES}`,
      'Connection: close',
      '',
      BODY,
    ].join('\r\n'),
  );
  setTimeout(() => socket.destroy(), LINGER_MS).unref();
}
