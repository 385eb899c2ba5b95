import { once } from 'node:events';
import type { Server } from 'node:http';
import { expect, test, vi } from 'vitest';
import { createServer } from '../../../server/http/server.ts';
import { connectTo } from '../../support/host/rawConnection.ts';
import { startHost } from '../../support/host/startHost.ts';

test.concurrent('clients that never finish their headers are sent away, and others are answered meanwhile', async () => {
  const host = await startHost();
  const words = 'GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Slow: ';
  const clients = await Promise.all(Array.from({ length: 2000 }, () => connectTo(host.url, words)));
  const ended = Promise.all(clients.map((client) => client.ended));

  expect((await fetch(`${host.url}/healthz`)).status).toBe(200);
  await ended;

  const health = await fetch(`${host.url}/healthz`);
  expect(health.status).toBe(200);
  // Every answer says so; pages say it in a policy of their own.
  expect(health.headers.get('content-security-policy')).toBe("frame-ancestors 'none'");
  await host.stop();
});

test.concurrent('a body that is too long is refused before it has arrived', async () => {
  const host = await startHost();
  const { socket, heard } = await connectTo(
    host.url,
    'POST /api/Setup/SendEmailToSales?RequestEmail=a%40b.co HTTP/1.1\r\nHost: 127.0.0.1\r\nClientTime: x\r\nContent-Type: multipart/form-data; boundary=b1\r\nContent-Length: 5000000\r\n\r\n--b1',
  );

  await vi.waitUntil(() => heard().includes('}'), { timeout: 30_000 });

  expect(heard()).toMatch(/^HTTP\/1\.1 413 [\s\S]*\{"status":false\}$/);
  socket.destroy();
  await host.stop();
});

test.concurrent('what cannot be read as HTTP, or is longer than the host reads, is answered in JSON too', async () => {
  const host = await startHost();
  const answerTo = async (words: string): Promise<string> => {
    const { heard, ended } = await connectTo(host.url, words);
    await ended;
    return heard();
  };
  const call = '/api/Setup/SendAccessCodeToQRVideo?sEmail=';

  expect(await answerTo(`GET ${call}${'a'.repeat(300_000)} HTTP/1.1\r\nHost: a\r\n\r\n`)).toMatch(
    /^HTTP\/1\.1 431 [\s\S]*\r\n\r\n\{"status":false\}$/,
  );
  for (const unreadable of [
    `GET ${call}a b HTTP/1.1\r\n\r\n`,
    `GET ${call}a HTTP/1.1\r\nHost: a b\r\nConnection: close\r\n\r\n`,
    `GET ${call}a HTTP/1.1\r\nHost: [::1\r\nConnection: close\r\n\r\n`,
    'OPTIONS * HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n',
    `GET ${call}a HTTP/1.1\r\nConnection: close\r\n\r\n`,
    'GET /healthz HTTP/1.1\r\nHost: a\r\nhost: a\r\nConnection: close\r\n\r\n',
    'GET /healthz HTTP/1.0\r\nHost: a\r\nHost: b\r\n\r\n',
  ])
    expect(await answerTo(unreadable)).toMatch(
      /^HTTP\/1\.1 400 [\s\S]*\r\n\r\n\{"status":false\}$/,
    );
  await host.stop();
});

test.concurrent('a client that asks and asks and reads no answer is sent away', async () => {
  const film = new Uint8Array(500_000);
  const server = createServer(() => new Response(film), 500);
  const { socket } = await connectTo(await listen(server));
  socket.pause();
  const connections = () =>
    new Promise<number>((resolve) => {
      server.getConnections((_, count) => resolve(count));
    });

  socket.write('GET /film HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n'.repeat(20));

  await expect.poll(connections, { timeout: 30_000 }).toBe(1);
  await expect.poll(connections, { timeout: 30_000 }).toBe(0);
  socket.destroy();
  server.close();
});

test.concurrent('a client that reads a response a little at a time is sent away', async () => {
  const film = new Uint8Array(50_000_000);
  const server = createServer(() => new Response(film), 60_000, 1000);
  const { socket, ended } = await connectTo(
    await listen(server),
    'GET / HTTP/1.1\r\nHost: a\r\n\r\n',
  );
  let read = 0;
  socket.on('data', (chunk: Buffer) => {
    read += chunk.length;
    socket.pause();
    setTimeout(() => socket.resume(), 50);
  });

  await ended;

  expect(read).toBeGreaterThan(0);
  expect(read).toBeLessThan(film.length);
  server.close();
});

async function listen(server: Server): Promise<string> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
}
