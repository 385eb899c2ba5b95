import { describe, expect, test } from 'vitest';
import { company } from '../../../shared/company.ts';
import {
  createBrowser,
  DANA,
  openTestServer,
  serverForEachTest,
  verifiedBrowser,
} from '../../support/server/testServer.ts';
import { away, noMailbox, queue, scriptedMailer } from '../../support/server/outboxParts.ts';

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

  test('for a domain that cannot receive mail is refused, and nothing stored', async () => {
    let takesMail = true;
    const canReceive = async (domain: string) => takesMail || domain === 'pine.example';
    const server = await openTestServer({ parts: { canReceive } });
    await verifiedBrowser(server);
    takesMail = false;
    server.clock.now += MINUTE;
    const counters = () =>
      server.store.read((sql) => sql.rows("SELECT name FROM counters WHERE name LIKE '%EMAIL%'"));
    const before = await counters();

    for (const email of [DANA, 'unknown@Harbor.example'])
      expect(await createBrowser(server).send(email)).toBe(false);
    expect(await counters()).toEqual(before);
    expect(await createBrowser(server).send('dana@pine.example')).toBe(true);
    await server.deliver();

    expect(server.mails.map(({ to }) => to)).toEqual([DANA, 'dana@pine.example']);
  });

  test('is refused while a code has waited for a minute', async () => {
    let isAway = true;
    const { mailer } = scriptedMailer(() => {
      if (isAway) throw away();
    });
    const server = await openTestServer({ mailer });
    const send = (email: string) => createBrowser(server, '192.0.2.9').send(email);
    // The mail server may refuse only this lead.
    await queue(server, 'lead', 'sales');
    await server.deliver();
    server.clock.now += MINUTE;
    expect(await send(DANA)).toBe(true);
    await server.deliver();
    server.clock.now += MINUTE - 1;
    expect(await send('sam@harbor.example')).toBe(true);
    server.clock.now += 1;
    expect(await send('lee@harbor.example')).toBe(false);
    isAway = false;
    await server.deliver();

    expect(await send('lee@harbor.example')).toBe(true);
  });

  test('is refused while its asker has one that the mail server refused', async () => {
    let isRefused = true;
    const { mailer } = scriptedMailer(() => {
      if (isRefused) throw noMailbox();
    });
    const server = await openTestServer({ mailer });
    const browser = createBrowser(server);
    expect(await browser.send(DANA)).toBe(true);
    await server.deliver();
    isRefused = false;
    server.clock.now += MINUTE;
    expect(await browser.send(DANA)).toBe(false);

    server.clock.now += 9 * MINUTE;

    expect(await browser.send(DANA)).toBe(true);
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

  test('is bound to a signed cookie with its email', async () => {
    const browser = await verifiedBrowser(server());
    server().clock.now += 10 * MINUTE;

    expect(await browser.verify('other@harbor.example', CODE)).toBe(false);
    expect(await browser.verify(DANA, '402918')).toBe(false);
    expect(await browser.verify(DANA, CODE)).toBe(true);
    const pass = browser.jar.get('probuilt_pass') ?? '';
    browser.jar.set('probuilt_pass', pass.slice(0, -1) + (pass.endsWith('_') ? '-' : '_'));
    expect(await browser.verify(DANA, CODE)).toBe(false);
  });
});
