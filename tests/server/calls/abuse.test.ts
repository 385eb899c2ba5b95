import { afterEach, expect, test } from 'vitest';
import { textOf } from '../../../server/store/Store.ts';
import { createBrowser, createTestHost, type TestHost } from '../../support/host/hostParts.ts';

const VICTIM = 'dana@harbor.example';
const MINUTE = 60_000;
let host: TestHost;
afterEach(() => host.close());

const network = (index: number) => `198.51.${Math.floor(index / 250)}.${index % 250}`;
const linesOf = (event: string) => host.lines.filter((line) => line.includes(event));

test('a thousand +tag variants of one victim bring it five letters an hour, and one line in the log', async () => {
  host = await createTestHost({ env: { CODES_PER_DOMAIN_HOUR: '1000' } });

  const answers = await Promise.all(
    Array.from({ length: 1000 }, (_, index) =>
      createBrowser(host, network(index)).send(`dana+${index}@harbor.example`),
    ),
  );
  await host.deliver();

  // Each comes from another network, and learns nothing of the others.
  expect(new Set(answers)).toEqual(new Set([true]));
  expect(host.letters).toHaveLength(5);
  expect(linesOf('sendRefused')).toHaveLength(1);
});

test('a patient attacker with any number of networks stays under one percent per address and month', async () => {
  host = await createTestHost();
  let typed = 500_000;
  const nextCode = () => String((typed += 1));

  for (let minute = 0; minute < 24 * 60; minute += 10) {
    const asker = createBrowser(host, network(minute));
    await asker.send(VICTIM);
    const strangers = [1, 2, 3].map((offset) => createBrowser(host, network(minute + offset)));
    for (const browser of [asker, asker, asker, asker, asker, asker, ...strangers])
      await browser.verify(VICTIM, nextCode());
    host.clock.now += 10 * MINUTE;
  }

  const tries = await host.store.read((sql) => sql.rows('SELECT scope FROM tries'));
  const own = tries.filter((row) => textOf(row, 'scope').startsWith('browser:')).length;
  const shared = tries.length - own;
  // A browser's own budget meets one code for each code it asked for; the shared one up to three.
  const chanceInMonth = (30 * (own + 3 * shared)) / 1_000_000;
  expect(own).toBeGreaterThan(50);
  expect(shared).toBeGreaterThan(20);
  expect(chanceInMonth).toBeLessThan(0.01);
});

test('an old wrong guess counts again against a newer code', async () => {
  host = await createTestHost();
  const owner = createBrowser(host);
  const guesses = Array.from({ length: 15 }, (_, index) => ({
    stranger: createBrowser(host, network(Math.floor(index / 5))),
    code: String(100_000 + index),
  }));
  const tries = () => host.store.read((sql) => sql.rows('SELECT code FROM tries'));

  for (const counted of [15, 30, 30]) {
    host.clock.now += 61 * MINUTE;
    await owner.send(VICTIM);
    for (const { stranger, code } of guesses) await stranger.verify(VICTIM, code);
    expect(await tries()).toHaveLength(counted);
  }

  expect(await createBrowser(host, network(9)).verify(VICTIM, '402917')).toBe(false);
  expect(await owner.verify(VICTIM, '402917')).toBe(true);
});

test('an address that was never seen and one with a waiting code get the same answers', async () => {
  host = await createTestHost();
  await createBrowser(host).send(VICTIM);
  const stranger = createBrowser(host, network(1));
  const look = async (email: string) => {
    const response = await stranger.ask(
      `/api/Setup/VerifyAccessCodeToQRVideo?sEmail=${encodeURIComponent(email)}&AccessKey=000000`,
    );
    return [response.status, await response.text(), response.headers.get('set-cookie')];
  };

  expect(await look(VICTIM)).toEqual(await look('nobody@harbor.example'));
});
