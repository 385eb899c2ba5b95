import { describe, expect, test } from 'vitest';
import { textOf } from '../../../server/store/Store.ts';
import {
  createBrowser,
  openTestServer,
  DANA,
  SUMMARY,
  verifiedBrowser,
  type TestServer,
} from '../../support/server/testServer.ts';
import { onEachDatabase } from '../../support/server/onEachDatabase.ts';

const [MINUTE, HOUR, DAY] = [60_000, 3_600_000, 86_400_000];
const CODE = '402917';

type Browser = ReturnType<typeof createBrowser>;
/** A step of a test with two browsers in different networks. */
type Step = (browser: Browser, other: Browser, server: TestServer) => Promise<unknown>;

const send: Step = (browser) => browser.send(DANA);
const verify: Step = (browser) => browser.verify(DANA, CODE);
const sendFive =
  (emailOf: (index: number) => string): Step =>
  async (_browser, _other, server) => {
    for (let index = 0; index < 5; index += 1) {
      await createBrowser(server).send(emailOf(index));
      server.clock.now += 1;
    }
  };
const guessFive = async (browser: Browser) => {
  for (const code of ['000001', '000002', '000003', '000004', '000005'])
    expect(await browser.verify(DANA, code)).toBe(false);
};
const sendThenVerify = async (owner: Browser, browser: Browser) => {
  await owner.send(DANA);
  return browser.verify(DANA, CODE);
};

const limits = { CODES_PER_IP_MINUTE: '5', RESEND_SECONDS: '0' };

onEachDatabase('exact time limits', limits, (server) => {
  describe.each<[title: string, span: number, prepare: Step, probe: Step, before: boolean]>([
    ['a code is valid', 10 * MINUTE, send, verify, true],
    [
      'only the browser that redeemed a code can use it again',
      30 * DAY,
      (browser) => sendThenVerify(browser, browser),
      async (browser, other) => !(await other.verify(DANA, CODE)) && browser.verify(DANA, CODE),
      true,
    ],
    [
      'a lead from a verified email is accepted from any browser',
      30 * DAY,
      (browser) => sendThenVerify(browser, browser),
      (_, other) => other.sendLead(DANA, SUMMARY),
      true,
    ],
    [
      'five wrong codes block the browser that requested a code',
      10 * MINUTE,
      (browser) => browser.send(DANA).then(() => guessFive(browser)),
      (browser) => sendThenVerify(browser, browser),
      false,
    ],
    [
      'the sixth code request for a mailbox is refused',
      HOUR,
      sendFive((index) => `dana+${index}@harbor.example`),
      send,
      false,
    ],
    [
      'a network that has reached its limit is refused',
      MINUTE,
      sendFive((index) => `crew${index}@harbor.example`),
      send,
      false,
    ],
  ])('%s', (_, span, prepare, probe, before) => {
    const answers = [['before', before] as const, ['at', !before] as const];
    test.each(answers)('%s the end of that time, the answer is %s', async (_when, expected) => {
      const begin = server().clock.now;
      const step = [
        createBrowser(server()),
        createBrowser(server(), '198.51.100.9'),
        server(),
      ] as const;
      await prepare(...step);
      server().clock.now = begin + span - (expected === before ? 1 : 0);

      expect(await probe(...step)).toBe(expected);
    });
  });
});

const networkLimits = { CODES_PER_IP_MINUTE: '2', TRIES_PER_IP_HOUR: '2', SALES_PER_IP_HOUR: '2' };

onEachDatabase('the limit of a network', networkLimits, (server) => {
  test.each(['send', 'verify', 'sendLead'] as const)('stops %s from adding rows', async (call) => {
    const browser = createBrowser(server());
    const text = { send: '', verify: '000000', sendLead: SUMMARY }[call];
    const rowsOf = (table: string) =>
      server().store.read((sql) => sql.rows(`SELECT * FROM ${table}`).then(({ length }) => length));
    const counts: number[][] = [];
    for (const name of ['crew1', 'crew2', 'crew3', 'crew4']) {
      await browser[call](`${name}@harbor.example`, text);
      counts.push(await Promise.all(['counters', 'codes', 'tries', 'leads'].map(rowsOf)));
    }

    expect(counts[3]).toEqual(counts[1]);
  });

  test('is not used up by correct codes', async () => {
    const office = await verifiedBrowser(server());

    for (let count = 0; count < 3; count += 1) {
      office.jar.delete('probuilt_pass');
      expect(await office.verify(DANA, CODE)).toBe(true);
    }
  });

  test('is not used up by repeated leads', async () => {
    const office = await verifiedBrowser(server());
    const answers: unknown[] = [];

    for (const id of ['a', 'a', 'a', 'b', 'c', 'a'])
      answers.push(await office.sendLead(DANA, SUMMARY, id));

    expect(answers).toEqual([true, true, true, true, false, true]);
  });

  test('is not used up by two copies of a lead at once', async () => {
    const office = await verifiedBrowser(server());
    const sendLead = (id: string) => office.sendLead(DANA, SUMMARY, id);

    expect(await Promise.all([sendLead('a'), sendLead('a')])).toEqual([true, true]);
    expect([await sendLead('b'), await sendLead('c')]).toEqual([true, false]);
  });

  test('does not affect other networks', async () => {
    const office = await verifiedBrowser(server());
    const home = createBrowser(server(), '198.51.100.7');
    await home.send('pat@harbor.example');
    for (const id of ['a', 'b']) await office.sendLead(DANA, SUMMARY, id);
    for (const code of ['000001', '000002']) await office.verify(DANA, code);
    office.jar.delete('probuilt_pass');
    expect(await office.verify(DANA, CODE)).toBe(false);

    expect(await home.verify('pat@harbor.example', CODE)).toBe(true);
    expect(await home.sendLead(DANA, SUMMARY, 'd')).toBe(true);
  });
});

describe('the limits on tries', () => {
  test('guessing a code succeeds for less than one percent a month', async () => {
    const server = await openTestServer();
    const network = (index: number) => `198.51.${Math.floor(index / 250)}.${index % 250}`;
    let typed = 500_000;
    for (let minute = 0; minute < 24 * 60; minute += 10) {
      const requester = createBrowser(server, network(minute));
      await requester.send(DANA);
      const strangers = [1, 2, 3].map((offset) => createBrowser(server, network(minute + offset)));
      for (const browser of [...Array<Browser>(6).fill(requester), ...strangers])
        await browser.verify(DANA, String((typed += 1)));
      server.clock.now += 10 * MINUTE;
    }

    const tries = await server.store.read((sql) => sql.rows('SELECT scope FROM tries'));
    const own = tries.filter((row) => textOf(row, 'scope').startsWith('browser:')).length;
    // A try for which no code was compared has another scope.
    const shared = tries.filter((row) => textOf(row, 'scope').startsWith('network:')).length;
    expect(own).toBeGreaterThan(50);
    expect(shared).toBeGreaterThan(20);
    // A try in the browser that requested a code is compared with one code. Any other try is compared
    // with up to three codes.
    expect((30 * (own + 3 * shared)) / 1_000_000).toBeLessThan(0.01);
  });

  test('a browser has five tries in ten minutes, however short codes live', async () => {
    const server = await openTestServer({ env: { CODE_MINUTES: '1' } });
    const browser = createBrowser(server);
    await browser.send(DANA);
    await guessFive(browser);

    server.clock.now += 5 * MINUTE;
    expect(await sendThenVerify(browser, browser)).toBe(false);
    server.clock.now += 6 * MINUTE;
    expect(await sendThenVerify(browser, browser)).toBe(true);
  });
});
