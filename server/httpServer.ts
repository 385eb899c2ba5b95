import { STATUS_CODES, type Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { createAdaptorServer } from '@hono/node-server';

type Fetch = Parameters<typeof createAdaptorServer>[0]['fetch'];

/** An HTTP server that slow and silent clients cannot fill. */
export function createServer(fetch: Fetch): Server {
  const serverOptions = {
    headersTimeout: 8_000,
    requestTimeout: 15_000,
    keepAliveTimeout: 65_000,
    connectionsCheckingInterval: 2_000,
    maxHeaderSize: 16_384,
  };
  // The name of a caller that gives none, which HTTP/1.0 allows; it opens nothing.
  const hostname = 'unnamed.invalid';
  const server = createAdaptorServer({ fetch, serverOptions, hostname }) as Server;
  return server.on('clientError', answerUnreadable);
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

/** How long, in milliseconds, more is read after such an answer: a connection that is cut at once takes it along. */
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
