import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { findPostgres, startPostgres } from '../../tests/support/host/postgres.ts';
import { median } from '../median.ts';
import { measure, type Measured, type Shot } from './measure.ts';
import { codeInMailbox, passOf } from './passOf.ts';
import { serve, type Server } from './serve.ts';
import { fromVisitor, healthz, plain, salesOnLocalhost, send, unlimited, verify } from './shots.ts';

/** Calls of one turn, and of one that writes nothing; BENCH_CALLS makes them shorter or longer. */
const CALLS = Number(process.env['BENCH_CALLS'] ?? 2000);
const LIGHT_CALLS = 4 * CALLS;
/** Turns of each line, after some that warm up. Bare node:http has its turn before each of them. */
const TURNS = 7;
const WARM_UPS = 3;
const HERE = resolve(import.meta.dirname);

interface Line extends Measured {
  /** Requests per second against those of bare node:http in the turn before. */
  readonly share: number;
}

/** The medians of a line: the speed of a shared machine changes between its turns. */
async function measureLine(
  name: string,
  host: Server,
  shotOf: (index: number) => Shot,
  calls = CALLS,
): Promise<Line> {
  const turns: Line[] = [];
  for (let turn = 0; turn < WARM_UPS + TURNS; turn += 1) {
    const { perSecond } = await measure('bare', bare, LIGHT_CALLS, () => plain);
    const measured = await measure(name, host, calls, (index) => shotOf(turn * calls + index));
    if (turn >= WARM_UPS) turns.push({ ...measured, share: measured.perSecond / perSecond });
  }
  const of = (figure: (line: Line) => number) => median(turns.map(figure));
  return {
    name,
    perSecond: of((line) => line.perSecond),
    p50: of((line) => line.p50),
    p99: of((line) => line.p99),
    cpuMicros: of((line) => line.cpuMicros),
    peakMiB: Math.max(...turns.map((line) => line.peakMiB)),
    share: of((line) => line.share),
  };
}

async function benchHost(engine: string, env: Record<string, string>): Promise<Line[]> {
  const folder = mkdtempSync(join(tmpdir(), 'gateway-bench-'));
  // A mail server that is away: letters are queued, and delivering them does not cost what is
  // measured.
  const host = await serve('server/main.ts', {
    PORT: '0',
    DATA_DIR: folder,
    SMTP_URL: 'smtp://127.0.0.1:1',
    RESEND_SECONDS: '600',
    TRUSTED_PROXIES: '127.0.0.1',
    ...unlimited,
    ...env,
  });
  const run = (name: string, shotOf: (index: number) => Shot, calls?: number) =>
    measureLine(`${engine}: ${name}`, host, shotOf, calls);
  const email = (index: number) => `a${index}@harbor.example`;
  const sending = (index: number) => fromVisitor(index, send(email(index)));
  const guessing = (index: number) => fromVisitor(index, verify(email(index), '00000x'));
  const lines = [
    await run('routing and headers', () => healthz, LIGHT_CALLS),
    await run('send, accepted', sending),
    await run('send, in the cool-down', sending),
    await run('verify, wrong', guessing),
    // What is written on localhost comes from this machine, and so from one network.
    await run('sales, accepted', (index) => salesOnLocalhost(host.url, `s${email(index)}`)),
  ];
  await host.stop();
  rmSync(folder, { recursive: true, force: true });
  return lines;
}

/** The read-only verify needs a pass, and so a code: the folder mailer hands it over. */
async function benchPass(engine: string, env: Record<string, string>): Promise<Line> {
  const folder = mkdtempSync(join(tmpdir(), 'gateway-bench-'));
  const host = await serve('server/main.ts', { PORT: '0', DATA_DIR: folder, ...unlimited, ...env });
  const { email, code, cookie } = await passOf(host, () => codeInMailbox(host));
  const line = await measureLine(
    `${engine}: verify, right (cookie)`,
    host,
    () => verify(email, code, cookie),
    LIGHT_CALLS,
  );
  await host.stop();
  rmSync(folder, { recursive: true, force: true });
  return line;
}

/** The statements of the calls without the calls around them: no host comes nearer to bare. */
async function benchStore(engine: string, env: Record<string, string>): Promise<Line[]> {
  const folder = mkdtempSync(join(tmpdir(), 'gateway-bench-'));
  const host = await serve(join(HERE, 'bareStore.ts'), { DATA_DIR: folder, ...unlimited, ...env });
  const run = (name: string, path: string, calls?: number) =>
    measureLine(`${engine}: the statements of ${name}`, host, () => ({ ...plain, path }), calls);
  const lines = [
    await run('send', '/send'),
    await run('wrong', '/wrong'),
    await run('right (cookie)', '/pass', LIGHT_CALLS),
    await run('sales', '/request'),
  ];
  await host.stop();
  rmSync(folder, { recursive: true, force: true });
  return lines;
}

const bare = await serve(join(HERE, 'bare.ts'), {});
const lines = [
  await measureLine('bare node:http, a second time', bare, () => plain, LIGHT_CALLS),
  ...(await benchHost('sqlite', {})),
  await benchPass('sqlite', {}),
  ...(await benchStore('sqlite', {})),
];
const programs = findPostgres();
if (programs) {
  const cluster = await startPostgres(programs, { durable: true });
  lines.push(
    ...(await benchHost('postgres', { DATABASE_URL: await cluster.freshUrl() })),
    await benchPass('postgres', { DATABASE_URL: await cluster.freshUrl() }),
    ...(await benchStore('postgres', { DATABASE_URL: await cluster.freshUrl() })),
  );
  await cluster.stop();
} else {
  process.stdout.write('PostgreSQL is not installed here: only SQLite is measured.\n');
}
await bare.stop();

process.stdout.write(
  `${execFileSync('nproc').toString().trim()} cores, 32 connections, medians of ${TURNS} turns of ${CALLS} calls (${LIGHT_CALLS} where nothing is written)\n`,
);
for (const { name, perSecond, p50, p99, cpuMicros, peakMiB, share } of lines) {
  process.stdout.write(
    `${name.padEnd(36)} ${String(Math.round(perSecond)).padStart(7)}/s  ${share.toFixed(2)} of bare  p50 ${p50.toFixed(1)} ms  p99 ${p99.toFixed(1)} ms  ${String(Math.round(cpuMicros)).padStart(5)} µs CPU  ${Math.round(peakMiB)} MiB\n`,
  );
}
