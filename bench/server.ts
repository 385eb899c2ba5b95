import { appendFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sendCode, startSite } from './startSite.ts';

const CONNECTIONS = 32;

/** Settings under which no limit is met; the mail server is away, so nothing is delivered. */
const limits = readFileSync('.env.example', 'utf8').match(/\w+_PER_\w+/g) ?? [];
const settings = {
  ...Object.fromEntries(limits.map((name) => [name, '1000000000'])),
  SMTP_URL: 'smtp://127.0.0.1:1',
  EMAIL_LOOKUP_SECONDS: '0',
};

// Codes that the server accepts durably in a second, beside bare writes with `fsync`.
const folder = mkdtempSync(join(tmpdir(), 'bench-server-'));
const database = process.env['DATABASE_URL'];
const store = database ? { DATABASE_URL: database } : {};
const { url, stop } = await startSite({ ...settings, ...store, DATA_DIR: folder });
await sendCodes(url, 200);
console.table({
  'bare writes with fsync': await perSecond(200, (amount) =>
    writeDurably(join(folder, 'bare'), amount),
  ),
  'codes accepted': await perSecond(2000, (amount) => sendCodes(url, amount)),
});
await stop();
rmSync(folder, { recursive: true });

async function perSecond(amount: number, work: (amount: number) => Promise<void> | void) {
  const started = performance.now();
  await work(amount);
  return { 'per second': Math.round((amount / (performance.now() - started)) * 1000) };
}

/** Requests codes for as many emails over several connections. */
async function sendCodes(url: string, amount: number): Promise<void> {
  let sent = 0;
  const connection = async () => {
    while (sent < amount) {
      const email = `visitor-${amount}-${(sent += 1)}@firm.example`;
      if (!(await sendCode(url, email))) throw new Error('A call was refused.');
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, connection));
}

function writeDurably(file: string, amount: number): void {
  for (let row = 0; row < amount; row += 1) {
    appendFileSync(file, 'x'.repeat(200), { flush: true });
  }
}
