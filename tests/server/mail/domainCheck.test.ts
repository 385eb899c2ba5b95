import { setTimeout as delay } from 'node:timers/promises';
import { beforeEach, expect, test } from 'vitest';
import { createDomainCheck } from '../../../server/mail/domainCheck.ts';
import { readSettings } from '../../../server/settings/settings.ts';

const MINUTE = 60_000;

interface Records {
  mx?: string;
  ipv4?: string;
  ipv6?: string;
}

/** The records of each name, or how its lookup ends; any other name does not exist. */
const NAMES: Readonly<Record<string, Records | 'failing' | 'silent'>> = {
  'mail.example': { mx: 'mx.mail.example' },
  'host.example': { ipv4: '127.0.0.1' },
  'new-host.example': { ipv6: '::1' },
  'null.example': { mx: '', ipv4: '127.0.0.1' },
  'empty.example': {},
  'failing.example': 'failing',
  'silent.example': 'silent',
};

const asked: string[] = [];
let now = 0;
beforeEach(() => void asked.splice(0));

/** Looks names up as Node's resolver does, `milliseconds` late. */
async function lookUp(name: string, type: keyof Records, milliseconds: number): Promise<string> {
  asked.push(name);
  if (milliseconds > 0) await delay(milliseconds);
  const known = NAMES[name];
  if (known === 'silent') return new Promise(() => undefined);
  const code = known === undefined ? 'ENOTFOUND' : known === 'failing' ? 'ESERVFAIL' : 'ENODATA';
  const record = typeof known === 'object' ? known[type] : undefined;
  if (record === undefined) throw Object.assign(new Error(), { code });
  return record;
}

function check(env: Record<string, string> = {}, milliseconds = 0) {
  const { settings } = readSettings({ SMTP_URL: 'smtp://127.0.0.1:1', ...env });
  return createDomainCheck(settings, () => now, {
    resolveMx: async (name) => [{ exchange: await lookUp(name, 'mx', milliseconds) }],
    resolve4: async (name) => [await lookUp(name, 'ipv4', milliseconds)],
    resolve6: async (name) => [await lookUp(name, 'ipv6', milliseconds)],
  });
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

test('a lookup without an answer ends within its seconds', async () => {
  const begin = performance.now();
  expect(await check({ EMAIL_LOOKUP_SECONDS: '1' })('silent.example')).toBe(true);
  expect(performance.now() - begin).toBeLessThan(1900);
});

test.each([
  ['without SMTP_URL no letter leaves', { SMTP_URL: '' }],
  ['no seconds switch it off', { EMAIL_LOOKUP_SECONDS: '0' }],
])('nothing is looked up: %s', async (_, env) => {
  expect(await check(env)('gone.example')).toBe(true);
  expect(asked).toEqual([]);
});

test('an answer is remembered for ten minutes, and no sooner given than it was found', async () => {
  const takesMail = check({}, 50);
  const timed = async () => {
    const begin = performance.now();
    expect(await takesMail('empty.example')).toBe(false);
    return performance.now() - begin;
  };
  await timed();
  const questions = asked.length;

  // A timer may fire a millisecond early.
  expect(await timed()).toBeGreaterThan(48);
  expect(asked).toHaveLength(questions);
  now += 10 * MINUTE;
  await timed();
  expect(asked).toHaveLength(2 * questions);
});

test('no answer is not remembered, and of the others a thousand are', async () => {
  const takesMail = check();
  for (let round = 0; round < 2; round += 1) await takesMail('failing.example');
  expect(asked.filter((name) => name === 'failing.example')).toHaveLength(2);

  await takesMail('mail.example');
  for (let number = 0; number < 1000; number += 50)
    await Promise.all(Array.from({ length: 50 }, (_, at) => takesMail(`${number + at}.example`)));
  await takesMail('mail.example');

  expect(asked.filter((name) => name === 'mail.example')).toHaveLength(2);
  expect(asked.filter((name) => name === '999.example').length).toBeGreaterThan(0);
  const before = asked.length;
  await takesMail('999.example');
  expect(asked).toHaveLength(before);
});
