import { Hono } from 'hono';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createTestHost, type Asking, type TestHost } from '../support/host/hostParts.ts';

const SEND = '/api/Setup/SendAccessCodeToQRVideo?sEmail=dana%40harbor.example';
const VERIFY = '/api/Setup/VerifyAccessCodeToQRVideo?sEmail=dana%40harbor.example&AccessKey=1';
const SALES = '/api/Setup/SendEmailToSales?RequestEmail=dana%40harbor.example';

let host: TestHost;
beforeEach(async () => {
  host = await createTestHost();
});
afterEach(() => host.close());

/** The status code of a call that is a no: JSON with status false, and nothing mailed. */
async function codeOf(path: string, asking?: Asking): Promise<number> {
  const response = await host.ask(path, asking);
  expect(await response.json()).toEqual({ status: false });
  await host.deliver();
  expect(host.letters).toEqual([]);
  return response.status;
}

test.each<Record<string, string>>([
  { 'Sec-Purpose': 'prefetch;prerender' },
  { Purpose: 'prefetch' },
  { 'Sec-Purpose': 'prerender' },
  { Purpose: 'preview' },
  { 'X-Moz': 'prefetch' },
])('a prefetch has no effect: %o', async (headers) => {
  expect(await codeOf(SEND, { headers })).toBe(403);
});

test.each([
  ['HEAD', SEND, 'GET, OPTIONS'],
  ['POST', SEND, 'GET, OPTIONS'],
  ['DELETE', VERIFY, 'GET, OPTIONS'],
  ['GET', SALES, 'POST, OPTIONS'],
])('%s %s answers 405 and names the right methods', async (method, path, allow) => {
  const response = await host.ask(path, { method });
  expect([response.status, response.headers.get('allow')]).toEqual([405, allow]);
});

test.each(['https://evil.example', 'null', 'http://127.0.0.1:3000.evil.example', 'file://'])(
  'a page of another origin may not call: %s',
  async (origin) => {
    expect(await codeOf(SEND, { headers: { origin } })).toBe(403);
  },
);

test.each([
  '',
  '?sEmail=',
  '?sEmail=a',
  '?sEmail=a@b.co&sEmail=c@d.co',
  '?semail=a@b.co',
  `?sEmail=${'a'.repeat(60)}@b.co`,
  '?sEmail=%00a@b.co',
  '?sEmail=%ff%fea@b.co',
  '?sEmail=a%@b.co',
  '?sEmail=a@b.co%0d%0aBcc:x@y.co',
])('malformed and missing parameters are refused: %s', async (query) => {
  expect(await codeOf(`/api/Setup/SendAccessCodeToQRVideo${query}`)).toBe(400);
});

test.each(['', '/', '/Setup', '/Setup/Nothing', '/setup/SendAccessCodeToQRVideo'])(
  'unknown paths under /api answer JSON 404: %s',
  async (path) => {
    expect(await codeOf(`/api${path}`)).toBe(404);
  },
);

test('every answer is JSON, never cached and never sniffed', async () => {
  const response = await host.ask(SEND);

  expect(Object.fromEntries(response.headers)).toEqual({
    'cache-control': 'no-store',
    'content-type': 'application/json; charset=utf-8',
    'set-cookie': expect.stringMatching(
      /^probuilt_browser=[\w-]{22}; Max-Age=86400; Path=\/; HttpOnly; SameSite=Lax$/,
    ),
    vary: 'Origin',
    'x-content-type-options': 'nosniff',
  });
});

test('an inner failure answers false with 503, and its words reach neither the caller nor the log', async () => {
  const write = () => Promise.reject(new Error('disk of dana@harbor.example'));
  const broken = await createTestHost({ parts: { store: { ...host.store, write } } });

  const response = await broken.ask(SEND);

  expect([response.status, await response.text()]).toEqual([503, '{"status":false}']);
  expect(broken.lines.join('')).toContain('callFailed');
  expect(broken.lines.join('')).not.toContain('harbor');
  await broken.close();
});

test('built for another login host, the host serves the pages only: its three calls are closed', async () => {
  const site = {
    loginHost: 'https://login.example',
    routes: new Hono(),
    notFound: () => new Response(),
  };
  const pagesOnly = await createTestHost({ parts: { site } });

  for (const path of [SEND, VERIFY, SALES])
    for (const method of ['GET', 'POST', 'OPTIONS']) {
      const response = await pagesOnly.ask(path, { method });
      expect([response.status, await response.json()]).toEqual([404, { status: false }]);
    }
  await pagesOnly.deliver();
  expect(pagesOnly.letters).toEqual([]);
  await pagesOnly.close();
});
