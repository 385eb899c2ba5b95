import { Resolver } from 'node:dns/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createDomainCheck } from '../../../server/mail/domainCheck.ts';
import { readSettings } from '../../../server/settings/settings.ts';
import { a, aaaa, mx, startDnsServer } from '../../support/host/dnsServer.ts';

const MINUTE = 60_000;

let names: Awaited<ReturnType<typeof startDnsServer>>;
let now = 0;
beforeAll(async () => {
  names = await startDnsServer({
    'mail.example': [mx('mx.mail.example')],
    'host.example': [a('127.0.0.1')],
    'new-host.example': [aaaa],
    'null.example': [mx(''), a('127.0.0.1')],
    'empty.example': [],
    'failing.example': 'failing',
    'silent.example': 'silent',
  });
});
beforeEach(() => names.asked.splice(0));
afterAll(() => names.stop());

function check(env: Record<string, string> = {}, resolver = resolverAt(names.address)) {
  const { settings } = readSettings({ SMTP_URL: 'smtp://127.0.0.1:1', ...env });
  return createDomainCheck(settings, () => now, resolver);
}

function resolverAt(server: string) {
  const resolver = new Resolver({ timeout: 30_000, tries: 1 });
  resolver.setServers([server]);
  return resolver;
}

test.each([
  ['with a mail server', 'mail.example', true],
  ['that is a server itself', 'host.example', true],
  ['that is a server itself by IPv6 alone', 'new-host.example', true],
  ['that wants no mail, by a null MX', 'null.example', false],
  ['without a server', 'empty.example', false],
  ['that does not exist', 'gone.example', false],
  ['whose name server fails', 'failing.example', true],
])('a domain %s takes mail: %s', async (_, domain, takesMail) => {
  expect(await check()(domain)).toBe(takesMail);
});

test('a look-up that nobody answers ends within its seconds, and without a resolver at once', async () => {
  const begin = performance.now();
  expect(await check({ EMAIL_LOOKUP_SECONDS: '1' })('silent.example')).toBe(true);
  expect(performance.now() - begin).toBeLessThan(1900);

  expect(await check({}, resolverAt('127.0.0.1:1'))('gone.example')).toBe(true);
});

test.each([
  ['without SMTP_URL no letter leaves', { SMTP_URL: '' }],
  ['no seconds switch it off', { EMAIL_LOOKUP_SECONDS: '0' }],
])('nothing is looked up: %s', async (_, env) => {
  expect(await check(env)('gone.example')).toBe(true);
  expect(names.asked).toEqual([]);
});

test('an answer is remembered for ten minutes, and no sooner given than it was found', async () => {
  const resolver = resolverAt(names.address);
  const resolveMx = resolver.resolveMx.bind(resolver);
  resolver.resolveMx = (domain) => delay(50).then(() => resolveMx(domain));
  const takesMail = check({}, resolver);
  const timed = async () => {
    const begin = performance.now();
    expect(await takesMail('empty.example')).toBe(false);
    return performance.now() - begin;
  };
  await timed();
  const questions = names.asked.length;

  // A timer may fire a millisecond early.
  expect(await timed()).toBeGreaterThan(48);
  expect(names.asked).toHaveLength(questions);
  now += 10 * MINUTE;
  await timed();
  expect(names.asked).toHaveLength(2 * questions);
});

test('no answer is not remembered, and of the others a thousand are', async () => {
  const takesMail = check();
  for (let round = 0; round < 2; round += 1) await takesMail('failing.example');
  expect(names.asked.filter((name) => name === 'failing.example')).toHaveLength(2);

  await takesMail('mail.example');
  for (let number = 0; number < 1000; number += 50)
    await Promise.all(Array.from({ length: 50 }, (_, at) => takesMail(`${number + at}.example`)));
  await takesMail('mail.example');

  expect(names.asked.filter((name) => name === 'mail.example')).toHaveLength(2);
  expect(names.asked.filter((name) => name === '999.example').length).toBeGreaterThan(0);
  const before = names.asked.length;
  await takesMail('999.example');
  expect(names.asked).toHaveLength(before);
});
