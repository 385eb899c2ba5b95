import { once } from 'node:events';
import { expect, onTestFinished, test, vi } from 'vitest';
import { connectTo } from '../support/host/rawConnection.ts';
import { spawnHost } from '../support/host/startHost.ts';
import { temporaryFolder } from '../support/host/temporaryFolder.ts';

/** Far less than the host waits for connections that it does not end by itself. */
const SOON = 10_000;

async function startHost(env: Record<string, string> = {}) {
  const host = await spawnHost({ DATA_DIR: temporaryFolder(), ...env });
  onTestFinished(() => void host.child.kill('SIGKILL'));
  return host;
}

test('a call that begins before the stop and ends after it is answered, and its connection closed', async () => {
  const { child, output, url } = await startHost();
  const gone = once(child, 'exit');
  const half = await connectTo(url);
  half.socket.write('GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\n');
  const body = await connectTo(url);
  body.socket.write(
    'POST /api/Setup/SendEmailToSales?RequestEmail=a%40b.co HTTP/1.1\r\nHost: 127.0.0.1\r\nClientTime: x\r\nContent-Type: multipart/form-data; boundary=b1\r\nContent-Length: 6\r\n\r\n--b',
  );
  // Answered after the two: they have been heard.
  await fetch(`${url}/healthz`);

  child.kill('SIGTERM');
  await vi.waitUntil(() => output().includes('stopping'), { timeout: SOON });
  half.socket.write('\r\n');
  body.socket.write('1--');

  await vi.waitUntil(() => child.exitCode !== null, { timeout: SOON });
  await Promise.all([gone, half.ended, body.ended]);
  expect(child.exitCode).toBe(0);
  expect(half.heard()).toMatch(/^HTTP\/1\.1 200 [\s\S]*\r\nConnection: close\r\n/i);
  expect(body.heard()).toMatch(/^HTTP\/1\.1 400 /);
});

test('a chore that never ends does not hold the exit for more than 20 seconds', async () => {
  const stuck = `import files from 'node:fs/promises'; import { syncBuiltinESMExports } from 'node:module';
    files.readdir = () => new Promise(() => setInterval(() => {}, 1000)); syncBuiltinESMExports();`;
  const { child, output } = await startHost({
    NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(stuck)}`,
  });
  const stopped = performance.now();

  child.kill('SIGTERM');

  await vi.waitUntil(() => child.exitCode !== null, { timeout: 25_000 });
  expect(child.exitCode).toBe(0);
  expect(performance.now() - stopped).toBeLessThan(20_000);
  expect(output()).not.toContain('taskFailed');
});

test('a caller that names no host, as HTTP/1.0 allows, is answered, and is not taken for this machine', async () => {
  const { url } = await startHost();
  const ask = async (path: string) => {
    const { heard, ended } = await connectTo(url, `GET ${path} HTTP/1.0\r\n\r\n`);
    await ended;
    return heard().split('\r\n')[0];
  };

  expect(await ask('/healthz')).toBe('HTTP/1.1 200 OK');
  for (const path of ['/metrics', '/mailbox']) expect(await ask(path)).not.toContain(' 200 ');
});
