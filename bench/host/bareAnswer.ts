import type { Server, ServerResponse } from 'node:http';

const HEADERS = {
  'Content-Type': 'application/json; charset=utf-8',
  'Cache-Control': 'no-store',
  'X-Content-Type-Options': 'nosniff',
  Vary: 'Origin',
  'Content-Length': '15',
};

/** Answers as the host does, by node:http alone. */
export function answerBare(response: ServerResponse): void {
  response.writeHead(200, HEADERS);
  response.end('{"status":true}');
}

/** Listens on a free port of this machine, and prints the address for `serve`. */
export function listenBare(server: Server): void {
  server.listen(0, '127.0.0.1', () => {
    const address = server.address();
    process.stdout.write(
      `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}\n`,
    );
  });
}
