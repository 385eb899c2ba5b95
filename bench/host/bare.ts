import { createServer } from 'node:http';

/** The measure of all: node:http answering the same JSON under the same headers, and nothing else. */
const server = createServer((_request, response) => {
  response.writeHead(200, {
    'Content-Type': 'application/json; charset=utf-8',
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
    Vary: 'Origin',
    'Content-Length': '15',
  });
  response.end('{"status":true}');
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  process.stdout.write(
    `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}\n`,
  );
});
process.on('SIGTERM', () => process.exit(0));
