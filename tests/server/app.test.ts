import { describe, expect, test } from 'vitest';
import {
  openTestServer,
  serverForEachTest,
  type FetchOptions,
} from '../support/server/testServer.ts';

const PATH = '/api/Setup/SendAccessCodeToQRVideo';
const SEND = `${PATH}?sEmail=dana%40harbor.example`;
const VERIFY = '/api/Setup/VerifyAccessCodeToQRVideo?sEmail=dana%40harbor.example&AccessKey=1';
const SALES = '/api/Setup/SendEmailToSales?RequestEmail=dana%40harbor.example';

const server = serverForEachTest();

const origin = (value: string) => ({ headers: { origin: value } });
describe('the app', () => {
  test.each<[title: string, path: string, options: FetchOptions, code: number]>([
    ['a prerender request', SEND, { headers: { 'Sec-Purpose': 'prefetch;prerender' } }, 403],
    ['a prefetch request', SEND, { headers: { Purpose: 'prefetch' } }, 403],
    ['a preview request', SEND, { headers: { Purpose: 'preview' } }, 403],
    ['a prefetch request from Firefox', SEND, { headers: { 'X-Moz': 'prefetch' } }, 403],
    ['a call from a page with the origin null', SEND, origin('null'), 403],
    ['a call from a similar origin', SEND, origin('http://127.0.0.1:3000.evil.example'), 403],
    ['a call with two emails', `${PATH}?sEmail=a@b.co&sEmail=c@d.co`, {}, 400],
    ['a call with an unknown parameter', `${PATH}?semail=a@b.co`, {}, 400],
    ['a call with an unescaped percent sign', `${PATH}?sEmail=a%@b.co`, {}, 400],
    ['a path that names no call', '/api', {}, 404],
    ['a call whose path is in lower case', '/api/setup/SendAccessCodeToQRVideo', {}, 404],
  ])('refuses %s, and sends no mail', async (_, path, options, code) => {
    const response = await server().fetch(path, options);
    await server().deliver();

    expect([response.status, await response.json()]).toEqual([code, { status: false }]);
    expect(server().mails).toEqual([]);
  });

  test('answers 405 to other methods, and lists those it supports', async () => {
    for (const [method, path, allow] of [
      ['HEAD', SEND, 'GET, OPTIONS'],
      ['GET', SALES, 'POST, OPTIONS'],
    ] as const) {
      const response = await server().fetch(path, { method });
      expect([response.status, response.headers.get('allow')]).toEqual([405, allow]);
    }
  });

  test('answers with HSTS if PUBLIC_URL has https', async () => {
    const secure = await openTestServer({ env: { PUBLIC_URL: 'https://www.example.com' } });

    for (const path of [SEND, '/healthz', '/readyz', '/api'])
      expect((await secure.fetch(path)).headers.get('strict-transport-security')).not.toBeNull();
  });

  const host = 'www.example.com';
  const page = (origin: string, asked = host) => ({ headers: { host: asked, origin } });
  const proxy = (peer: string, headers: Record<string, string>) => ({ peer, headers });
  test.each<[string, FetchOptions, event?: string]>([
    ['a visitor', page(`https://${host}`)],
    ['an unlisted proxy', proxy('10.0.0.9', { 'X-Forwarded-For': '203.0.113.9' }), 'proxyUnlisted'],
    [
      'a proxy with X-Real-IP',
      proxy('127.0.0.1', { 'X-Real-IP': '203.0.113.9' }),
      'forwardedForMissing',
    ],
    [
      'a proxy that uses HTTP/1.0',
      { peer: '127.0.0.1', httpVersion: '1.0' },
      'forwardedForMissing',
    ],
    ['a page at http', page(`http://${host}`), 'publicUrlWrong'],
    ['a page at another port', page(`https://${host}:8443`), 'publicUrlWrong'],
    ['a page at the bare domain', page('https://example.com', 'example.com'), 'publicUrlWrong'],
    ['a page of another site', page('https://evil.example')],
  ])('logs a wrong setup when called by %s', async (_, options, event) => {
    const env = { PUBLIC_URL: `https://${host}`, TRUSTED_PROXIES: '10.0.0.7' };
    const site = await openTestServer({ env });

    await site.fetch(SALES, { method: 'POST', ...options });

    const logged = site.lines.map((line) => (JSON.parse(line) as { event: string }).event);
    expect(logged.filter((each) => each !== 'salesRefused')).toEqual(event ? [event] : []);
  });

  test('answers 503 to an internal error, without its message', async () => {
    server().store.write = () => Promise.reject(new Error('disk of dana@harbor.example'));

    const response = await server().fetch(SEND);

    expect([response.status, await response.text()]).toEqual([503, '{"status":false}']);
    expect(server().lines.join('')).toContain('callFailed');
    expect(server().lines.join('')).not.toContain('harbor');
  });

  test('with another login host, the server answers 404 to the three calls', async () => {
    const env = { VITE_SETUP_API_HOST: 'https://login.example' };
    const pagesOnly = await openTestServer({ env });

    for (const path of [SEND, VERIFY, SALES])
      for (const method of ['GET', 'POST', 'OPTIONS']) {
        const response = await pagesOnly.fetch(path, { method });
        expect([response.status, await response.json()]).toEqual([404, { status: false }]);
      }
  });
});
