import autocannon from 'autocannon';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findPostgres, startPostgres } from '../../tests/support/host/postgres.ts';
import { median } from '../median.ts';
import { startServer, type Server } from '../startServer.ts';
import { verifiedVisitor } from '../verifiedVisitor.ts';
import { callsOf, type Call } from './calls.ts';

const CONNECTIONS = 32;
const AMOUNT = 2000;
const MEMORY_AMOUNT = 20_000;
/**
 * A call and its rival take turns, as the speed of a shared machine changes. The first warms up.
 */
const ROUNDS = 6;

/** Settings under which no limit is met. */
const limits = readFileSync('.env.example', 'utf8').match(/\w+_PER_\w+/g) ?? [];
const unlimited = Object.fromEntries(limits.map((name) => [name, '1000000000']));

/** Measures the host beside bare node:http in the same run, and prints a table for each store. */
export async function benchHost(): Promise<void> {
  const bare = await startServer('bench/host/bare.ts', {});
  await benchStore('SQLite', bare, {});
  const programs = findPostgres();
  if (programs) {
    const cluster = await startPostgres(programs, { durable: true });
    await benchStore('PostgreSQL', bare, { DATABASE_URL: await cluster.freshUrl() });
    await cluster.stop();
  } else process.stdout.write('PostgreSQL is not installed here: only SQLite is measured.\n');
  await bare.stop();
}

async function benchStore(store: string, bare: Server, env: Record<string, string>) {
  const folder = mkdtempSync(join(tmpdir(), 'bench-host-'));
  const settings = { PORT: '0', DATA_DIR: folder, TRUSTED_PROXIES: '127.0.0.1', ...unlimited };
  let host = await startServer('server/main.ts', { ...settings, ...env });
  const calls = callsOf(await verifiedVisitor(host.url));
  const compare = (call: Call, rival: string) => compareCall(host, call, bare, rival);
  const rows: Record<string, unknown> = {
    'gate, HTML': await compare(calls.html, '/'),
    'health, no row': await compare(calls.health, '/json'),
    'verify by cookie, reads': await compare(calls.verifyCookie, '/json'),
  };
  // The mail server is away: what it costs to deliver would be measured with the next call.
  await host.stop();
  const away = { ...settings, SMTP_URL: 'smtp://127.0.0.1:1', EMAIL_LOOKUP_SECONDS: '0' };
  host = await startServer('server/main.ts', { ...away, ...env });
  rows['send, writes'] = await compare(calls.send, '/durable');
  rows['verify a wrong code, writes'] = await compare(calls.verifyWrong, '/durable');
  rows['sales, writes'] = await compare(calls.sales, '/durable');
  process.stdout.write(`\n${store}, ${CONNECTIONS} connections\n`);
  console.table(rows);

  const mixed = [calls.send, calls.verifyWrong, calls.sales];
  const memory = [host.usage().mebibytes];
  for (let from = MEMORY_AMOUNT; from <= 5 * MEMORY_AMOUNT; from += MEMORY_AMOUNT) {
    const call: Call = (index) => (mixed[index % 10] ?? calls.verifyCookie)(from + index);
    await fire(host, call, MEMORY_AMOUNT);
    memory.push(host.usage().mebibytes);
  }
  const steps = memory.map((mebibytes) => mebibytes.toFixed(0)).join(', ');
  process.stdout.write(`MiB, before and after each ${MEMORY_AMOUNT} mixed calls: ${steps}\n`);
  await host.stop();
  rmSync(folder, { recursive: true });
}

/** Medians of a call, and its speed as a share of the rival's: a path of bare.ts. */
async function compareCall(host: Server, call: Call, bare: Server, rival: string) {
  const rounds: (Awaited<ReturnType<typeof fire>> & { share: number })[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const limit = await fire(bare, () => ({ path: rival }), AMOUNT);
    const measured = await fire(host, (index) => call(round * AMOUNT + index), AMOUNT);
    rounds.push({ ...measured, share: measured.perSecond / limit.perSecond });
  }
  const of = (figure: 'perSecond' | 'share' | 'p99' | 'cpuMicros') =>
    median(rounds.slice(1).map((round) => round[figure]));
  return {
    'requests/s': Math.round(of('perSecond')),
    'of bare': Number(of('share').toFixed(2)),
    'its rival': rival,
    'p99, ms': of('p99'),
    'CPU, µs': Math.round(of('cpuMicros')),
  };
}

/** Makes so many calls, each as soon as its connection has the answer to the one before. */
async function fire({ url, usage }: Server, call: Call, amount: number) {
  const before = usage().cpuMicros;
  let index = 0;
  const setupRequest = (request: autocannon.Request) => ({ ...request, ...call(index++) });
  const requests = [{ setupRequest }];
  const result = await autocannon({ url, amount, connections: CONNECTIONS, requests });
  if (result.errors > 0 || result.non2xx > 0) throw new Error(`Calls to ${url} were refused.`);
  const seconds = (result.finish.getTime() - result.start.getTime()) / 1000;
  const cpuMicros = (usage().cpuMicros - before) / amount;
  return { perSecond: amount / seconds, p99: result.latency.p99, cpuMicros };
}
