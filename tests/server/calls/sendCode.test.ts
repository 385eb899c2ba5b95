import { afterEach, expect, test } from 'vitest';
import { DeliveryFault } from '../../../server/mail/mailer.ts';
import {
  createBrowser,
  createTestServer,
  EMAIL,
  verifiedBrowser,
  type TestServer,
} from '../../support/server/testServer.ts';
import { scriptedMailer } from '../../support/server/outboxParts.ts';

const MINUTE = 60_000;

let server: TestServer;
afterEach(() => server.close());

test('a code is sent to the email by mail and verifies it', async () => {
  server = await createTestServer();
  const browser = createBrowser(server);

  expect(await browser.send(' Dana@Harbor.example ')).toBe(true);
  await server.deliver();

  expect(server.mails).toMatchObject([{ to: EMAIL, subject: '402917 is your ProBuilt code' }]);
  expect(server.mails[0]?.text).toMatch(/\n@127\.0\.0\.1 #402917$/);
  expect(await browser.verify(EMAIL, ' 402-917 ')).toBe(true);
});

test('the answer says whether mails to the domain are delayed, and reveals nothing about the email', async () => {
  let isDelayed = true;
  const { mailer } = scriptedMailer(() => {
    if (isDelayed) throw new DeliveryFault('delayed', 'EENVELOPE RCPT TO 451');
  });
  server = await createTestServer({ mailer });
  const [owner, stranger] = [createBrowser(server), createBrowser(server, '192.0.2.9')];
  const answerTo = async (browser: typeof owner, email = EMAIL) =>
    (await browser.fetch(`/api/Setup/SendAccessCodeToQRVideo?sEmail=${email}`)).text();
  expect(await answerTo(owner)).toBe('{"status":true}');
  await server.deliver();

  for (const [browser, email] of [
    [owner],
    [stranger],
    [stranger, 'unknown@harbor.example'],
  ] as const)
    expect(await answerTo(browser, email)).toBe('{"status":true,"delayed":true}');
  expect(await answerTo(stranger, 'pat@elsewhere.example')).toBe('{"status":true}');

  isDelayed = false;
  server.clock.now += MINUTE;
  await server.deliver();
  expect(await answerTo(owner)).toBe('{"status":true}');
});

test('an email that cannot receive mail is refused, known or not, and nothing about it is stored', async () => {
  let takesMail = true;
  const canReceive = async (domain: string) => takesMail || domain === 'pine.example';
  server = await createTestServer({ parts: { canReceive } });
  await verifiedBrowser(server);
  takesMail = false;
  server.clock.now += MINUTE;

  for (const email of [EMAIL, 'unknown@Harbor.example'])
    expect(await createBrowser(server).send(email)).toBe(false);
  expect(await createBrowser(server).send('dana@pine.example')).toBe(true);
  await server.deliver();

  expect(server.mails.map(({ to }) => to)).toEqual([EMAIL, 'dana@pine.example']);
});
