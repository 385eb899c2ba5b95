import { describe, expect, test } from 'vitest';
import { textOf } from '../../../server/store/Store.ts';
import {
  createBrowser,
  createTestHost,
  EMAIL,
  SUMMARY,
  verifiedBrowser,
} from '../../support/host/hostParts.ts';
import { onEachEngine } from '../../support/host/onEachEngine.ts';

const MINUTE = 60_000;
const limits = { CODES_PER_IP_MINUTE: '2', TRIES_PER_IP_HOUR: '2', SALES_PER_IP_HOUR: '2' };

onEachEngine('a network over its limit', limits, (host) => {
  const rowsOf = async (table: string) =>
    (await host().store.read((sql) => sql.rows(`SELECT * FROM ${table}`))).length;

  test.each(['send', 'verify', 'request'] as const)('adds no row: %s', async (call) => {
    const browser = createBrowser(host());
    const text = { send: '', verify: '000000', request: SUMMARY }[call];
    const rows = () => Promise.all(['counters', 'codes', 'tries', 'requests'].map(rowsOf));
    const counts: number[][] = [];
    for (const name of ['crew1', 'crew2', 'crew3', 'crew4']) {
      await browser[call](`${name}@harbor.example`, text);
      counts.push(await rows());
    }

    expect(counts[3]).toEqual(counts[1]);
  });

  test('may request codes again after a minute', async () => {
    const browser = createBrowser(host());
    for (let minute = 0; minute < 2; minute += 1) {
      const answers: unknown[] = [];
      for (const name of ['crew1', 'crew2', 'crew3'])
        answers.push(await browser.send(`${name}.${minute}@harbor.example`));
      expect(answers).toEqual([true, true, false]);
      host().clock.now += 61_000;
    }
  });

  test('counts wrong codes only: right codes from one office never reach the limit', async () => {
    const browser = createBrowser(host());
    for (let person = 0; person < 4; person += 1) {
      await browser.send(`crew${person}@harbor.example`);
      expect(await browser.verify(`crew${person}@harbor.example`, '402917')).toBe(true);
      host().clock.now += 61_000;
    }
    for (const wrong of ['000000', '000001']) await browser.verify('crew5@harbor.example', wrong);

    await browser.send('crew5@harbor.example');
    expect(await browser.verify('crew5@harbor.example', '402917')).toBe(false);
  });

  test('gets true for a repeated submission', async () => {
    const browser = await verifiedBrowser(host());
    const answers: unknown[] = [];
    for (const id of ['a', 'b', 'c', 'a']) answers.push(await browser.request(EMAIL, SUMMARY, id));

    expect(answers).toEqual([true, true, false, true]);
  });

  test('leaves the tries and leads of another network', async () => {
    const [office, home] = [createBrowser(host()), createBrowser(host(), '198.51.100.7')];
    await home.send(EMAIL);
    for (const code of ['000001', '000002']) await office.verify('crew@harbor.example', code);
    expect(await home.verify(EMAIL, '402917')).toBe(true);

    for (const id of ['a', 'b', 'c']) await office.request(EMAIL, SUMMARY, id);
    expect(await home.request(EMAIL, SUMMARY, 'd')).toBe(true);
  });
});

describe('an attacker', () => {
  const network = (index: number) => `198.51.${Math.floor(index / 250)}.${index % 250}`;

  test('with any number of networks stays below one percent per email and month', async () => {
    const host = await createTestHost();
    let typed = 500_000;
    for (let minute = 0; minute < 24 * 60; minute += 10) {
      const requester = createBrowser(host, network(minute));
      await requester.send(EMAIL);
      const strangers = [1, 2, 3].map((offset) => createBrowser(host, network(minute + offset)));
      for (const browser of [...Array<typeof requester>(6).fill(requester), ...strangers])
        await browser.verify(EMAIL, String((typed += 1)));
      host.clock.now += 10 * MINUTE;
    }

    const tries = await host.store.read((sql) => sql.rows('SELECT scope FROM tries'));
    const own = tries.filter((row) => textOf(row, 'scope').startsWith('browser:')).length;
    const shared = tries.length - own;
    expect(own).toBeGreaterThan(50);
    expect(shared).toBeGreaterThan(20);
    // A try of a browser meets one code for each that it requested; a shared one up to three.
    expect((30 * (own + 3 * shared)) / 1_000_000).toBeLessThan(0.01);
    await host.close();
  });

  test('who repeats old guesses spends tries on each newer code', async () => {
    const host = await createTestHost();
    const owner = createBrowser(host);
    const tries = () => host.store.read((sql) => sql.rows('SELECT code FROM tries'));
    for (const counted of [15, 30, 30]) {
      host.clock.now += 61 * MINUTE;
      await owner.send(EMAIL);
      for (let guess = 0; guess < 15; guess += 1)
        await createBrowser(host, network(Math.floor(guess / 5))).verify(
          EMAIL,
          String(100_000 + guess),
        );
      expect(await tries()).toHaveLength(counted);
    }

    expect(await createBrowser(host, network(9)).verify(EMAIL, '402917')).toBe(false);
    expect(await owner.verify(EMAIL, '402917')).toBe(true);
    await host.close();
  });
});
