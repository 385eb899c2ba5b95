import { promisify } from 'node:util';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { createHttpServer, stopServing } from '../../../server/http/httpServer.ts';
import { listening } from '../../support/loginHost/listening.ts';
import { connectTo } from '../../support/server/rawConnection.ts';
import { serverOfTest } from '../../support/server/startServer.ts';
import { openTestServer, type TestServer } from '../../support/server/testServer.ts';

const PATIENT = { timeout: 30_000 };
const SEND = '/api/Setup/SendAccessCodeToQRVideo?sEmail=';
/** Returns the headers of call 3 and the first bytes of its body. */
const lead = (length: number) =>
  `POST /api/Setup/SendEmailToSales?RequestEmail=a%40b.co HTTP/1.1\r\nHost: 127.0.0.1\r\nClientTime: x\r\nContent-Type: multipart/form-data; boundary=b1\r\nContent-Length: ${length}\r\n\r\n--b`;

let app: TestServer;
let http: ReturnType<typeof createHttpServer>;
let url: string;
beforeEach(async () => {
  app = await openTestServer();
  http = createHttpServer(app.app.fetch);
  const { port, stop } = await listening(http);
  onTestFinished(() => void (http.listening && stop()));
  url = `http://127.0.0.1:${port}`;
});

describe('a connection', () => {
  test('with an oversized body is answered before all of it has arrived', async () => {
    const { socket, heard } = await connectTo(url, lead(5_000_000));

    await vi.waitUntil(() => heard().includes('}'), PATIENT);

    expect(heard()).toMatch(/^HTTP\/1\.1 413 [\s\S]*\{"status":false\}$/);
    socket.destroy();
  });

  test.each([
    ['with', lead(600)],
    [
      'without',
      lead(600)
        .replace(/Content-Length.*\r\n/, 'Transfer-Encoding: chunked\r\n')
        .replace('--b', '3\r\n--b\r\n'),
    ],
  ])('whose body %s a Content-Length breaks off is no failure', async (_, words) => {
    const { socket, ended } = await connectTo(url, words);
    // When this request is answered, the server has received the start of the other one.
    await fetch(`${url}/healthz`);

    socket.destroy();
    await ended;
    await fetch(`${url}/healthz`);

    expect(app.lines.join()).not.toContain('callFailed');
  });

  test.each([
    [431, `GET ${SEND}${'a'.repeat(300_000)} HTTP/1.1\r\nHost: a\r\n\r\n`],
    [400, `GET ${SEND}a b HTTP/1.1\r\n\r\n`],
    [400, `GET ${SEND}a HTTP/1.1\r\nHost: a b\r\nConnection: close\r\n\r\n`],
  ])('with an unreadable request gets %i', async (code, words) => {
    const { heard, ended } = await connectTo(url, words);
    await ended;

    expect(heard().slice(9, 12)).toBe(String(code));
  });

  test('whose client reads no answer is closed', async () => {
    const server = createHttpServer(() => new Response(new Uint8Array(500_000)), {
      idleTimeout: 500,
    });
    const { port, stop } = await listening(server);
    const { socket } = await connectTo(`http://127.0.0.1:${port}`);
    socket.pause();
    const connections = () => promisify(server.getConnections.bind(server))();

    socket.write('GET /video HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n'.repeat(20));

    await expect.poll(connections, PATIENT).toBe(1);
    await expect.poll(connections, PATIENT).toBe(0);
    socket.destroy();
    await stop();
  });

  test('with a request that ends after the stop is answered, then closed', async () => {
    const half = await connectTo(url, 'GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\n');
    const body = await connectTo(url, lead(6));
    // When this request is answered, the server has received the start of the other two.
    await fetch(`${url}/healthz`);

    const stopped = stopServing(http, 20_000);
    half.socket.write('\r\n');
    body.socket.write('1--');

    await Promise.all([stopped, half.ended, body.ended]);
    expect(half.heard()).toMatch(/^HTTP\/1\.1 200 [\s\S]*\r\nConnection: close\r\n/i);
    expect(body.heard()).toMatch(/^HTTP\/1\.1 400 /);
  });

  test('may send a request for less time than a stopping server waits', () => {
    const { headersTimeout, requestTimeout } = http;

    for (const timeout of [headersTimeout, requestTimeout]) {
      expect(timeout).toBeGreaterThan(0);
      expect(timeout).toBeLessThan(18_000);
    }
  });
});

test('a task that never ends delays the exit for under 20 seconds', async () => {
  // The first task never ends. Each wait is printed, and shortened to a hundredth.
  const stuck = `import files from 'node:fs/promises'; import timers from 'node:timers/promises';
  import { syncBuiltinESMExports } from 'node:module'; const { setTimeout: wait } = timers;
  timers.setTimeout = (time, ...rest) => { console.log('waits ' + time); return wait(time / 100, ...rest); };
  files.readdir = () => new Promise(() => setInterval(() => {}, 1000)); syncBuiltinESMExports();`;
  const { child, output } = await serverOfTest({
    NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(stuck)}`,
  });

  child.kill('SIGTERM');

  await vi.waitUntil(() => child.exitCode !== null, PATIENT);
  expect(child.exitCode).toBe(0);
  const waits = [...output().matchAll(/^waits (\d+)$/gm)].map(([, time]) => Number(time));
  expect(waits.length).toBeGreaterThan(0);
  expect(waits.reduce((sum, time) => sum + time)).toBeLessThan(20_000);
  expect(output()).not.toContain('taskFailed');
});
