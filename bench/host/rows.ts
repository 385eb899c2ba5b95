import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { listBackups } from '../../server/upkeep/backup.ts';
import { openStore } from '../../server/store/openStore.ts';
import { findPostgres, startPostgres } from '../../tests/support/host/postgres.ts';
import { measure, type Shot } from './measure.ts';
import { codeInMailbox, passOf } from './passOf.ts';
import { processFacts } from './processFacts.ts';
import { serve } from './serve.ts';
import { salesOnLocalhost, send, unlimited, verify } from './shots.ts';

/** What a start and each call cost with so many codes (and passes) in the store. */
const SIZES = (process.env['BENCH_ROWS'] ?? '1000,100000,1000000').split(',').map(Number);
const CALLS = Number(process.env['BENCH_CALLS'] ?? 3000);
/** Rows made by one statement: PostgreSQL ends a longer one. */
const BATCH = 50_000;
const DAY = 86_400_000;

const RANDOM = {
  sqlite: `substr(lower(hex(randomblob(16))), 1, 32)`,
  postgres: 'md5(random()::text)',
};

/** Fills a store with codes of the last day and passes. */
async function fill(at: { dataDir: string; databaseUrl: string | undefined }, rows: number) {
  const store = await openStore(at);
  const random = RANDOM[store.engine];
  const now = Date.now();
  const numbers = (from: number, to: number) =>
    `WITH RECURSIVE n (i) AS (SELECT ${from} UNION ALL SELECT i + 1 FROM n WHERE i < ${to - 1})`;
  for (let from = 0; from < rows; from += BATCH) {
    const counted = numbers(from, Math.min(rows, from + BATCH));
    for (const statement of [
      `INSERT INTO codes (id, address, folded, browser, lane, code, created_at, expires_at)
       ${counted} SELECT ${random}, ${random}, ${random}, ${random}, '', ${random}, ${now} - i * 17 % ${DAY}, ${now} FROM n`,
      `INSERT INTO passes (id, address, code, created_at, expires_at)
       ${counted} SELECT ${random}, ${random}, ${random}, ${now}, ${now} + ${DAY} + i FROM n`,
    ])
      await store.write((sql) => sql.change(statement));
  }
  await store.write((sql) => sql.change('ANALYZE'));
  await store.close();
}

async function benchRows(rows: number, databaseUrl: string | undefined) {
  const folder = mkdtempSync(join(tmpdir(), 'gateway-bench-'));
  await fill({ dataDir: folder, databaseUrl }, rows);
  const started = performance.now();
  const host = await serve('server/main.ts', {
    PORT: '0',
    DATA_DIR: folder,
    RESEND_SECONDS: '600',
    ...unlimited,
    ...(databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl }),
  });
  await fetch(`${host.url}/healthz`);
  const start = performance.now() - started;
  const startCpu = processFacts(host.pid).cpuMicros / 1000;
  const holder = await passOf(host, () => codeInMailbox(host));
  // The host copies a file of this size as soon as it runs: not what a call costs.
  while (databaseUrl === undefined && (await listBackups(folder, Date.now())).length === 0)
    await setTimeout(100);
  const run = async (name: string, shot: (index: number) => Shot) =>
    `${name} ${Math.round((await measure(name, host, CALLS, shot)).cpuMicros)}`;
  await run('warm-up', () => verify(holder.email, holder.code, holder.cookie));
  const costs = [
    await run('cookie', () => verify(holder.email, holder.code, holder.cookie)),
    await run('send', (index) => send(`a${index}@harbor.example`)),
    await run('wrong', (index) => verify(`a${index}@harbor.example`, '00000x')),
    await run('sales', (index) => salesOnLocalhost(host.url, `s${index}@harbor.example`)),
  ];
  await host.stop();
  rmSync(folder, { recursive: true, force: true });
  process.stdout.write(
    `${databaseUrl ? 'postgres' : 'sqlite  '} ${String(rows).padStart(8)} codes  first answer after ${Math.round(start)} ms (${startCpu} ms CPU)  CPU µs a call: ${costs.join('  ')}\n`,
  );
}

for (const rows of SIZES) await benchRows(rows, undefined);
const programs = findPostgres();
if (programs) {
  const cluster = await startPostgres(programs, { durable: true });
  for (const rows of SIZES) await benchRows(rows, await cluster.freshUrl());
  await cluster.stop();
} else process.stdout.write('PostgreSQL is not installed here: only SQLite is measured.\n');
