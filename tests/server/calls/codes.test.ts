import { describe, expect, test } from 'vitest';
import { company } from '../../../shared/company.ts';
import {
  createBrowser,
  DANA,
  openTestServer,
  serverForEachTest,
  verifiedBrowser,
} from '../../support/server/testServer.ts';
import { refusingMailer } from '../../support/server/outboxParts.ts';

const MINUTE = 60_000;
const CODE = '402917';

const server = serverForEachTest();

describe('a code', () => {
  test('arrives by mail and verifies the email', async () => {
    const browser = createBrowser(server());

    expect(await browser.send(' Dana@Harbor.example ')).toBe(true);
    await server().deliver();

    expect(server().mails).toMatchObject([
      { to: DANA, subject: `402917 is your ${company.name} code` },
    ]);
    expect(server().mails[0]?.text).toMatch(/\n@127\.0\.0\.1 #402917$/);
    expect(await browser.verify(DANA, ' 402-917 ')).toBe(true);
  });

  test('is compared with the newest three of this browser and of others', async () => {
    const [own, other] = [createBrowser(server()), createBrowser(server(), '192.0.2.9')];
    server().codes.push('111111', '222222', '333333', '444444');
    for (let count = 0; count < 4; count += 1) {
      await own.send(DANA);
      server().clock.now += MINUTE;
    }

    for (const browser of [own, other]) expect(await browser.verify(DANA, '111111')).toBe(false);
    expect(await other.verify(DANA, '222222')).toBe(true);
  });

  test('that the mail server refused gives an error only to its browser', async () => {
    const server = await openTestServer({ mailer: refusingMailer() });
    const [owner, stranger] = [createBrowser(server), createBrowser(server, '192.0.2.9')];
    expect(await owner.send(DANA)).toBe(true);
    await server.deliver();

    expect(await owner.send(DANA)).toBe(false);
    expect(await stranger.send(DANA)).toBe(true);
  });

  test('for a domain that cannot receive mail is refused, and nothing stored', async () => {
    let takesMail = true;
    const canReceive = async (domain: string) => takesMail || domain === 'pine.example';
    const server = await openTestServer({ parts: { canReceive } });
    await verifiedBrowser(server);
    takesMail = false;
    server.clock.now += MINUTE;
    const requests = () => server.store.read((sql) => sql.rows('SELECT * FROM code_requests'));
    const before = await requests();

    for (const email of [DANA, 'unknown@Harbor.example'])
      expect(await createBrowser(server).send(email)).toBe(false);
    expect(await requests()).toEqual(before);
    expect(await createBrowser(server).send('dana@pine.example')).toBe(true);
    await server.deliver();

    expect(server.mails.map(({ to }) => to)).toEqual([DANA, 'dana@pine.example']);
  });

  test('is no try if it is empty or over 100 characters', async () => {
    const browser = createBrowser(server());
    await browser.send(DANA);
    const statusOf = async (code: string) => {
      const query = new URLSearchParams({ sEmail: DANA, AccessKey: code });
      return (await browser.fetch(`/api/Setup/VerifyAccessCodeToQRVideo?${query}`)).status;
    };

    for (const code of ['', ' ', '-', '--', ' - ', '- -'])
      expect(await browser.verify(DANA, code)).toBe(false);
    expect(await statusOf('x'.repeat(101))).toBe(400);
    expect(await statusOf(`${' '.repeat(94)}${CODE}`)).toBe(200);
    expect(await server().store.read((sql) => sql.rows('SELECT * FROM tries'))).toEqual([]);
  });

  test('sets a cookie that only the server reads until the pass expires', async () => {
    const browser = createBrowser(server());
    await browser.send(DANA);

    const { headers } = await browser.fetch(
      `/api/Setup/VerifyAccessCodeToQRVideo?sEmail=${DANA}&AccessKey=${CODE}`,
    );

    expect(headers.getSetCookie()).toEqual([
      expect.stringMatching(
        /^probuilt_pass=[\w-]{22}\.[\w-]{32}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/,
      ),
    ]);
  });

  test('is bound to a signed cookie with its email', async () => {
    const browser = await verifiedBrowser(server());
    server().clock.now += 3 * MINUTE;

    expect(await browser.verify('other@harbor.example', CODE)).toBe(false);
    expect(await browser.verify(DANA, '402918')).toBe(false);
    for (const empty of ['', ' - ']) expect(await browser.verify(DANA, empty)).toBe(false);
    expect(await browser.verify(DANA, CODE)).toBe(true);
    const pass = browser.jar.get('probuilt_pass') ?? '';
    browser.jar.set('probuilt_pass', pass.slice(0, -1) + (pass.endsWith('_') ? '-' : '_'));
    expect(await browser.verify(DANA, CODE)).toBe(false);
  });

  test('gives its browser the same pass again for two minutes', async () => {
    const browser = createBrowser(server());
    await browser.send(DANA);
    const redeem = async () => {
      browser.jar.delete('probuilt_pass');
      return [await browser.verify(DANA, CODE), browser.jar.get('probuilt_pass')];
    };
    const first = await redeem();

    server().clock.now += 2 * MINUTE - 1;
    expect(await redeem()).toEqual(first);
    expect(await createBrowser(server()).verify(DANA, CODE)).toBe(false);
    server().clock.now += 1;
    expect(await redeem()).toEqual([false, undefined]);
  });

  test('that is wrong again is counted once, until another code is sent', async () => {
    const [browser, stranger] = [createBrowser(server()), createBrowser(server(), '192.0.2.9')];
    const counts: number[] = [];
    for (const guesser of [browser, stranger, browser]) {
      await browser.send(DANA);
      for (let attempt = 0; attempt < 6; attempt += 1) {
        server().clock.now += 6000;
        expect(await guesser.verify(DANA, '000001')).toBe(false);
      }
      counts.push((await server().store.read((sql) => sql.rows('SELECT code FROM tries'))).length);
    }

    // In the browser that requested the codes, the wrong code counts against the browser's limit. At
    // first, it also counts against a second limit, because no other browser has requested a code.
    expect(counts).toEqual([2, 3, 4]);
    expect(await browser.verify(DANA, CODE)).toBe(true);
  });
});
