import { once } from 'node:events';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { limitConnections, FLOOD_LIMITS } from '../../../server/http/floods.ts';
import { createHttpServer } from '../../../server/http/httpServer.ts';
import { listening } from '../../support/loginHost/listening.ts';
import { connectTo } from '../../support/server/rawConnection.ts';
import { openTestServer, serverForEachTest } from '../../support/server/testServer.ts';

const { responsesOfConnection, responsesOfClient } = FLOOD_LIMITS;
const GET = 'GET /healthz HTTP/1.1\r\nHost: a\r\n\r\n';
const IDLE = 300;

describe('connections', () => {
  /** Starts a server that admits three connections of a client, and five in all. */
  async function start(env: Record<string, string> = {}) {
    const services = await openTestServer({ env });
    const limits = { ...FLOOD_LIMITS, connectionsOfClient: 3, connections: 5 };
    const server = createHttpServer(() => new Response('x'), {
      onConnection: limitConnections(services, limits),
    });
    const { port, stop } = await listening(server);
    const open = (address: string) => connectTo(`http://127.0.0.1:${port}`, '', address);
    onTestFinished(stop);
    return { open, lines: services.lines };
  }

  test('above the limit of a client get 503, and others are served', async () => {
    const { open, lines } = await start();
    for (let count = 0; count < 3; count += 1) await open('127.0.0.2');

    const refused = await open('127.0.0.2');
    await refused.ended;
    const other = await open('127.0.0.3');
    other.socket.write(GET);
    await vi.waitUntil(() => other.heard() !== '');

    expect(refused.heard()).toMatch(/^HTTP\/1\.1 503 /);
    expect(other.heard()).toMatch(/^HTTP\/1\.1 200 /);
    expect(lines).toEqual([expect.stringContaining('floodRefused')]);
  });

  test('of a listed proxy count only towards all', async () => {
    const { open } = await start({ TRUSTED_PROXIES: '127.0.0.2' });
    const opened = await Promise.all(Array.from({ length: 6 }, () => open('127.0.0.2')));
    const refused = () => opened.filter(({ socket }) => socket.closed);

    await vi.waitUntil(() => refused().length > 0);

    expect(refused()).toHaveLength(1);
  });

  test('that are closed make room', async () => {
    const { open } = await start();
    const [first] = [await open('127.0.0.2'), await open('127.0.0.2'), await open('127.0.0.2')];
    first.socket.destroy();
    await once(first.socket, 'close');

    const answerOf = async () => {
      const { socket, heard } = await open('127.0.0.2');
      socket.write(GET);
      await vi.waitUntil(() => heard() !== '');
      socket.destroy();
      return heard().slice(9, 12);
    };

    await expect.poll(answerOf).toBe('200');
  });
});

describe('unread responses', () => {
  const server = serverForEachTest();
  const unread = (peer: string) => server().fetch('/healthz', { peer, isUnread: true });

  test('above the limit of a client get 503, and others are served', async () => {
    for (let count = 0; count < responsesOfClient; count += 1)
      expect((await unread('203.0.113.7')).status).toBe(200);

    expect((await unread('203.0.113.7')).status).toBe(503);
    expect((await unread('203.0.113.8')).status).toBe(200);
    expect(server().lines).toEqual([expect.stringContaining('floodRefused')]);
  });

  test('above the limit of a connection close it', async () => {
    const { port, stop } = await listening(createHttpServer(server().app.fetch));
    const { ended, heard } = await connectTo(`http://127.0.0.1:${port}`, GET.repeat(IDLE));

    await ended;

    expect(heard().split('200 OK').length - 1).toBeLessThanOrEqual(responsesOfConnection);
    await stop();
  });
});
