import { expect, test } from 'vitest';
import { createCookies } from '../../../server/http/cookies.ts';
import { createKeyring } from '../../../server/secrets/keyring.ts';
import { readSettings } from '../../../server/settings/settings.ts';
import type { Environment } from '../../../src/config/settings.ts';
import { openTestServer, SUMMARY } from '../../support/server/testServer.ts';

const SEND = '/api/Setup/SendAccessCodeToQRVideo?sEmail=dana%40harbor.example';
const SALES = '/api/Setup/SendEmailToSales?RequestEmail=dana%40harbor.example';
const SITE = 'https://www.site.example';
const PARTNER = 'https://www.partner.example';
const PUBLIC = { PUBLIC_URL: SITE };
const DEV_SERVER = 'http://127.0.0.1:5173';
const HERE = '127.0.0.1';
const ELSEWHERE = '192.0.2.1';
const FORWARDED = { 'x-forwarded-for': ELSEWHERE };

async function preflight(env: Environment, headers: Record<string, string>, peer: string) {
  const server = await openTestServer({ env });
  return server.fetch(SEND, { method: 'OPTIONS', headers, peer });
}

test('the response to a preflight names the exact origin, credentials and the three headers', async () => {
  const response = await preflight({ ALLOWED_ORIGINS: PARTNER }, { origin: PARTNER }, HERE);

  expect(response.status).toBe(204);
  expect(Object.fromEntries(response.headers)).toEqual({
    'access-control-allow-credentials': 'true',
    'access-control-allow-headers': 'Accept, Content-Type, ClientTime',
    'access-control-allow-methods': 'GET',
    'access-control-allow-origin': PARTNER,
    'access-control-max-age': '600',
    'cache-control': 'no-store',
    vary: 'Origin',
  });
});

const dev = { origin: DEV_SERVER };
test.each<[string, Environment, Record<string, string>, string, number]>([
  ['the dev server on this machine', {}, dev, HERE, 204],
  ['the page itself', {}, { origin: 'http://127.0.0.1:3000' }, HERE, 204],
  ['a foreign page', {}, { origin: 'https://evil.example' }, HERE, 403],
  ['an unlisted page of this machine', { ALLOWED_ORIGINS: SITE }, dev, HERE, 403],
  ['a page of this machine, in production', { NODE_ENV: 'production' }, dev, HERE, 403],
  ['a page of this machine, on a public server', PUBLIC, dev, HERE, 403],
  ['a page of this machine, on a server for the network', { HOST: '0.0.0.0' }, dev, HERE, 403],
  ['the public page', PUBLIC, { origin: SITE }, HERE, 204],
  ['the public page without https', PUBLIC, { origin: 'http://www.site.example' }, HERE, 403],
  ['the dev server of another machine', {}, dev, ELSEWHERE, 403],
  ['the dev server behind a proxy', {}, { ...dev, ...FORWARDED }, HERE, 403],
  ['the dev server under a rebound name', {}, { ...dev, host: 'rebound.example' }, HERE, 403],
])('the origin rule applies to %s with the settings %j', async (_, env, headers, peer, code) => {
  expect((await preflight(env, headers, peer)).status).toBe(code);
});

const local = { origin: 'http://localhost:3000', host: 'localhost:3000' };
const listed = { ALLOWED_ORIGINS: 'http://localhost:3000' };
test.each<[string, Environment, Record<string, string>, string, boolean]>([
  ['a page on localhost', {}, local, HERE, true],
  ['a page on localhost over IPv6', {}, local, '::1', true],
  ['localhost as the public URL', { PUBLIC_URL: 'http://localhost:3000' }, local, HERE, true],
  ['a page on localhost, in production', { NODE_ENV: 'production' }, local, HERE, false],
  ['a page on 127.0.0.1', {}, { origin: 'http://127.0.0.1:3000' }, HERE, false],
  ['a page on localhost of a public server', { ...PUBLIC, ...listed }, local, HERE, false],
  [
    'a page on localhost that calls an address',
    {},
    { ...local, host: '127.0.0.1:3000' },
    HERE,
    true,
  ],
  ['a page with a rebound name', listed, { ...local, host: 'evil.example:3000' }, HERE, false],
  ['another machine that claims to be localhost', {}, local, ELSEWHERE, false],
  ['a proxy on this machine', {}, { ...local, ...FORWARDED }, HERE, false],
  ['a client without a page', {}, { host: 'localhost:3000' }, HERE, false],
])('an unverified lead from %s is checked with %j', async (_, env, headers, peer, taken) => {
  const server = await openTestServer({ env });
  const body = new FormData();
  body.append('msgBody', SUMMARY);

  const response = await server.fetch(SALES, { method: 'POST', body, headers, peer });
  await server.deliver();

  expect(await response.json()).toEqual({ status: taken });
  const mails = server.mails.map(({ text }) => text.includes('Not verified'));
  expect(mails).toEqual(taken ? [true] : []);
});

const LAX = 'Secure; SameSite=Lax';
const NONE = 'Secure; SameSite=None; Partitioned';
const SISTER = 'https://other.site.example';
test.each([
  [{ 'sec-fetch-site': 'same-origin' }, SITE, LAX],
  [{ origin: PARTNER }, SITE, NONE],
  [{ origin: SISTER, 'sec-fetch-site': 'cross-site' }, SITE, NONE],
  [{ origin: SISTER }, SITE, LAX],
  [{ origin: PARTNER, 'sec-fetch-site': 'same-site' }, SITE, LAX],
  [{ origin: 'http://www.partner.example' }, SITE, LAX],
  [{ origin: PARTNER }, 'http://www.site.example', 'SameSite=Lax'],
])(
  'for a page with the headers %j on %s, both cookies have the attributes "%s"',
  (headers: Record<string, string>, url, attributes) => {
    const { settings } = readSettings({ PUBLIC_URL: url });
    const cookies = createCookies(createKeyring(Buffer.alloc(32)), settings);
    const prefix = url === SITE ? '__Host-' : '';
    for (const set of [cookies.setPass, cookies.setBrowser])
      expect(set('a'.repeat(22), (name) => headers[name])).toMatch(
        new RegExp(`^${prefix}probuilt_.*Path=/; HttpOnly; ${attributes}$`),
      );
  },
);
