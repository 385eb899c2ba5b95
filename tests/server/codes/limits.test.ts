import { describe, expect, test } from 'vitest';
import {
  countRows,
  createBrowser,
  DANA,
  SUMMARY,
  verifiedBrowser,
  type TestServer,
} from '../../support/server/testServer.ts';
import { onEachDatabase } from '../../support/server/onEachDatabase.ts';

const [MINUTE, HOUR, DAY] = [60_000, 3_600_000, 86_400_000];
const CODE = '402917';

type Browser = ReturnType<typeof createBrowser>;
/** A step of a test, with two browsers in different networks. */
type Step = (browser: Browser, other: Browser, server: TestServer) => Promise<unknown>;

const send: Step = (browser) => browser.send(DANA);
const verify: Step = (browser) => browser.verify(DANA, CODE);
const redeem = async (browser: Browser) => {
  await browser.send(DANA);
  return browser.verify(DANA, CODE);
};
const sendFive =
  (emailOf: (index: number) => string): Step =>
  async (_browser, _other, server) => {
    for (let index = 0; index < 5; index += 1) {
      await createBrowser(server).send(emailOf(index));
      server.clock.now += 1;
    }
  };

const limits = { CODES_PER_IP_MINUTE: '5', RESEND_SECONDS: '0' };

onEachDatabase('exact time limits', limits, (server) => {
  describe.each<[title: string, span: number, prepare: Step, probe: Step, before: boolean]>([
    ['a browser with a pass can use its code again', 30 * DAY, redeem, verify, true],
    [
      'a lead from a verified email is accepted from any browser',
      30 * DAY,
      redeem,
      (_, other) => other.sendLead(DANA, SUMMARY),
      true,
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
    const counts: number[][] = [];
    for (const name of ['crew1', 'crew2', 'crew3', 'crew4']) {
      await browser[call](`${name}@harbor.example`, text);
      counts.push(await countRows(server().store, 'counters', 'codes', 'tries', 'leads'));
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
});

onEachDatabase('a code', {}, (server) => {
  test('is compared with at most five of many guesses at once', async () => {
    const browser = createBrowser(server());
    await browser.send(DANA);
    // From one network, the guesses would wait for each other at its limit.
    const cookie = `probuilt_browser=${browser.jar.get('probuilt_browser')}`;
    const guess = (_: unknown, index: number) =>
      createBrowser(server(), `198.51.100.${index}`, { cookie }).verify(DANA, `${500_000 + index}`);

    await Promise.all(Array.from({ length: 20 }, guess));

    const statement = `SELECT outcome FROM tries WHERE outcome = 'wrong'`;
    expect(await server().store.read((sql) => sql.rows(statement))).toHaveLength(5);
  });
});
