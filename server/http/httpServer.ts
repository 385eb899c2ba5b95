import {
  createServer,
  STATUS_CODES,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { getRequestListener, RequestError } from '@hono/node-server';
import { MINUTE } from '../durations.ts';
import { noStoreHeaders } from './noStore.ts';

/** The hostname for HTTP/1.0 requests, which may lack a Host header. */
const UNNAMED = 'unnamed.invalid';

const NO_FRAMES = "frame-ancestors 'none'";

type Fetch = Parameters<typeof getRequestListener>[0];

/** How many responses of one connection may be pending. Browsers wait for each one. */
const MAX_PENDING = 16;

/**
 * Creates an HTTP server that slow clients cannot exhaust. It closes a connection that has no
 * traffic for `idleTimeout` milliseconds (every call is shorter), whose client does not read a
 * response within `readTimeout`, or on which more than MAX_PENDING responses are pending. It
 * refuses connections above `maxConnections`, because each connection needs a file descriptor and
 * some memory.
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
  const watch = watchResponses(readTimeout);
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
      if (!watch(incoming, outgoing)) return;
      const hosts = countHosts(incoming.rawHeaders);
      const isAmbiguous = hosts > 1 || (hosts === 0 && incoming.httpVersion === '1.1');
      void (isAmbiguous ? refuseAmbiguous : listener)(incoming, outgoing);
    },
  );
  server.timeout = idleTimeout;
  server.maxConnections = maxConnections;
  return server.on('clientError', refuseUnreadable).on('checkExpectation', (incoming, outgoing) => {
    if (watch(incoming, outgoing)) void refuseExpectation(incoming, outgoing);
  });
}

/** The responses of a connection that are not sent yet, and the timer that closes it. */
interface Pending {
  count: number;
  cut?: NodeJS.Timeout;
}

/**
 * Closes connections whose client does not read its responses. The returned function must be called
 * for each request; if it returns false, the connection is closed.
 */
function watchResponses(readTimeout: number) {
  const connections = new WeakMap<Socket, Pending>();
  const follow = (socket: Socket): Pending => {
    const pending: Pending = { count: 0 };
    connections.set(socket, pending);
    socket.on('close', () => clearTimeout(pending.cut));
    return pending;
  };
  return ({ socket }: IncomingMessage, outgoing: ServerResponse): boolean => {
    const pending = connections.get(socket) ?? follow(socket);
    pending.count += 1;
    if (pending.count > MAX_PENDING) {
      socket.destroy();
      return false;
    }
    if (pending.count === 1) pending.cut = setTimeout(() => socket.destroy(), readTimeout).unref();
    outgoing.on('close', () => {
      pending.count -= 1;
      if (pending.count > 0) pending.cut?.refresh();
      else clearTimeout(pending.cut);
    });
    // Pages replace this with their own policy.
    outgoing.setHeader('Content-Security-Policy', NO_FRAMES);
    return true;
  };
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
