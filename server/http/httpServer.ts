import { createServer, type Server } from 'node:http';
import type { Socket } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { MINUTE } from '../durations.ts';

interface HttpServerOptions {
  readonly onConnection?: (socket: Socket) => void;
  readonly idleTimeout?: number;
}

/**
 * Creates an HTTP server that slow clients cannot exhaust. It closes a connection that has no
 * traffic for `idleTimeout` milliseconds; every call is shorter.
 */
export function createHttpServer(
  fetch: Parameters<typeof getRequestListener>[0],
  { onConnection, idleTimeout = MINUTE }: HttpServerOptions = {},
): Server {
  const server = createServer(
    {
      headersTimeout: 8_000,
      requestTimeout: 15_000,
      keepAliveTimeout: 65_000,
      connectionsCheckingInterval: 2_000,
      maxHeaderSize: 16_384,
    },
    (incoming, outgoing) => void listener(incoming, outgoing),
  );
  const listener = getRequestListener(fetch);
  server.timeout = idleTimeout;
  return onConnection ? server.on('connection', onConnection) : server;
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
