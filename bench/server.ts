import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { settingsTable } from '../server/settings/settingsTable.ts';
import { sendCode, startSite } from './startSite.ts';

const CONNECTIONS = 32;
const CODES = 2000;

/** The names of the limits, which this script raises out of reach. */
const limits = Object.values(settingsTable)
  .map(({ name }) => name)
  .filter((name) => name.includes('_PER_'));
const DATA_DIR = mkdtempSync(join(tmpdir(), 'bench-server-'));
const database = process.env['DATABASE_URL'];
const { url, stop } = await startSite({
  ...Object.fromEntries(limits.map((name) => [name, '100000'])),
  ...(database && { DATABASE_URL: database }),
  EMAIL_LOOKUP_SECONDS: '0',
  DATA_DIR,
});
try {
  await sendCodes(200);
  const started = performance.now();
  await sendCodes(CODES);
  const perSecond = Math.round((CODES / (performance.now() - started)) * 1000);
  process.stdout.write(`Code requests accepted and written to disk per second: ${perSecond}\n`);
} finally {
  await stop();
  rmSync(DATA_DIR, { recursive: true });
}

/** Requests codes for `amount` emails over several connections. */
async function sendCodes(amount: number): Promise<void> {
  let sent = 0;
  const connection = async () => {
    while (sent < amount) {
      const email = `visitor-${amount}-${(sent += 1)}@firm.example`;
      if (!(await sendCode(url, email))) throw new Error('A call was refused.');
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, connection));
}
