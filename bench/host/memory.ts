import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startSmtpServer } from '../../tests/support/host/smtpServer.ts';
import { measure, type Shot } from './measure.ts';
import { passOf } from './passOf.ts';
import { processFacts } from './processFacts.ts';
import { serve } from './serve.ts';
import { sales, send, unlimited, verify } from './shots.ts';

/** The memory of the host, as it is run in production, after every 20,000 calls of all kinds. */
const CALLS = Number(process.env['BENCH_CALLS'] ?? 200_000);
const STEP = 20_000;

/** A mail server that takes everything and remembers only the first letter. */
let first = '';
const smtp = await startSmtpServer({
  onData: (stream, _session, done) => {
    const wanted = first === '';
    stream.on('data', (chunk: Buffer) => (first += wanted ? chunk.toString() : ''));
    stream.on('end', () => done());
  },
});

const folder = mkdtempSync(join(tmpdir(), 'gateway-bench-'));
const host = await serve('server/main.ts', {
  NODE_ENV: 'production',
  PORT: '0',
  DATA_DIR: folder,
  SMTP_URL: smtp.url,
  MAIL_FROM: 'no-reply@probuilt.example',
  SALES_EMAIL: 'sales@probuilt.example',
  ...unlimited,
});
const { email, code, cookie } = await passOf(host, async () => {
  await new Promise((resolve) => setTimeout(resolve, 100));
  return /#(\d{6})/.exec(first)?.[1];
});

/**
 * Of ten calls: six cookies, one wrong code, one repeated and one new wish for a code, one request.
 */
function mixed(index: number): Shot {
  const address = `a${index - (index % 10)}@harbor.example`;
  switch (index % 10) {
    case 0:
    case 1:
      return send(address);
    case 2:
      return verify(address, '00000x');
    case 3:
      return sales(email, { cookie });
    default:
      return verify(email, code, cookie);
  }
}

const memory = (field: 'rssMiB' | 'peakMiB') => Math.round(processFacts(host.pid)[field]);

process.stdout.write(`       0 calls  ${memory('rssMiB')} MiB\n`);
for (let done = 0; done < CALLS; done += STEP) {
  const { perSecond } = await measure('', host, STEP, (index) => mixed(done + index));
  process.stdout.write(
    `${String(done + STEP).padStart(8)} calls  ${memory('rssMiB')} MiB, at most ${memory('peakMiB')} MiB so far  ${Math.round(perSecond)}/s\n`,
  );
}
await host.stop();
await smtp.stop();
rmSync(folder, { recursive: true, force: true });
