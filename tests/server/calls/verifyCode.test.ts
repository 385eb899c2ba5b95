import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  createBrowser,
  createTestServer,
  EMAIL,
  verifiedBrowser,
  type TestServer,
} from '../../support/server/testServer.ts';

const MINUTE = 60_000;
const CODE = '402917';

let server: TestServer;
beforeEach(async () => {
  server = await createTestServer();
});
afterEach(() => server.close());

test('an empty code uses up no try, and a code of more than 100 characters is refused with 400', async () => {
  const browser = createBrowser(server);
  await browser.send(EMAIL);
  const statusOf = async (code: string) => {
    const query = new URLSearchParams({ sEmail: EMAIL, AccessKey: code });
    return (await browser.fetch(`/api/Setup/VerifyAccessCodeToQRVideo?${query}`)).status;
  };

  for (const code of ['', ' ', '-', '--', ' - ', '- -'])
    expect(await browser.verify(EMAIL, code)).toBe(false);
  expect(await statusOf('x'.repeat(101))).toBe(400);
  expect(await statusOf(`${' '.repeat(94)}${CODE}`)).toBe(200);
  expect(await server.store.read((sql) => sql.rows('SELECT * FROM tries'))).toEqual([]);
});

test('the cookie of a verified browser lasts as long as its pass, and scripts cannot read it', async () => {
  const browser = createBrowser(server);
  await browser.send(EMAIL);

  const { headers } = await browser.fetch(
    `/api/Setup/VerifyAccessCodeToQRVideo?sEmail=${EMAIL}&AccessKey=${CODE}`,
  );

  expect(headers.getSetCookie()).toEqual([
    expect.stringMatching(
      /^probuilt_pass=[\w-]{22}\.[\w-]{32}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/,
    ),
  ]);
});

test('the cookie is bound to the email and the code, and its signature is verified', async () => {
  const browser = await verifiedBrowser(server);
  server.clock.now += 3 * MINUTE;

  expect(await browser.verify('other@harbor.example', CODE)).toBe(false);
  expect(await browser.verify(EMAIL, '402918')).toBe(false);
  for (const empty of ['', ' - ']) expect(await browser.verify(EMAIL, empty)).toBe(false);
  expect(await browser.verify(EMAIL, CODE)).toBe(true);
  const pass = browser.jar.get('probuilt_pass') ?? '';
  browser.jar.set('probuilt_pass', pass.slice(0, -1) + (pass.endsWith('_') ? '-' : '_'));
  expect(await browser.verify(EMAIL, CODE)).toBe(false);
});

test('a double call within two minutes gets the same pass, only in the browser that redeemed the code', async () => {
  const browser = createBrowser(server);
  await browser.send(EMAIL);
  const redeem = async () => {
    browser.jar.delete('probuilt_pass');
    return [await browser.verify(EMAIL, CODE), browser.jar.get('probuilt_pass')];
  };
  const first = await redeem();

  server.clock.now += 2 * MINUTE - 1;
  expect(await redeem()).toEqual(first);
  expect(await createBrowser(server).verify(EMAIL, CODE)).toBe(false);
  server.clock.now += 1;
  expect(await redeem()).toEqual([false, undefined]);
});

test('a repeated wrong code counts once for each browser, until another code was sent', async () => {
  const [browser, stranger] = [createBrowser(server), createBrowser(server, '192.0.2.9')];
  const counts: number[] = [];
  for (const guesser of [browser, stranger, browser]) {
    await browser.send(EMAIL);
    for (let attempt = 0; attempt < 6; attempt += 1) {
      server.clock.now += 6000;
      expect(await guesser.verify(EMAIL, '000001')).toBe(false);
    }
    counts.push((await server.store.read((sql) => sql.rows('SELECT code FROM tries'))).length);
  }

  // A guess of the browser also counts apart among the codes of others, of which there are none.
  expect(counts).toEqual([2, 3, 4]);
  expect(await browser.verify(EMAIL, CODE)).toBe(true);
});
