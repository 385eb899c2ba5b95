import { expect, test } from 'vitest';
import type { Environment } from '../../../src/config/settings.ts';
import { createTestHost, SUMMARY } from '../../support/host/hostParts.ts';

const SEND = '/api/Setup/SendAccessCodeToQRVideo?sEmail=dana%40harbor.example';
const SALES = '/api/Setup/SendEmailToSales?RequestEmail=dana%40harbor.example';
const PUBLIC = { PUBLIC_URL: 'https://www.site.example' };
const DEV_SERVER = 'http://127.0.0.1:5173';

/** The answer to a preflight, under some settings. */
async function preflight(
  env: Environment,
  origin: string,
  headers: Record<string, string> = {},
  peer = '127.0.0.1',
) {
  const host = await createTestHost({ env });
  const response = await host.ask(SEND, {
    method: 'OPTIONS',
    headers: { origin, ...headers },
    peer,
  });
  await host.close();
  return response;
}

test('a preflight names the exact origin, credentials and the three headers', async () => {
  const origin = 'https://www.partner.example';

  const response = await preflight({ ALLOWED_ORIGINS: origin }, origin);

  expect(response.status).toBe(204);
  expect(Object.fromEntries(response.headers)).toEqual({
    'access-control-allow-credentials': 'true',
    'access-control-allow-headers': 'Accept, Content-Type, ClientTime',
    'access-control-allow-methods': 'GET',
    'access-control-allow-origin': origin,
    'access-control-max-age': '600',
    'cache-control': 'no-store',
    vary: 'Origin',
  });
});

test.each<[string, Environment, string, number]>([
  ['the dev server on this machine', {}, DEV_SERVER, 204],
  ['the page itself', {}, 'http://127.0.0.1:3000', 204],
  ['a foreign page', {}, 'https://evil.example', 403],
  [
    'a page of this machine beside listed ones',
    { ALLOWED_ORIGINS: 'https://www.site.example' },
    DEV_SERVER,
    403,
  ],
  ['a page of this machine, in production', { NODE_ENV: 'production' }, DEV_SERVER, 403],
  ['a page of this machine, on a public host', PUBLIC, DEV_SERVER, 403],
  ['a page of this machine, on a host for the network', { HOST: '0.0.0.0' }, DEV_SERVER, 403],
  ['the public page', PUBLIC, 'https://www.site.example', 204],
  ['the public page without https', PUBLIC, 'http://www.site.example', 403],
])('%s is answered as its origin deserves', async (_, env, origin, code) => {
  expect((await preflight(env, origin)).status).toBe(code);
});

test.each<[Record<string, string>, string]>([
  [{}, '192.0.2.1'],
  [{ 'x-forwarded-for': '192.0.2.1' }, '127.0.0.1'],
  [{ host: 'rebound.example' }, '127.0.0.1'],
])('the dev server of another machine may not call: %o from %s', async (headers, peer) => {
  expect((await preflight({}, DEV_SERVER, headers, peer)).status).toBe(403);
});

const local = { origin: 'http://localhost:3000', host: 'localhost:3000' };
const loopback = { origin: 'http://127.0.0.1:3000', host: '127.0.0.1:3000' };
const alsoLocal = { ALLOWED_ORIGINS: 'http://localhost:3000' };
test.each<[string, Environment, Record<string, string>, string, boolean]>([
  ['a page on localhost', {}, local, '127.0.0.1', true],
  ['a page on localhost over IPv6', {}, local, '::1', true],
  [
    'a page on localhost of a host whose public address is this machine',
    { PUBLIC_URL: 'http://localhost:3000' },
    local,
    '127.0.0.1',
    true,
  ],
  ['a page on localhost, in production', { NODE_ENV: 'production' }, local, '127.0.0.1', false],
  ['a page on 127.0.0.1', {}, loopback, '127.0.0.1', false],
  [
    'a page on localhost, but a public host',
    { ...PUBLIC, ...alsoLocal },
    local,
    '127.0.0.1',
    false,
  ],
  [
    'a page on localhost that calls this machine by its address',
    {},
    { ...local, host: '127.0.0.1:3000' },
    '127.0.0.1',
    true,
  ],
  [
    'a page on localhost that calls a name which was made to resolve to this machine',
    alsoLocal,
    { ...local, host: 'evil.example:3000' },
    '127.0.0.1',
    false,
  ],
  ['another machine that says localhost', {}, local, '192.0.2.1', false],
  ['a proxy on this machine', {}, { ...local, 'x-forwarded-for': '192.0.2.1' }, '127.0.0.1', false],
  ['no page at all', {}, { host: 'localhost:3000' }, '127.0.0.1', false],
])('%s: a request without a verified address', async (_, env, headers, peer, taken) => {
  const host = await createTestHost({ env });
  const body = new FormData();
  body.append('msgBody', SUMMARY);

  const response = await host.ask(SALES, { method: 'POST', body, headers, peer });
  await host.deliver();

  expect(await response.json()).toEqual({ status: taken });
  expect(host.letters.map(({ text }) => text.includes('Not verified'))).toEqual(
    taken ? [true] : [],
  );
  await host.close();
});
