import {
  closeSync,
  fsyncSync,
  mkdtempSync,
  openSync,
  readFileSync,
  rmSync,
  writeSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startSite } from './startSite.ts';

const CALLS = 2000;
const CONNECTIONS = 32;

/** Settings under which no limit is met; the mail server is away, so nothing is delivered. */
const limits = readFileSync('.env.example', 'utf8').match(/\w+_PER_\w+/g) ?? [];
const settings = {
  ...Object.fromEntries(limits.map((name) => [name, '1000000000'])),
  SMTP_URL: 'smtp://127.0.0.1:1',
  EMAIL_LOOKUP_SECONDS: '0',
};

/** Prints how many codes a second the server accepts durably, beside bare writes with `fsync`. */
export async function benchServer(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-server-'));
  const database = process.env['DATABASE_URL'];
  const store = database ? { DATABASE_URL: database } : {};
  const { url, stop } = await startSite({ ...settings, ...store, DATA_DIR: folder });
  await sendCodes(url, 200);
  const fsyncs = perSecond(CALLS / 10, () => writeDurably(join(folder, 'bare'), CALLS / 10));
  const codes = perSecond(CALLS, () => sendCodes(url, CALLS));
  console.table({ 'bare writes with fsync': await fsyncs, 'codes accepted': await codes });
  await stop();
  rmSync(folder, { recursive: true });
}

async function perSecond(amount: number, work: () => Promise<void> | void) {
  const started = performance.now();
  await work();
  return { 'per second': Math.round((amount / (performance.now() - started)) * 1000) };
}

/** Requests codes for as many emails over several connections. */
async function sendCodes(url: string, amount: number): Promise<void> {
  let sent = 0;
  const connection = async () => {
    while (sent < amount) {
      const sEmail = `visitor-${amount}-${(sent += 1)}@firm.example`;
      const path = `/api/Setup/SendAccessCodeToQRVideo?${new URLSearchParams({ sEmail })}`;
      const headers = { ClientTime: '2026-11-02 09:00:00.000' };
      const reply = (await (await fetch(url + path, { headers })).json()) as { status: boolean };
      if (!reply.status) throw new Error('A call was refused.');
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, connection));
}

function writeDurably(path: string, amount: number): void {
  const file = openSync(path, 'w');
  for (let row = 0; row < amount; row += 1) {
    writeSync(file, 'x'.repeat(200));
    fsyncSync(file);
  }
  closeSync(file);
}
