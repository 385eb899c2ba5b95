import { afterEach, expect, test } from 'vitest';
import { readSettings } from '../../../server/settings/settings.ts';
import {
  createBrowser,
  createTestHost,
  EMAIL,
  SUMMARY,
  verifiedBrowser,
  type TestHost,
} from '../../support/host/hostParts.ts';

let host: TestHost;
afterEach(() => host.close());

test.each([
  ['dana@harbor.example', { ALLOW_DOMAINS: 'pine.example, Harbor.example' }, true],
  ['dana@mail.harbor.example', { ALLOW_DOMAINS: 'harbor.example' }, true],
  ['dana@myharbor.example', { ALLOW_DOMAINS: 'harbor.example' }, false],
  ['dana@pine.example', { ALLOW_DOMAINS: 'harbor.example' }, false],
  ['dana@pine.example', { DENY_DOMAINS: 'harbor.example' }, true],
  ['dana@Mail.Harbor.example', { DENY_DOMAINS: 'harbor.example' }, false],
  [
    'dana@mail.harbor.example',
    { ALLOW_DOMAINS: 'harbor.example', DENY_DOMAINS: 'mail.harbor.example' },
    false,
  ],
  ['dana@pine.example', {}, true],
])('%s asks where %j is set: %s', async (email, env, answer) => {
  host = await createTestHost({ env });

  expect(await createBrowser(host).send(email)).toBe(answer);
  await host.deliver();
  expect(host.letters).toHaveLength(answer ? 1 : 0);
});

test('a domain that is denied later is answered no by every call, as any refusal is', async () => {
  host = await createTestHost();
  const browser = await verifiedBrowser(host);
  const denying = await createTestHost({
    store: host.store,
    env: { DENY_DOMAINS: 'harbor.example' },
  });
  const cookie = [...browser.jar].map(([name, value]) => `${name}=${value}`).join('; ');
  const later = createBrowser({
    ask: (path, asking) =>
      denying.ask(path, { ...asking, headers: { ...asking?.headers, cookie } }),
  });

  expect(await later.verify(EMAIL, '402917')).toBe(false);
  expect(await later.request(EMAIL, SUMMARY)).toBe(false);
  expect(await later.send(EMAIL)).toBe(false);
  expect(await browser.verify(EMAIL, '402917')).toBe(true);
});

test.each(['harbor', 'https://harbor.example', 'harbor.example,', 'a@harbor.example'])(
  'a list that names %s is a fault',
  async (list) => {
    host = await createTestHost();

    expect(readSettings({ DENY_DOMAINS: list }).faults).toEqual([
      'DENY_DOMAINS is not valid: use domains such as example.com, with commas between.',
    ]);
  },
);
