import { setTimeout as delay } from 'node:timers/promises';
import { beforeEach, describe, expect, test } from 'vitest';
import { createDomainCheck } from '../../../server/mail/domainCheck.ts';
import { readSettings } from '../../../server/settings/settings.ts';

const MINUTE = 60_000;

/** The records of the name server, by type and name. All other lookups fail or hang. */
const RECORDS: Record<string, string> = {
  'mx mail.example': 'mx.mail.example',
  'mx firm.example': 'mx.firm.example',
  'ipv4 host.example': '127.0.0.1',
  'ipv6 new-host.example': '::1',
  'mx null.example': '',
  'ipv4 null.example': '127.0.0.1',
};
const ERRORS: Readonly<Record<string, string>> = {
  'empty.example': 'ENODATA',
  'failing.example': 'ESERVFAIL',
};

const lookups: string[] = [];
const recorded: string[] = [];
let now = 0;
beforeEach(() => {
  lookups.length = 0;
  recorded.length = 0;
});

function check(env: Record<string, string> = {}, milliseconds = 0) {
  const own = { SMTP_URL: 'smtp://127.0.0.1:1', SALES_EMAIL: 'sales@firm.example' };
  const { settings } = readSettings({ ...own, ...env });
  const lookUp = async (type: string, name: string) => {
    lookups.push(name);
    if (milliseconds > 0) await delay(milliseconds);
    if (name === 'silent.example') return new Promise<never>(() => undefined);
    const record = RECORDS[`${type} ${name}`];
    if (record !== undefined) return record;
    throw Object.assign(new Error(), { code: ERRORS[name] ?? 'ENOTFOUND' });
  };
  return createDomainCheck(
    settings,
    (_, outcome) => recorded.push(outcome),
    () => now,
    {
      resolveMx: async (name) => [{ exchange: await lookUp('mx', name) }],
      resolve4: async (name) => [await lookUp('ipv4', name)],
      resolve6: async (name) => [await lookUp('ipv6', name)],
    },
  );
}

describe('the check of domains', () => {
  test.each([
    ['with a mail server', 'mail.example', true],
    ['with only an IPv4 address', 'host.example', true],
    ['with only an IPv6 address', 'new-host.example', true],
    ['with a null MX', 'null.example', false],
    ['without records', 'empty.example', false],
    ['that does not exist', 'gone.example', false],
    ['with a failing name server', 'failing.example', true],
  ])('accepts a domain %s (%s): %s', async (_, domain, takesMail) => {
    expect(await check()(domain)).toBe(takesMail);
  });

  test('accepts a domain whose lookup takes too long', async () => {
    const begin = performance.now();
    expect(await check({ EMAIL_LOOKUP_SECONDS: '1' })('silent.example')).toBe(true);
    expect(performance.now() - begin).toBeLessThan(1900);
  });

  test.each([{ SMTP_URL: '' }, { EMAIL_LOOKUP_SECONDS: '0' }])(
    'looks up no domain with %j',
    async (env) => {
      expect(await check(env)('gone.example')).toBe(true);
      expect(lookups).toEqual([]);
    },
  );

  test('caches for ten minutes, and answers no faster then', async () => {
    const takesMail = check({}, 50);
    const timed = async () => {
      const begin = performance.now();
      expect(await takesMail('empty.example')).toBe(false);
      return performance.now() - begin;
    };
    await timed();
    const expected = lookups.length;

    // A timer may fire a millisecond early.
    expect(await timed()).toBeGreaterThan(48);
    expect(lookups).toHaveLength(expected);
    now += 10 * MINUTE;
    await timed();
    expect(lookups).toHaveLength(2 * expected);
  });

  test('caches the last thousand results, but no failures', async () => {
    const takesMail = check();
    const lookupsFor = async (domain: string) => {
      const before = lookups.length;
      await takesMail(domain);
      return lookups.length - before;
    };
    expect([await lookupsFor('failing.example'), await lookupsFor('failing.example')]).toEqual([
      1, 1,
    ]);

    expect([await lookupsFor('mail.example'), await lookupsFor('mail.example')]).toEqual([1, 0]);
    for (let number = 0; number < 1000; number += 50)
      await Promise.all(Array.from({ length: 50 }, (_, at) => takesMail(`${number + at}.example`)));
    expect([await lookupsFor('mail.example'), await lookupsFor('999.example')]).toEqual([1, 0]);
    // However many made-up domains are asked for, the resolver is believed.
    expect(await takesMail('998.example')).toBe(false);
    expect(recorded).toEqual([]);
  });

  test('accepts every domain while the resolver does not find SALES_EMAIL', async () => {
    const takesMail = check({ SALES_EMAIL: 'sales@host.example' });
    const hidden = RECORDS['ipv4 host.example']!;
    delete RECORDS['ipv4 host.example'];

    expect([await takesMail('gone.example'), await takesMail('empty.example')]).toEqual([
      true,
      true,
    ]);
    expect(recorded).toEqual(['disbelieved', 'disbelieved']);

    RECORDS['ipv4 host.example'] = hidden;
    expect(await takesMail('gone.example')).toBe(false);
    expect(recorded).toHaveLength(2);
  });

  test('accepts a domain if the DNS does not answer for SALES_EMAIL', async () => {
    expect(await check({ SALES_EMAIL: 'sales@failing.example' })('gone.example')).toBe(true);
    expect(recorded).toEqual([]);
  });
});
