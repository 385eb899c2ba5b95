import { describe, expect, test, vi } from 'vitest';
import { onEachDatabase } from '../../support/server/onEachDatabase.ts';
import {
  createBrowser,
  DANA,
  openTestServer,
  serverForEachTest,
  SUMMARY,
  verifiedBrowser,
  type TestServer,
} from '../../support/server/testServer.ts';

// The limits are low, so that few calls use them up.
const limits = {
  CODES_PER_IP_MINUTE: '3',
  CODES_PER_IP_HOUR: '3',
  CODES_PER_DOMAIN_HOUR: '2',
  CODES_PER_HOUR: '5',
  SALES_PER_HOUR: '2',
};

const MINUTE = 60_000;

/** A network of each kind: IPv4 addresses, and the /64 networks of one IPv6 /48. */
const ipv4 = (index: number) => `198.51.100.${index}`;
const ipv6 = (index: number) => `2001:db8:7:${index.toString(16)}::1`;

/** Requests codes for new mailboxes, each from a browser without cookies. Returns the answers. */
async function sendMany(
  server: TestServer,
  count: number,
  peerOf: (index: number) => string,
  emailOf: (index: number) => string = (index) =>
    `crew@firm-${'abcdefghij'[index % 10]}${index}.example`,
) {
  const answers: unknown[] = [];
  for (let index = 0; index < count; index += 1)
    answers.push(await createBrowser(server, peerOf(index)).send(emailOf(index)));
  return answers.filter((answer) => answer === true).length;
}

const rowsOf = (server: TestServer) =>
  server.store.read(async (sql) => {
    const tables = ['counters', 'codes', 'tries', 'leads', 'jobs'];
    const rows = await Promise.all(tables.map((table) => sql.rows(`SELECT * FROM ${table}`)));
    return Object.fromEntries(tables.map((table, index) => [table, rows[index]!.length]));
  });

onEachDatabase('under pressure, the server', limits, (server) => {
  test('gives one IPv6 /48 four times the codes of a network, and says so', async () => {
    expect(await sendMany(server(), 14, ipv6)).toBe(12);
    expect(server().lines.join()).toContain('"outcome":"CODES_PER_IP_HOUR"');
  });

  test('sends a newcomer of a used-up domain one code, even after a typing error', async () => {
    const gmail = (index: number) => `crew${index}@gmail.com`;
    expect(await sendMany(server(), 4, (index) => ipv4(index % 2), gmail)).toBe(2);

    for (const email of ['dana@gmial.com', 'dana@gmail.com'])
      expect(await createBrowser(server(), '192.0.2.9').send(email)).toBe(true);
    expect(server().lines.join()).toContain('"outcome":"CODES_PER_DOMAIN_HOUR"');
  });

  test('sends no more than five times the codes of a domain', async () => {
    const gmail = (index: number) => `crew${index}@gmail.com`;

    expect(await sendMany(server(), 12, ipv4, gmail)).toBe(10);
    expect(server().lines.join()).toContain('"event":"ceilingReached"');
  });

  test('stores only the counters of the network for a refused request', async () => {
    const gmail = (index: number) => `crew${index}@gmail.com`;
    await sendMany(server(), 4, (index) => ipv4(index % 3), gmail);
    const before = await rowsOf(server());

    expect(await createBrowser(server(), ipv4(0)).send('sam@gmail.com')).toBe(false);

    expect(await rowsOf(server())).toEqual(before);
  });

  test('accepts the first lead of each pass', async () => {
    const dana = await verifiedBrowser(server());
    const lee = createBrowser(server(), '192.0.2.9');
    await lee.send('lee@pine.example');
    await lee.verify('lee@pine.example', '402917');
    const answers: unknown[] = [];
    for (let id = 0; id < 3; id += 1) answers.push(await dana.sendLead(DANA, SUMMARY, `${id}`));

    expect(answers).toEqual([true, true, false]);
    expect(await lee.sendLead('lee@pine.example', SUMMARY, 'a')).toBe(true);
    expect(await lee.sendLead('lee@pine.example', SUMMARY, 'b')).toBe(false);
  });
});

test('accepts no unverified lead from localhost over the limit', async () => {
  const server = await openTestServer({ env: { SALES_PER_HOUR: '1' } });
  const host = 'localhost:3000';
  const sendFrom = async (email: string) => {
    const body = new FormData();
    body.append('msgBody', SUMMARY);
    const path = `/api/Setup/SendEmailToSales?RequestEmail=${email}`;
    const headers = { host, origin: `http://${host}` };
    const peer = '127.0.0.1';
    const response = await server.fetch(path, { method: 'POST', headers, body, peer });
    return ((await response.json()) as { status: boolean }).status;
  };

  expect(await sendFrom('dana@harbor.example')).toBe(true);
  expect(await sendFrom('lee@pine.example')).toBe(false);
});

describe('codes to one mailbox', () => {
  const server = serverForEachTest();
  /** Requests codes at intervals, each from a new browser. Returns the answers. */
  const requestAll = async (peers: readonly string[], interval: number) => {
    const answers: unknown[] = [];
    for (const peer of peers) {
      answers.push(await createBrowser(server(), peer).send(DANA));
      server().clock.now += interval;
    }
    return answers;
  };
  const of = (count: number, peerOf: (index: number) => string) =>
    Array.from({ length: count }, (_, index) => peerOf(index));
  const yes = (count: number) => Array<boolean>(count).fill(true);

  test('are five an hour for eight browsers, and one for another network', async () => {
    const answers = await requestAll(
      of(8, (index) => ipv4(index < 6 ? 0 : 1)),
      MINUTE,
    );
    await server().deliver();

    expect(answers).toEqual([...yes(5), false, true, false]);
    expect(server().mails).toHaveLength(6);
  });

  test('reach each new network until there are forty a day', async () => {
    expect(await requestAll(of(41, ipv4), MINUTE)).toEqual([...yes(40), false]);
  });

  test('reach four new networks of an IPv6 /48', async () => {
    await requestAll(
      of(5, () => ipv4(0)),
      MINUTE,
    );

    expect(await requestAll(of(5, ipv6), MINUTE)).toEqual([...yes(4), false]);
  });
});

test('asks the DNS only within the limits of a network', async () => {
  const canReceive = vi.fn<() => Promise<boolean>>(() => Promise.resolve(false));
  const server = await openTestServer({ env: limits, parts: { canReceive } });

  await sendMany(server, 10, () => ipv4(0));

  expect(canReceive).toHaveBeenCalledTimes(3);
});
