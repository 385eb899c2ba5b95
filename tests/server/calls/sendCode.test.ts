import { expect, test } from 'vitest';
import { DeliveryFault } from '../../../server/mail/mailer.ts';
import {
  createBrowser,
  createTestHost,
  EMAIL,
  verifiedBrowser,
} from '../../support/host/hostParts.ts';
import { onEachEngine } from '../../support/host/onEachEngine.ts';

const MINUTE = 60_000;

const limits = { CODES_PER_IP_MINUTE: '1000', CODES_PER_IP_HOUR: '1000' };

onEachEngine('sending a code', limits, (host, engine) => {
  const later = (milliseconds: number) => (host().clock.now += milliseconds);
  /** A host whose mail server gives these answers. */
  const hostWith = async (send: () => Promise<void>) =>
    createTestHost({
      store: await engine().openAgain(),
      env: limits,
      mailer: { send, close: () => Promise.resolve() },
    });
  /** The whole answer to call 1, with the value of its cookie left out. */
  const answerTo = async (browser: ReturnType<typeof createBrowser>, email: string) => {
    const query = new URLSearchParams({ sEmail: email });
    const response = await browser.ask(`/api/Setup/SendAccessCodeToQRVideo?${query}`);
    const cookie = response.headers.get('set-cookie')?.replace(/=[\w-]{22};/, '=name;');
    return [response.status, await response.text(), cookie];
  };

  test('a code goes to the address by mail and verifies it', async () => {
    const browser = createBrowser(host());

    expect(await browser.send(' Dana@Harbor.example ')).toBe(true);
    await host().deliver();

    expect(host().letters).toHaveLength(1);
    expect(host().letters[0]).toMatchObject({ to: EMAIL, subject: '402917 is your ProBuilt code' });
    expect(host().letters[0]?.text).toMatch(/\n@127\.0\.0\.1 #402917$/);
    expect(await browser.verify(EMAIL, ' 402-917 ')).toBe(true);
  });

  test('a stranger who asks within 30 seconds sees the same answer, and the code stays with its browser', async () => {
    const [owner, stranger] = [createBrowser(host()), createBrowser(host(), '192.0.2.9')];
    await owner.send(EMAIL);

    expect(await answerTo(stranger, EMAIL)).toEqual(
      await answerTo(createBrowser(host(), '192.0.2.8'), 'nobody@harbor.example'),
    );
    for (let guess = 0; guess < 5; guess += 1)
      await stranger.verify(EMAIL, String(100_000 + guess));
    expect(await stranger.verify(EMAIL, '402917')).toBe(false);
    expect(await owner.verify(EMAIL, '402917')).toBe(true);
    const tries = await host().store.read((sql) => sql.rows('SELECT scope FROM tries'));
    expect(tries.map(({ scope }) => String(scope).split(':')[0])).toEqual(Array(5).fill('network'));
  });

  test('strangers who ask for codes do not push out the code of a browser, which counts three of its own', async () => {
    host().codes.push('111111', '222222', '333333', '444444', '555555');
    const [owner, stranger] = [createBrowser(host()), createBrowser(host(), '198.51.100.1')];
    await owner.send(EMAIL);
    for (let sent = 0; sent < 4; sent += 1) {
      later(31_000);
      await stranger.send(EMAIL);
    }

    expect(await owner.verify(EMAIL, '222222')).toBe(false);
    expect(await stranger.verify(EMAIL, '222222')).toBe(false);
    expect(await owner.verify(EMAIL, '333333')).toBe(true);
    expect(await owner.verify(EMAIL, '111111')).toBe(true);
  });

  test('the sixth send of an address within an hour is refused, whatever follows its plus', async () => {
    for (let sent = 0; sent < 5; sent += 1) {
      expect(await createBrowser(host()).send(`dana+${sent}@harbor.example`)).toBe(true);
      later(31_000);
    }

    expect(await createBrowser(host()).send(EMAIL)).toBe(false);
    await host().deliver();
    expect(host().letters).toHaveLength(5);
    later(60 * MINUTE);
    expect(await createBrowser(host()).send(EMAIL)).toBe(true);
  });

  test('a recipient refused for good makes the next ask of that browser false, and of no other', async () => {
    const fault = new DeliveryFault('refused', 'EENVELOPE RCPT TO 550');
    const refusing = await hostWith(() => Promise.reject(fault));
    const [owner, stranger] = [createBrowser(refusing), createBrowser(refusing, '192.0.2.9')];
    expect(await owner.send(EMAIL)).toBe(true);
    await refusing.deliver();

    expect(await owner.send(EMAIL)).toBe(false);
    expect(await answerTo(stranger, EMAIL)).toEqual(
      await answerTo(stranger, 'nobody@harbor.example'),
    );
    expect(await owner.send('other@harbor.example')).toBe(true);
    // Another letter is tried when that code would have expired.
    refusing.clock.now += 10 * MINUTE;
    expect(await owner.send(EMAIL)).toBe(true);
    await refusing.close();
  });

  test('a letter that was refused for its words, or not yet, changes no answer', async () => {
    const faults = [
      new DeliveryFault('refused', 'EMESSAGE DATA 554'),
      new DeliveryFault('delayed', 'EENVELOPE RCPT TO 451'),
    ];
    const refusing = await hostWith(() => Promise.reject(faults.shift()));
    for (const browser of [createBrowser(refusing), createBrowser(refusing)]) {
      expect(await browser.send(EMAIL)).toBe(true);
      await refusing.delivery.deliverOne();
      refusing.clock.now += 31_000;
      expect(await browser.send(EMAIL)).toBe(true);
      refusing.clock.now += 31_000;
    }
    await refusing.close();
  });

  test('whoever asks while letters to the domain are put off is told, known or not', async () => {
    let isPutOff = true;
    const slow = await hostWith(async () => {
      if (isPutOff) throw new DeliveryFault('delayed', 'EENVELOPE RCPT TO 451');
    });
    const [owner, stranger] = [createBrowser(slow), createBrowser(slow, '192.0.2.9')];
    const ask = async (browser: typeof owner, email = EMAIL) => (await answerTo(browser, email))[1];
    expect(await ask(owner)).toBe('{"status":true}');
    expect(await ask(owner)).toBe('{"status":true}');
    await slow.deliver();

    expect(await ask(owner)).toBe('{"status":true,"delayed":true}');
    slow.clock.now += 31_000;
    expect(await ask(owner)).toBe('{"status":true,"delayed":true}');
    // A stranger learns of the domain, and nothing of the email.
    for (const email of [EMAIL, `nobody@${EMAIL.split('@')[1]}`])
      expect(await ask(stranger, email)).toBe('{"status":true,"delayed":true}');
    expect(await ask(stranger, 'pat@elsewhere.example')).toBe('{"status":true}');

    isPutOff = false;
    slow.clock.now += 31_000;
    await slow.deliver();
    expect(await ask(owner)).toBe('{"status":true}');
    await slow.close();
  });
});

test('an address that cannot receive is answered no, known or not, and nothing is kept of it', async () => {
  let takesMail = true;
  const canReceive = async (domain: string) => takesMail || domain === 'pine.example';
  const host = await createTestHost({ parts: { canReceive } });
  await verifiedBrowser(host);
  takesMail = false;
  host.clock.now += MINUTE;

  for (const email of [EMAIL, 'nobody@Harbor.example'])
    expect(await createBrowser(host).send(email)).toBe(false);
  expect(await createBrowser(host).send('dana@pine.example')).toBe(true);
  await host.deliver();

  expect(host.letters.map(({ to }) => to)).toEqual([EMAIL, 'dana@pine.example']);
  await host.close();
});
