import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { measure, type Measured } from './measure.ts';
import { serve } from './serve.ts';
import { unlimited, verify } from './shots.ts';

/** What a call costs while so many clients never finish their headers. */
const SLOW = Number(process.env['BENCH_SLOW'] ?? 2000);
const CALLS = Number(process.env['BENCH_CALLS'] ?? 4000);

const folder = mkdtempSync(join(tmpdir(), 'gateway-bench-'));
const host = await serve('server/main.ts', { PORT: '0', DATA_DIR: folder, ...unlimited });
const calls = (name: string) =>
  measure(name, host, CALLS, (index) => verify(`a${index}@harbor.example`, '00000x'));

await calls('warm-up');
print(await calls('verify, alone'));
const { port } = new URL(host.url);
const sockets = await Promise.all(
  Array.from({ length: SLOW }, async () => {
    const socket = connect(Number(port), '127.0.0.1').on('error', () => undefined);
    await once(socket, 'connect');
    socket.write('GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Slow: ');
    return socket;
  }),
);
print(await calls(`verify, beside ${SLOW} slow clients`));
const open = sockets.filter((socket) => socket.readyState === 'open').length;
process.stdout.write(`${open} of the slow clients were still waiting at the end.\n`);
for (const socket of sockets) socket.destroy();
await host.stop();
rmSync(folder, { recursive: true, force: true });

function print({ name, perSecond, p50, p99 }: Measured) {
  process.stdout.write(
    `${name.padEnd(36)} ${perSecond.toFixed(0).padStart(6)} a second, p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms\n`,
  );
}
