import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { freePort } from '../../tests/support/host/freePort.ts';

/**
 * The limit for the host: node:http alone, which reads nothing of a request. `/json` answers as
 * the calls do, `/durable` writes a row first, any other path is the gate's HTML from memory.
 */
const json = {
  'Content-Type': 'application/json; charset=utf-8',
  'Cache-Control': 'no-store',
  Vary: 'Origin',
  'Content-Length': '15',
};
const page = readFileSync('dist/site/index.html.gz');
const html = {
  'Content-Type': 'text/html; charset=utf-8',
  'Content-Encoding': 'gzip',
  'Content-Length': String(page.length),
  'Cache-Control': 'no-cache',
  'Content-Security-Policy': "default-src 'none'; ".repeat(40),
};

const folder = mkdtempSync(join(tmpdir(), 'bench-bare-'));
const store = new DatabaseSync(join(folder, 'rows.sqlite'));
store.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; CREATE TABLE rows (text)');
const insert = store.prepare('INSERT INTO rows VALUES (?)');
const row = 'x'.repeat(200);
let waiting: (() => void)[] = [];

/** Rows that arrive together share one fsync. */
function commit(): void {
  const written = waiting;
  waiting = [];
  store.exec('BEGIN');
  for (let count = 0; count < written.length; count += 1) insert.run(row);
  store.exec('COMMIT');
  for (const answer of written) answer();
}

const server = createServer(({ url }, response) => {
  const answer = () => response.writeHead(200, json).end('{"status":true}');
  if (url === '/json') answer();
  else if (url !== '/durable') response.writeHead(200, html).end(page);
  else if (waiting.push(answer) === 1) setImmediate(commit);
});
const port = await freePort();
server.listen(port, '127.0.0.1', () => process.stdout.write(`http://127.0.0.1:${port}\n`));
process.on('SIGTERM', () => {
  rmSync(folder, { recursive: true });
  process.exit(0);
});
