import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { findPostgres, startPostgres } from '../../tests/support/postgres.ts';
import { measure, type Measured, type Shot } from './measure.ts';

/** Calls for each line of the table; BENCH_CALLS makes it shorter or longer. */
const CALLS = Number(process.env['BENCH_CALLS'] ?? 4000);
const HERE = resolve(import.meta.dirname);

/** A process that serves, with its address and id. */
async function serve(script: string, env: Record<string, string>) {
  const child = spawn(process.execPath, [script], {
    env: { PATH: process.env['PATH'] ?? '', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const url = await new Promise<string>((resolve, reject) => {
    let printed = '';
    child.stdout.on('data', (chunk: Buffer) => {
      printed += chunk.toString();
      const found = /http:\/\/127\.0\.0\.1:\d+/.exec(printed)?.[0];
      if (found) resolve(found);
    });
    child.on('exit', () => reject(new Error(`${script} did not start:\n${printed}`)));
  });
  const stop = async () => {
    child.kill('SIGTERM');
    await once(child, 'exit');
  };
  return { url, pid: child.pid ?? 0, stop };
}

const UNLIMITED = Object.fromEntries(
  [
    'SENDS_PER_ADDRESS_HOUR',
    'SENDS_PER_ADDRESS_DAY',
    'SENDS_PER_IP_MINUTE',
    'SENDS_PER_IP_HOUR',
    'SENDS_PER_HOUR',
    'TRIES_PER_BROWSER',
    'TRIES_PER_ADDRESS',
    'TRIES_PER_ADDRESS_DAY',
    'TRIES_PER_IP_HOUR',
    'SALES_PER_ADDRESS_HOUR',
    'SALES_PER_IP_HOUR',
    'SALES_PER_HOUR',
  ].map((name) => [name, '1000000000']),
);

const HEAD = { clienttime: '2026-11-02 09:00:00.000' };
const call = (name: string, query: Record<string, string>) =>
  `/api/Setup/${name}?${new URLSearchParams(query)}`;
const send = (email: string): Shot => ({
  path: call('SendAccessCodeToQRVideo', { sEmail: email }),
  headers: HEAD,
});
const verify = (email: string, code: string, cookie = ''): Shot => ({
  path: call('VerifyAccessCodeToQRVideo', { sEmail: email, AccessKey: code }),
  headers: { ...HEAD, ...(cookie ? { cookie } : {}) },
});

function sales(url: string, index: number): Shot {
  const { port } = new URL(url);
  const body = `--b1\r\nContent-Disposition: form-data; name="msgBody"\r\n\r\n<table><tr><th>Name</th><td>D</td></tr><tr><th>Company</th><td>H</td></tr></table>\r\n--b1--\r\n`;
  const headers = {
    ...HEAD,
    host: `localhost:${port}`,
    origin: `http://localhost:${port}`,
    'content-type': 'multipart/form-data; boundary=b1',
  };
  return {
    path: call('SendEmailToSales', { RequestEmail: `s${index}@harbor.example` }),
    method: 'POST',
    headers,
    body,
  };
}

async function benchHost(engine: string, env: Record<string, string>): Promise<Measured[]> {
  const folder = mkdtempSync(join(tmpdir(), 'gateway-bench-'));
  // A mail server that is away: letters are queued, and delivering them does not cost what is measured.
  const host = await serve('server/main.ts', {
    PORT: '0',
    DATA_DIR: folder,
    SMTP_URL: 'smtp://127.0.0.1:1',
    RESEND_SECONDS: '600',
    ...UNLIMITED,
    ...env,
  });
  const run = (name: string, shot: (index: number) => Shot) =>
    measure(`${engine}: ${name}`, host, CALLS, shot);
  const lines = [
    await run('send, accepted', (index) => send(`a${index}@harbor.example`)),
    await run('send, in the cool-down', (index) => send(`a${index}@harbor.example`)),
    await run('verify, wrong', (index) => verify(`a${index}@harbor.example`, '00000x')),
    await run('sales, accepted', (index) => sales(host.url, index)),
  ];
  await host.stop();
  rmSync(folder, { recursive: true, force: true });
  return lines;
}

/** The read-only verify needs a pass, and so a code: the folder mailer hands it over. */
async function benchPass(engine: string, env: Record<string, string>): Promise<Measured> {
  const folder = mkdtempSync(join(tmpdir(), 'gateway-bench-'));
  const host = await serve('server/main.ts', { PORT: '0', DATA_DIR: folder, ...UNLIMITED, ...env });
  const email = 'dana@harbor.example';
  await fetch(host.url + send(email).path, { headers: HEAD });
  let code: string | undefined;
  while (!code) {
    const box = (await (await fetch(`${host.url}/mailbox/messages.json`)).json()) as {
      messages: { subject: string }[];
    };
    code = /^\d{6}/.exec(box.messages[0]?.subject ?? '')?.[0];
  }
  const answer = await fetch(host.url + verify(email, code).path, { headers: HEAD });
  const cookie = answer.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  const right = code;
  const line = await measure(`${engine}: verify, right (cookie)`, host, CALLS * 2, () =>
    verify(email, right, cookie),
  );
  await host.stop();
  rmSync(folder, { recursive: true, force: true });
  return line;
}

const lines: Measured[] = [];
const bare = await serve(join(HERE, 'bare.ts'), {});
await measure('warm-up', bare, CALLS, () => ({ path: '/', headers: HEAD }));
lines.push(await measure('bare node:http', bare, CALLS * 4, () => ({ path: '/', headers: HEAD })));
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
