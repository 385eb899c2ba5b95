import { expect, test } from 'vitest';
import { createBrowser, EMAIL, verifiedBrowser } from '../../support/host/hostParts.ts';
import { onEachEngine } from '../../support/host/onEachEngine.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

const limits = { CODES_PER_IP_MINUTE: '1000', CODES_PER_IP_HOUR: '1000' };
const network = (index: number) => `198.51.100.${index}`;

onEachEngine('verifying a code', limits, (host) => {
  const later = (milliseconds: number) => (host().clock.now += milliseconds);

  test('the same pair verifies again on later loads for 30 days, in the browser that redeemed it', async () => {
    const browser = await verifiedBrowser(host());

    later(29 * DAY);
    expect(await browser.verify(EMAIL, '402917')).toBe(true);
    expect(await createBrowser(host()).verify(EMAIL, '402917')).toBe(false);
    for (const empty of ['', ' - ']) expect(await browser.verify(EMAIL, empty)).toBe(false);
    expect(await browser.verify(EMAIL, '402917')).toBe(true);

    later(2 * DAY);
    expect(await browser.verify(EMAIL, '402917')).toBe(false);
  });

  test('an empty code uses up no try, and a code of more than 100 characters is a bad call', async () => {
    const browser = createBrowser(host());
    await browser.send(EMAIL);
    const statusOf = async (code: string) => {
      const query = new URLSearchParams({ sEmail: EMAIL, AccessKey: code });
      return (await browser.ask(`/api/Setup/VerifyAccessCodeToQRVideo?${query}`)).status;
    };

    for (const code of ['', ' ', '-', '--', ' - ', '- -'])
      expect(await browser.verify(EMAIL, code)).toBe(false);
    expect(await statusOf('x'.repeat(101))).toBe(400);
    expect(await statusOf(`${' '.repeat(94)}402917`)).toBe(200);
    expect(await host().store.read((sql) => sql.rows('SELECT * FROM tries'))).toEqual([]);
  });

  test('the cookie of a verified browser lasts as long as its pass, and no script reads it', async () => {
    const browser = createBrowser(host());
    await browser.send(EMAIL);

    const { headers } = await browser.ask(
      `/api/Setup/VerifyAccessCodeToQRVideo?sEmail=${EMAIL}&AccessKey=402917`,
    );

    expect(headers.getSetCookie()).toEqual([
      expect.stringMatching(
        /^probuilt_pass=[\w-]{22}\.[\w-]{32}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/,
      ),
    ]);
  });

  test('the cookie is bound to address and code', async () => {
    const browser = await verifiedBrowser(host());
    later(3 * MINUTE);

    expect(await browser.verify('other@harbor.example', '402917')).toBe(false);
    expect(await browser.verify(EMAIL, '402918')).toBe(false);
    const pass = browser.jar.get('probuilt_pass') ?? '';
    browser.jar.set('probuilt_pass', pass.slice(0, -1) + (pass.endsWith('_') ? '-' : '_'));
    expect(await browser.verify(EMAIL, '402917')).toBe(false);
  });

  test.each([
    ['browser, known by its cookie,', true],
    ['network, without a cookie,', false],
  ])('the %s that redeemed a code gets the same pass for 2 minutes', async (_, hasCookie) => {
    const browser = createBrowser(host());
    await browser.send(EMAIL);
    if (!hasCookie) browser.jar.clear();
    const redeem = async () => {
      browser.jar.delete('probuilt_pass');
      const status = await browser.verify(EMAIL, '402917');
      return [status, browser.jar.get('probuilt_pass')];
    };
    const first = await redeem();

    later(2 * MINUTE - 1);
    expect(await redeem()).toEqual(first);
    const others = [
      createBrowser(host(), hasCookie ? undefined : network(9)),
      createBrowser(host()),
    ];
    await others[1]?.send('other@harbor.example');
    for (const other of others) expect(await other.verify(EMAIL, '402917')).toBe(false);
    later(1);
    expect(await redeem()).toEqual([false, undefined]);
  });

  test('a code ends after ten minutes', async () => {
    const browser = createBrowser(host());
    await browser.send(EMAIL);

    later(10 * MINUTE);

    expect(await browser.verify(EMAIL, '402917')).toBe(false);
  });

  test.each(['of the browser that asked', 'from another network'])(
    'five wrong tries %s end its chances for ten minutes',
    async (where) => {
      const owner = createBrowser(host());
      const guesser = where === 'from another network' ? createBrowser(host(), network(9)) : owner;
      await owner.send(EMAIL);
      for (const wrong of ['000001', '000002', '000003', '000004', '000005'])
        expect(await guesser.verify(EMAIL, wrong)).toBe(false);

      expect(await guesser.verify(EMAIL, '402917')).toBe(false);
      later(10 * MINUTE - 1);
      await owner.send(EMAIL);
      expect(await guesser.verify(EMAIL, '402917')).toBe(false);
      later(1);
      expect(await guesser.verify(EMAIL, '402917')).toBe(true);
    },
  );

  test('a wrong code writes as much whether or not a code of the email lives', async () => {
    await createBrowser(host()).send(EMAIL);
    const stranger = createBrowser(host(), '192.0.2.9');
    await stranger.send('own@harbor.example');
    const writes: number[] = [];
    const countTries = async () =>
      (await host().store.read((sql) => sql.rows('SELECT code FROM tries'))).length;
    for (const email of [EMAIL, 'unknown@harbor.example']) {
      const before = await countTries();
      for (const code of ['000001', '000001', '000002', '000003', '000004', '000005', '000006'])
        expect(await stranger.verify(email, code)).toBe(false);
      writes.push((await countTries()) - before);
    }
    expect(writes).toEqual([5, 5]);
  });
});

onEachEngine('a code that lives for one minute', { ...limits, CODE_MINUTES: '1' }, (host) => {
  test('gives a browser no more tries in ten minutes than a longer one does', async () => {
    const browser = createBrowser(host());
    await browser.send(EMAIL);
    for (let guess = 0; guess < 5; guess += 1)
      expect(await browser.verify(EMAIL, `70000${guess}`)).toBe(false);

    host().clock.now += 5 * MINUTE;
    await browser.send(EMAIL);
    expect(await browser.verify(EMAIL, '402917')).toBe(false);

    host().clock.now += 6 * MINUTE;
    await browser.send(EMAIL);
    expect(await browser.verify(EMAIL, '402917')).toBe(true);
  });
});
