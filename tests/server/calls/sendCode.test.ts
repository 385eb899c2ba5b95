import { afterEach, expect, test } from 'vitest';
import { DeliveryFault } from '../../../server/mail/mailer.ts';
import {
  createBrowser,
  createTestHost,
  EMAIL,
  verifiedBrowser,
  type TestHost,
} from '../../support/host/hostParts.ts';
import { scriptedMailer } from '../../support/host/outboxParts.ts';

const MINUTE = 60_000;

let host: TestHost;
afterEach(() => host.close());

test('a code goes to the address by mail and verifies it', async () => {
  host = await createTestHost();
  const browser = createBrowser(host);

  expect(await browser.send(' Dana@Harbor.example ')).toBe(true);
  await host.deliver();

  expect(host.mails).toMatchObject([{ to: EMAIL, subject: '402917 is your ProBuilt code' }]);
  expect(host.mails[0]?.text).toMatch(/\n@127\.0\.0\.1 #402917$/);
  expect(await browser.verify(EMAIL, ' 402-917 ')).toBe(true);
});

test('the answer says whether mails to the domain are delayed, and nothing of the email', async () => {
  let isDelayed = true;
  const { mailer } = scriptedMailer(() => {
    if (isDelayed) throw new DeliveryFault('delayed', 'EENVELOPE RCPT TO 451');
  });
  host = await createTestHost({ mailer });
  const [owner, stranger] = [createBrowser(host), createBrowser(host, '192.0.2.9')];
  const answerTo = async (browser: typeof owner, email = EMAIL) =>
    (await browser.ask(`/api/Setup/SendAccessCodeToQRVideo?sEmail=${email}`)).text();
  expect(await answerTo(owner)).toBe('{"status":true}');
  await host.deliver();

  for (const [browser, email] of [
    [owner],
    [stranger],
    [stranger, 'nobody@harbor.example'],
  ] as const)
    expect(await answerTo(browser, email)).toBe('{"status":true,"delayed":true}');
  expect(await answerTo(stranger, 'pat@elsewhere.example')).toBe('{"status":true}');

  isDelayed = false;
  host.clock.now += MINUTE;
  await host.deliver();
  expect(await answerTo(owner)).toBe('{"status":true}');
});

test('an email that cannot receive is refused, known or not, and nothing is stored of it', async () => {
  let takesMail = true;
  const canReceive = async (domain: string) => takesMail || domain === 'pine.example';
  host = await createTestHost({ parts: { canReceive } });
  await verifiedBrowser(host);
  takesMail = false;
  host.clock.now += MINUTE;

  for (const email of [EMAIL, 'nobody@Harbor.example'])
    expect(await createBrowser(host).send(email)).toBe(false);
  expect(await createBrowser(host).send('dana@pine.example')).toBe(true);
  await host.deliver();

  expect(host.mails.map(({ to }) => to)).toEqual([EMAIL, 'dana@pine.example']);
});
