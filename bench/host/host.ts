import autocannon from 'autocannon';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findPostgres, startPostgres } from '../../tests/support/host/postgres.ts';
import { median } from '../median.ts';
import { startServer, type Server } from '../startServer.ts';
import { verifiedVisitor } from '../verifiedVisitor.ts';
import { health, page, sales, send, verifyCookie, verifyWrong, type Call } from './calls.ts';

const CONNECTIONS = 32;
const AMOUNT = 2000;
/** A line and its rival take turns, as the speed of a shared machine changes. The first warms up. */
const ROUNDS = 6;
const MEMORY_STEPS = 5;
const MEMORY_AMOUNT = 20_000;

/** Settings under which no limit is met. */
const limits = readFileSync('.env.example', 'utf8').match(/\w+_PER_\w+/g) ?? [];
const unlimited = Object.fromEntries(limits.map((name) => [name, '1000000000']));

interface Measured {
  perSecond: number;
  p99: number;
  cpuMicros: number;
}

/** Measures the host beside bare node:http in the same run, and prints one table. */
export async function benchHost(): Promise<void> {
  const bare = await startServer('bench/host/bare.ts', {});
  print(['', 'requests/s', 'of bare', 'p99 ms', 'CPU µs', 'its rival']);
  await benchEngine('SQLite', bare, {});
  const programs = findPostgres();
  if (programs) {
    const cluster = await startPostgres(programs, { durable: true });
    await benchEngine('PostgreSQL', bare, { DATABASE_URL: await cluster.freshUrl() });
    await cluster.stop();
  } else process.stdout.write('PostgreSQL is not installed here: only SQLite is measured.\n');
  await bare.stop();
}

async function benchEngine(engine: string, bare: Server, env: Record<string, string>) {
  const folder = mkdtempSync(join(tmpdir(), 'bench-host-'));
  const settings = { PORT: '0', DATA_DIR: folder, TRUSTED_PROXIES: '127.0.0.1' };
  let host = await startServer('server/main.ts', { ...settings, ...unlimited, ...env });
  const visitor = await verifiedVisitor(host.url);
  const compare = (name: string, call: Call, rival: string) =>
    compareLine(`${engine}: ${name}`, { host, call, bare, rival });
  await compare('gate, HTML', page, '/');
  await compare('health, no row', health, '/json');
  await compare('verify by cookie, a row read', verifyCookie(visitor), '/json');
  // The letters of what follows are queued: their delivery would be measured with the next call.
  await host.stop();
  const away = { SMTP_URL: 'smtp://127.0.0.1:1' };
  host = await startServer('server/main.ts', { ...settings, ...away, ...unlimited, ...env });
  await compare('send', send, '/durable');
  await compare('verify, wrong code', verifyWrong, '/durable');
  await compare('sales', sales(visitor), '/durable');
  const mixed = [send, verifyWrong, sales(visitor)];
  const memory = [host.usage().mebibytes];
  for (let step = 0; step < MEMORY_STEPS; step += 1) {
    const from = (1 + step) * 1_000_000;
    await fire(
      host,
      (index) => (mixed[index % 10] ?? verifyCookie(visitor))(from + index),
      MEMORY_AMOUNT,
    );
    memory.push(host.usage().mebibytes);
  }
  const steps = memory.map((mebibytes) => mebibytes.toFixed(0)).join(', ');
  process.stdout.write(
    `${engine}: MiB before and after each ${MEMORY_AMOUNT} mixed calls: ${steps}\n`,
  );
  await host.stop();
  rmSync(folder, { recursive: true });
}

interface Line {
  host: Server;
  call: Call;
  bare: Server;
  /** The path of `bare.ts` that does the same work. */
  rival: string;
}

async function compareLine(name: string, { host, call, bare, rival }: Line): Promise<void> {
  const rounds: (Measured & { share: number })[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const limit = await fire(bare, () => ({ path: rival }), AMOUNT);
    const measured = await fire(host, (index) => call(round * AMOUNT + index), AMOUNT);
    rounds.push({ ...measured, share: measured.perSecond / limit.perSecond });
  }
  const [, ...kept] = rounds;
  const of = (figure: keyof (typeof kept)[0]) => median(kept.map((round) => round[figure]));
  const [perSecond, p99, micros] = [of('perSecond'), of('p99'), of('cpuMicros')];
  const figures = [perSecond.toFixed(0), of('share').toFixed(2), p99.toFixed(0), micros.toFixed(0)];
  print([name, ...figures, rival]);
}

/** Makes so many calls, each as soon as its connection has the answer to the one before. */
async function fire({ url, usage }: Server, call: Call, amount: number): Promise<Measured> {
  const before = usage().cpuMicros;
  let index = 0;
  const setupRequest = (request: autocannon.Request) => ({ ...request, ...call(index++) });
  const result = await autocannon({
    url,
    amount,
    connections: CONNECTIONS,
    requests: [{ setupRequest }],
  });
  if (result.errors > 0 || result.non2xx > 0) throw new Error(`Calls to ${url} were refused.`);
  const seconds = (result.finish.getTime() - result.start.getTime()) / 1000;
  return {
    perSecond: amount / seconds,
    p99: result.latency.p99,
    cpuMicros: (usage().cpuMicros - before) / amount,
  };
}

function print([name = '', ...cells]: string[]): void {
  process.stdout.write(`${name.padEnd(44)}${cells.map((cell) => cell.padStart(11)).join('')}\n`);
}
