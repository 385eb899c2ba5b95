import { describe, expect, test } from 'vitest';
import type { Environment } from '../../../server/settings/settings.ts';
import { createBrowser, DANA, openTestServer, SUMMARY } from '../../support/server/testServer.ts';

const SEND = '/api/Setup/SendAccessCodeToQRVideo?sEmail=dana%40harbor.example';
const VERIFY = `${SEND.replace('Send', 'Verify')}&AccessKey=402917`;
const SITE = 'https://www.site.example';
const PARTNER = 'https://www.partner.example';
const PUBLIC = { PUBLIC_URL: SITE };
const HERE = '127.0.0.1';
const ELSEWHERE = '192.0.2.1';

describe('origins', () => {
  const dev = { origin: 'http://127.0.0.1:5173' };
  test.each<[string, number, Environment, Record<string, string>, peer?: string]>([
    ['the dev server on this machine', 204, {}, dev],
    ['a page of the server itself', 204, {}, { origin: 'http://127.0.0.1:3000' }],
    ['a page of a foreign site', 403, {}, { origin: 'https://evil.example' }],
    ['a local page that ALLOWED_ORIGINS does not list', 403, { ALLOWED_ORIGINS: SITE }, dev],
    ['a local page in production', 403, { NODE_ENV: 'production' }, dev],
    ['a local page while PUBLIC_URL is set', 403, PUBLIC, dev],
    ['a local page while HOST is not local', 403, { HOST: '0.0.0.0' }, dev],
    ['a page at PUBLIC_URL', 204, PUBLIC, { origin: SITE }],
    ['a page at PUBLIC_URL without https', 403, PUBLIC, { origin: 'http://www.site.example' }],
    ['the dev server on another machine', 403, {}, dev, ELSEWHERE],
  ])('(preflight) from %s gets %i', async (_, code, env, headers, peer = HERE) => {
    const server = await openTestServer({ env });

    expect((await server.fetch(SEND, { method: 'OPTIONS', headers, peer })).status).toBe(code);
  });

  const local = { origin: 'http://localhost:3000', host: 'localhost:3000' };
  const listed = { ALLOWED_ORIGINS: 'http://localhost:3000' };
  const localUrl = { PUBLIC_URL: 'http://localhost:3000' };
  test.each<[string, boolean, Environment, Record<string, string>, peer?: string]>([
    ['a page on localhost', true, {}, local],
    ['a page on localhost that is also PUBLIC_URL', true, localUrl, local],
    ['a page on localhost in production', false, { NODE_ENV: 'production' }, local],
    ['a page on 127.0.0.1', false, {}, { origin: 'http://127.0.0.1:3000' }],
    ['a page on localhost of a public server', false, { ...PUBLIC, ...listed }, local],
    ['a page on localhost that calls an IP', true, {}, { ...local, host: '127.0.0.1:3000' }],
    ['a page on localhost of another machine', false, {}, local, ELSEWHERE],
    ['a client that is not a page', false, {}, { host: 'localhost:3000' }],
  ])('an unverified lead from %s is accepted: %s', async (_, taken, env, headers, peer = HERE) => {
    const server = await openTestServer({ env });

    expect(await createBrowser(server, peer, headers).sendLead(DANA, SUMMARY)).toBe(taken);
    await server.deliver();
    const mails = server.mails.map(({ text }) => text.includes('Not verified'));
    expect(mails).toEqual(taken ? [true] : []);
  });

  const SISTER = 'https://other.site.example';
  const LAX = 'Secure; SameSite=Lax';
  const NONE = 'Secure; SameSite=None; Partitioned';
  test.each<[Record<string, string>, string, string]>([
    [{ 'sec-fetch-site': 'same-origin' }, SITE, LAX],
    [{ origin: PARTNER }, SITE, NONE],
    [{ origin: SISTER, 'sec-fetch-site': 'cross-site' }, SITE, NONE],
    [{ origin: SISTER }, SITE, LAX],
    [{ origin: PARTNER, 'sec-fetch-site': 'same-site' }, SITE, LAX],
    [{ origin: 'http://www.partner.example' }, SITE, LAX],
    [{ origin: 'https://other.co.uk' }, 'https://site.co.uk', NONE],
    [{ origin: 'https://www.site.co.uk' }, 'https://site.co.uk', LAX],
    [{ origin: 'https://other.github.io' }, 'https://site.github.io', NONE],
    [{ origin: PARTNER }, 'http://www.site.example', 'SameSite=Lax'],
  ])(
    'a call with %j to PUBLIC_URL=%s gets cookies that are %s',
    async (headers, url, attributes) => {
      const env = { PUBLIC_URL: url, ALLOWED_ORIGINS: headers['origin'] ?? '' };
      const server = await openTestServer({ env });
      const prefix = url.startsWith('https:') ? '__Host-' : '';

      const sent = await server.fetch(SEND, { headers });
      const cookie = sent.headers.get('set-cookie')?.split(';')[0] ?? '';
      const verified = await server.fetch(VERIFY, { headers: { ...headers, cookie } });

      for (const [cookieOf, { headers: answered }] of [
        [String.raw`browser=[\w-]{22}; Max-Age=86400`, sent],
        [String.raw`pass=[\w-]{22}\.[\w-]{32}; Max-Age=2592000`, verified],
      ] as const)
        expect(answered.getSetCookie()).toEqual([
          expect.stringMatching(
            new RegExp(`^${prefix}probuilt_${cookieOf}; Path=/; HttpOnly; ${attributes}$`),
          ),
        ]);
    },
  );
});
