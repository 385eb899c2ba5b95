import { expect, test, vi } from 'vitest';
import { onEachDatabase } from '../../support/server/onEachDatabase.ts';
import {
  createBrowser,
  DANA,
  openTestServer,
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
    const tables = ['counters', 'codes', 'tries', 'code_requests', 'leads', 'jobs'];
    const rows = await Promise.all(tables.map((table) => sql.rows(`SELECT * FROM ${table}`)));
    return Object.fromEntries(tables.map((table, index) => [table, rows[index]!.length]));
  });

onEachDatabase('under pressure, the server', limits, (server) => {
  test('gives one IPv6 /48 four times the codes of a network', async () => {
    expect(await sendMany(server(), 14, ipv6, () => DANA)).toBe(12);
  });

  test('sends a newcomer one code when the hour’s codes are used up', async () => {
    await sendMany(server(), 6, (index) => ipv4(index % 2));
    const newcomer = createBrowser(server(), '192.0.2.9');

    expect(await newcomer.send('dana@harbor.example')).toBe(true);
    server().clock.now += MINUTE;
    expect(await newcomer.send('sam@harbor.example')).toBe(false);
    expect(await createBrowser(server(), ipv4(0)).send('pat@pine.example')).toBe(false);
    await server().deliver();
    expect(server().mails.at(-1)?.to).toBe('dana@harbor.example');
  });

  test('sends a newcomer of a used-up domain one code', async () => {
    const gmail = (index: number) => `crew${index}@gmail.com`;
    expect(await sendMany(server(), 4, (index) => ipv4(index % 2), gmail)).toBe(2);

    expect(await createBrowser(server(), '192.0.2.9').send('dana@gmail.com')).toBe(true);
    expect(server().lines.join()).toContain('"outcome":"CODES_PER_DOMAIN_HOUR"');
  });

  test('sends no more than five times the codes of a domain', async () => {
    const gmail = (index: number) => `crew${index}@gmail.com`;

    expect(await sendMany(server(), 12, ipv4, gmail)).toBe(10);
    expect(server().lines.join()).toContain('"event":"ceilingReached"');
  });

  test('counts only codes that are sent against a domain', async () => {
    await sendMany(server(), 6, ipv4, () => 'crew@harbor.example');

    expect(await createBrowser(server(), ipv4(0)).send(DANA)).toBe(true);
  });

  test('stores only the counters of the network for a refused request', async () => {
    await sendMany(server(), 6, (index) => ipv4(index % 3));
    const before = await rowsOf(server());

    await createBrowser(server(), ipv4(0)).send('sam@harbor.example');

    expect(await rowsOf(server())).toEqual(before);
  });

  test('accepts the first lead of a verified mailbox', async () => {
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

  test('sends a new browser a code after strangers used up the day', async () => {
    for (let count = 0; count < 20; count += 1) {
      await createBrowser(server(), ipv4(count)).send(DANA);
      server().clock.now += 15 * MINUTE;
    }
    const person = createBrowser(server());
    for (let count = 0; count < 2; count += 1) {
      expect(await person.send(DANA)).toBe(true);
      server().clock.now += MINUTE;
    }

    const rows = await server().store.read((sql) =>
      sql.rows(
        "SELECT (SELECT COUNT(*) FROM codes) AS sent, total FROM daily_totals WHERE name = 'withheld'",
      ),
    );
    expect(rows).toEqual([{ sent: 21, total: 1 }]);
  });

  test('sends no code that the browser’s wrong tries would block', async () => {
    const browser = createBrowser(server());
    await browser.send(DANA);
    for (const code of ['000001', '000002', '000003', '000004', '000005'])
      await browser.verify(DANA, code);
    server().clock.now += MINUTE;

    expect(await browser.send(DANA)).toBe(false);
    server().clock.now += 10 * MINUTE;
    expect(await browser.send(DANA)).toBe(true);
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

test('sends newcomers no more than twice the codes of a day', async () => {
  const server = await openTestServer({ env: { CODES_PER_EMAIL_DAY: '2' } });

  for (let index = 0; index < 6; index += 1) {
    expect(await createBrowser(server, ipv4(index)).send(DANA)).toBe(true);
    server.clock.now += 15 * MINUTE;
  }

  expect((await rowsOf(server))['codes']).toBe(4);
});

test('takes all networks of a /48 for one stranger', async () => {
  const server = await openTestServer({ env: { CODES_PER_EMAIL_DAY: '2' } });

  for (let index = 0; index < 6; index += 1) {
    expect(await createBrowser(server, ipv6(index)).send(DANA)).toBe(true);
    server.clock.now += MINUTE;
  }

  expect((await rowsOf(server))['codes']).toBe(2);
});

test('asks the DNS only within the limits of a network', async () => {
  const canReceive = vi.fn<() => Promise<boolean>>(() => Promise.resolve(false));
  const server = await openTestServer({ env: limits, parts: { canReceive } });

  await sendMany(server, 10, () => ipv4(0));

  expect(canReceive).toHaveBeenCalledTimes(3);
});
