import { describe, expect, test, vi } from 'vitest';
import {
  countRows,
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
  CODES_PER_IP_HOUR: '3',
  CODES_PER_DOMAIN_HOUR: '2',
  CODES_PER_HOUR: '5',
};

/** A network of each kind: IPv4 addresses, and the /64 networks of one IPv6 /48. */
const ipv4 = (index: number) => `198.51.100.${index}`;
const ipv6 = (index: number) => `2001:db8:7:${index.toString(16)}::1`;

/** Requests codes for new mailboxes, each from a browser without cookies. Returns the answers. */
async function sendMany(
  server: TestServer,
  count: number,
  peerOf: (index: number) => string,
  emailOf = (index: number) => `crew@firm${index}.example`,
) {
  const answers: unknown[] = [];
  for (let index = 0; index < count; index += 1)
    answers.push(await createBrowser(server, peerOf(index)).send(emailOf(index)));
  return answers.filter((answer) => answer === true).length;
}

describe('under pressure, the server', () => {
  const server = serverForEachTest({ env: limits });
  const gmail = (index: number) => `crew${index}@gmail.com`;

  test('gives one IPv6 /48 four times the codes of a network, and says so', async () => {
    expect(await sendMany(server(), 14, ipv6)).toBe(12);
    expect(server().lines.join()).toContain('"outcome":"CODES_PER_IP_HOUR"');
  });

  test('sends newcomers five times the codes of a domain, and says so', async () => {
    expect(await sendMany(server(), 12, ipv4, gmail)).toBe(10);
    expect(server().lines.join()).toContain('"event":"ceilingReached"');
  });

  test('stores only the counters of the network for a refused request', async () => {
    await sendMany(server(), 4, (index) => ipv4(index % 3), gmail);
    const counts = () => countRows(server().store, 'counters', 'codes', 'tries', 'leads', 'jobs');
    const before = await counts();

    expect(await createBrowser(server(), ipv4(0)).send('sam@gmail.com')).toBe(false);

    expect(await counts()).toEqual(before);
  });
});

test('accepts no unverified lead from localhost over the limit', async () => {
  const server = await openTestServer({ env: { SALES_PER_HOUR: '1' } });
  const headers = { host: 'localhost:3000', origin: 'http://localhost:3000' };
  const browser = createBrowser(server, '127.0.0.1', headers);

  expect(await browser.sendLead('dana@harbor.example', SUMMARY)).toBe(true);
  expect(await browser.sendLead('lee@pine.example', SUMMARY)).toBe(false);
});

test('sends five codes an hour to a mailbox, and one to another network', async () => {
  const server = await openTestServer();
  const answers: unknown[] = [];
  for (const peer of [...Array<string>(6).fill(ipv4(0)), ipv4(1), ipv4(1)]) {
    answers.push(await createBrowser(server, peer).send(DANA));
    server.clock.now += 60_000;
  }

  expect(answers).toEqual([true, true, true, true, true, false, true, false]);
});

test('sends codes to four new networks of an IPv6 /48', async () => {
  const server = await openTestServer({ env: { CODES_PER_EMAIL_HOUR: '1' } });

  expect(await sendMany(server, 6, ipv6, () => DANA)).toBe(4);
});

test('sends a person with a pass a code when all limits are reached', async () => {
  const server = await openTestServer({ env: { ...limits, CODES_PER_EMAIL_HOUR: '1' } });
  const dana = await verifiedBrowser(server);
  await sendMany(server, 30, ipv4);
  server.clock.now += 60_000;

  expect(await dana.send(DANA)).toBe(true);
  server.clock.now += 60_000;
  expect(await dana.send(DANA)).toBe(false);
});

test('accepts the first lead of each pass', async () => {
  const server = await openTestServer({ env: { SALES_PER_HOUR: '2' } });
  const dana = await verifiedBrowser(server);
  const lee = await verifiedBrowser(server, 'lee@pine.example', '192.0.2.9');
  const answers: unknown[] = [];
  for (const id of ['1', '2', '3']) answers.push(await dana.sendLead(DANA, SUMMARY, id));

  expect(answers).toEqual([true, true, false]);
  expect(await lee.sendLead('lee@pine.example', SUMMARY, '1')).toBe(true);
  expect(await lee.sendLead('lee@pine.example', SUMMARY, '2')).toBe(false);
});

test('asks the DNS only within the limits of a network', async () => {
  const canReceive = vi.fn<() => Promise<boolean>>(() => Promise.resolve(false));
  const server = await openTestServer({ env: limits, parts: { canReceive } });

  await sendMany(server, 10, () => ipv4(0));

  expect(canReceive).toHaveBeenCalledTimes(3);
});
