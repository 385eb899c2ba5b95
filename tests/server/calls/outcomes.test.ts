import { afterEach, expect, test, vi } from 'vitest';
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

/** What the log says of refusals: the event, and what it names. */
const alarms = () =>
  host.lines
    .map((line) => JSON.parse(line) as Record<string, unknown>)
    .filter(({ level }) => level === 'warn')
    .map(({ event, limit, reason }) => [event, limit ?? reason].filter(Boolean).join(': '));

test('the delivery is woken by each letter that was queued, and by nothing else', async () => {
  const wake = vi.fn<() => void>();
  host = await createTestHost({ parts: { wake } });
  const browser = createBrowser(host);
  await browser.send(EMAIL);
  expect(wake).toHaveBeenCalledTimes(1);
  await browser.send(EMAIL);
  await browser.verify(EMAIL, '402917');
  expect(wake).toHaveBeenCalledTimes(1);

  await browser.request(EMAIL, SUMMARY, 'a');
  expect(wake).toHaveBeenCalledTimes(2);
  await browser.request(EMAIL, SUMMARY, 'a');
  await browser.request('nobody@harbor.example', SUMMARY, 'b');
  expect(wake).toHaveBeenCalledTimes(2);
});

test.each([
  [{ CODES_PER_EMAIL_HOUR: '1' }, 'over_email'],
  [{ CODES_PER_IP_MINUTE: '1' }, 'over_network'],
  [{ CODES_PER_IP_HOUR: '1' }, 'over_network'],
  [{ CODES_PER_DOMAIN_HOUR: '1' }, 'over_domain'],
  [{ CODES_PER_HOUR: '1' }, 'over_global'],
])('with %j the second code is refused, and the log says %s', async (limits, limit) => {
  host = await createTestHost({ env: { RESEND_SECONDS: '0', ...limits } });
  const browser = createBrowser(host);

  expect([await browser.send(EMAIL), await browser.send(EMAIL)]).toEqual([true, false]);
  expect(alarms()).toEqual([`sendRefused: ${limit}`]);
});

test('the log says when the tries of a code are used up, and not before', async () => {
  host = await createTestHost({ env: { TRIES_PER_BROWSER: '1' } });
  const browser = createBrowser(host);
  await browser.send(EMAIL);
  await browser.verify(EMAIL, '000001');
  expect(alarms()).toEqual([]);

  await browser.verify(EMAIL, '000002');
  expect(alarms()).toEqual(['triesExhausted']);
});

test('so it does when a network has used up its wrong tries', async () => {
  host = await createTestHost({ env: { TRIES_PER_IP_HOUR: '1' } });
  const browser = createBrowser(host);
  await browser.send(EMAIL);
  await browser.verify(EMAIL, '000001');
  expect(alarms()).toEqual([]);

  expect(await browser.verify(EMAIL, '402917')).toBe(false);
  expect(alarms()).toEqual(['triesExhausted']);
});

test('the log says when a request comes from an email that has not verified', async () => {
  host = await createTestHost();
  const browser = await verifiedBrowser(host);

  expect(await browser.request('nobody@harbor.example', SUMMARY, 'a')).toBe(false);
  expect(alarms()).toEqual(['salesRefused: unverified']);
});

test.each([{ SALES_PER_IP_HOUR: '1' }, { SALES_PER_HOUR: '1' }, { SALES_PER_EMAIL_HOUR: '1' }])(
  'with %j the second request is refused, and the log says so',
  async (env) => {
    host = await createTestHost({ env });
    const browser = await verifiedBrowser(host);

    expect(await browser.request(EMAIL, SUMMARY, 'a')).toBe(true);
    expect(await browser.request(EMAIL, SUMMARY, 'b')).toBe(false);
    expect(alarms()).toHaveLength(1);
    expect(alarms()[0]).toMatch(/^salesRefused: over_/);
  },
);
