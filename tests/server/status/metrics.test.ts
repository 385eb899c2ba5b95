import { afterEach, expect, test } from 'vitest';
import { DeliveryFault, type Mailer } from '../../../server/mail/mailer.ts';
import { createBrowser, createTestHost, type TestHost } from '../../support/host/hostParts.ts';

const EMAIL = 'dana@harbor.example';
const BODY =
  '<table><tr><th>Name</th><td>Dana</td></tr><tr><th>Company</th><td>H</td></tr></table>';
const HOME = { peer: '127.0.0.1', clientTime: false };

let host: TestHost;
afterEach(() => host.close());

const read = async () => (await host.ask('/metrics', HOME)).text();

test('every outcome of calls and letters is counted, and what waits is shown', async () => {
  const mailer: Mailer = {
    send: async ({ to }) => {
      if (to.startsWith('sales@')) throw new DeliveryFault('delayed', 'EENVELOPE RCPT TO 451');
      if (to.startsWith('nobody')) throw new DeliveryFault('refused', 'EENVELOPE RCPT TO 550');
    },
    close: async () => undefined,
  };
  host = await createTestHost({
    env: { CODES_PER_IP_MINUTE: '3', TRIES_PER_BROWSER: '1' },
    mailer,
  });
  const browser = createBrowser(host);
  await browser.send(EMAIL);
  await browser.send(EMAIL);
  await browser.send('nobody@harbor.example');
  await browser.send('late@harbor.example');
  await browser.verify('nobody@harbor.example', '000001');
  await browser.verify('nobody@harbor.example', '000002');
  await browser.verify(EMAIL, '402917');
  await browser.verify(EMAIL, '402917');
  for (const key of ['k', 'k']) await browser.request(EMAIL, BODY, key);
  await browser.request('unknown@harbor.example', BODY);
  await browser.ask('/api/Setup/SendAccessCodeToQRVideo', { clientTime: false });
  await host.deliver();
  host.clock.now += 90_000;

  const lines = (await read()).split('\n');

  const counted = lines.filter((line) => line.includes('{') && !line.endsWith(' 0'));
  expect(counted).toEqual([
    'gateway_codes_total{outcome="sent"} 2',
    'gateway_codes_total{outcome="cooling"} 1',
    'gateway_codes_total{outcome="over_network"} 1',
    'gateway_verifies_total{outcome="yes_by_pass"} 1',
    'gateway_verifies_total{outcome="yes_by_code"} 1',
    'gateway_verifies_total{outcome="no"} 1',
    'gateway_verifies_total{outcome="over_limit"} 1',
    'gateway_sales_total{outcome="queued"} 1',
    'gateway_sales_total{outcome="repeated"} 1',
    'gateway_sales_total{outcome="unverified"} 1',
    'gateway_code_letters_total{outcome="sent"} 1',
    'gateway_code_letters_total{outcome="refused"} 1',
    'gateway_sales_letters_total{outcome="delayed"} 1',
    'gateway_receipts_total{outcome="sent"} 1',
    'gateway_calls_total{outcome="refused"} 1',
  ]);
  expect(lines).toContain('gateway_queued_letters 1');
  expect(lines).toContain('gateway_oldest_queued_seconds 90');
  expect(lines).toContain('gateway_store_writable 1');
  // Nothing but names and numbers that stand in the source, in the format of Prometheus.
  const shape =
    /^(?:# HELP [a-z\d_]+ [\w ,]+|# TYPE [a-z\d_]+ (?:counter|gauge)||[a-z\d_]+(?:\{outcome="[a-z_]+"\})? [\d.]+(?:e[-+]?\d+)?)$/;
  for (const line of lines.slice(0, -1)) expect(line).toMatch(shape);
});

test.each([
  ['another machine', { peer: '203.0.113.7' }],
  ['somebody behind the trusted proxy', { headers: { 'X-Forwarded-For': '203.0.113.7' } }],
  ['somebody who forges his way', { headers: { 'X-Forwarded-For': '127.0.0.1' } }],
  ['somebody whom a silent proxy lets through', { headers: { host: 'www.probuilt.example' } }],
  ['somebody with a wrong token', { peer: '203.0.113.7', headers: { authorization: 'Bearer no' } }],
])('%s finds no counters', async (_, asking) => {
  host = await createTestHost({
    env: { TRUSTED_PROXIES: '127.0.0.1', METRICS_TOKEN: 'a token of the operator' },
  });

  const response = await host.ask('/metrics', { ...HOME, ...asking });

  // As every path that is not there; this host has no built site.
  expect(response.status).toBe((await host.ask('/nothing', HOME)).status);
  expect(await response.text()).not.toContain('gateway_');
});

test('whoever has the token reads the counters from anywhere', async () => {
  const METRICS_TOKEN = 'a token of the operator';
  host = await createTestHost({ env: { METRICS_TOKEN } });

  const response = await host.ask('/metrics', {
    peer: '203.0.113.7',
    headers: { authorization: `Bearer ${METRICS_TOKEN}`, 'x-forwarded-for': '203.0.113.9' },
  });

  expect([response.status, response.headers.get('content-type')]).toEqual([
    200,
    'text/plain; version=0.0.4; charset=utf-8',
  ]);
  expect(await response.text()).toContain('gateway_codes_total');
});
