import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { listenBare } from './bareAnswer.ts';

/** The least that Node can do for a file: its bytes from memory, under the headers of our host. */
const site = process.env['BENCH_SITE'] ?? 'dist/site';
const known = new Map<string, { body: Buffer; headers: Record<string, string> }>();

function read(path: string) {
  const body = readFileSync(join(site, `${path === '/' ? 'index.html' : path}.gz`));
  const headers = {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Encoding': 'gzip',
    'Content-Length': String(body.length),
    'Cache-Control': 'no-cache',
    ETag: '"0123456789012345678901-gzip"',
    Vary: 'Accept-Encoding',
    'Content-Security-Policy': "default-src 'none'; ".repeat(40),
    'X-Content-Type-Options': 'nosniff',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'X-Frame-Options': 'DENY',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=()',
  };
  return { body, headers };
}

const server = createServer((request, response) => {
  const path = request.url ?? '/';
  const file = known.get(path) ?? read(path);
  known.set(path, file);
  response.writeHead(200, file.headers);
  response.end(file.body);
});
listenBare(server);
process.on('SIGTERM', () => process.exit(0));
