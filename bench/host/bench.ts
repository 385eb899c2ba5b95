import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { findPostgres, startPostgres } from '../../tests/support/postgres.ts';
import { measure, type Measured, type Shot } from './measure.ts';
import { codeInMailbox, passOf } from './passOf.ts';
import { serve } from './serve.ts';
import { healthz, plain, salesOnLocalhost, send, unlimited, verify } from './shots.ts';

/** Calls for each line of the table; BENCH_CALLS makes it shorter or longer. */
const CALLS = Number(process.env['BENCH_CALLS'] ?? 4000);
const HERE = resolve(import.meta.dirname);

async function benchHost(engine: string, env: Record<string, string>): Promise<Measured[]> {
  const folder = mkdtempSync(join(tmpdir(), 'gateway-bench-'));
  // A mail server that is away: letters are queued, and delivering them does not cost what is measured.
  const host = await serve('server/main.ts', {
    PORT: '0',
    DATA_DIR: folder,
    SMTP_URL: 'smtp://127.0.0.1:1',
    RESEND_SECONDS: '600',
    ...unlimited,
    ...env,
  });
  const run = (name: string, shot: (index: number) => Shot) =>
    measure(`${engine}: ${name}`, host, CALLS, shot);
  await run('warm-up', () => healthz);
  const lines = [
    await run('routing and headers', () => healthz),
    await run('send, accepted', (index) => send(`a${index}@harbor.example`)),
    await run('send, in the cool-down', (index) => send(`a${index}@harbor.example`)),
    await run('verify, wrong', (index) => verify(`a${index}@harbor.example`, '00000x')),
    await run('sales, accepted', (index) => salesOnLocalhost(host.url, `s${index}@harbor.example`)),
  ];
  await host.stop();
  rmSync(folder, { recursive: true, force: true });
  return lines;
}

/** The read-only verify needs a pass, and so a code: the folder mailer hands it over. */
async function benchPass(engine: string, env: Record<string, string>): Promise<Measured> {
  const folder = mkdtempSync(join(tmpdir(), 'gateway-bench-'));
  const host = await serve('server/main.ts', { PORT: '0', DATA_DIR: folder, ...unlimited, ...env });
  const { email, code, cookie } = await passOf(host, () => codeInMailbox(host));
  const line = await measure(`${engine}: verify, right (cookie)`, host, CALLS * 2, () =>
    verify(email, code, cookie),
  );
  await host.stop();
  rmSync(folder, { recursive: true, force: true });
  return line;
}

const lines: Measured[] = [];
const bare = await serve(join(HERE, 'bare.ts'), {});
await measure('warm-up', bare, CALLS, () => plain);
lines.push(await measure('bare node:http', bare, CALLS * 4, () => plain));
await bare.stop();
lines.push(...(await benchHost('sqlite', {})), await benchPass('sqlite', {}));
const programs = findPostgres();
if (programs) {
  const cluster = await startPostgres(programs, { durable: true });
  lines.push(
    ...(await benchHost('postgres', { DATABASE_URL: await cluster.freshUrl() })),
    await benchPass('postgres', { DATABASE_URL: await cluster.freshUrl() }),
  );
  await cluster.stop();
} else {
  process.stdout.write('PostgreSQL is not installed here: only SQLite is measured.\n');
}

const base = lines[0]?.perSecond ?? 1;
process.stdout.write(
  `${execFileSync('nproc').toString().trim()} cores, 32 connections, ${CALLS} calls a line\n`,
);
for (const { name, perSecond, p50, p99, cpuMicros, peakMiB } of lines) {
  process.stdout.write(
    `${name.padEnd(36)} ${String(Math.round(perSecond)).padStart(7)}/s  ${(perSecond / base).toFixed(2)} of bare  p50 ${p50.toFixed(1)} ms  p99 ${p99.toFixed(1)} ms  ${String(Math.round(cpuMicros)).padStart(5)} µs CPU  ${Math.round(peakMiB)} MiB\n`,
  );
}
