import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readBuild } from '../../../server/site/build.ts';
import { createSite } from '../../../server/site/site.ts';
import { createTestHost, type TestHost } from '../../support/host/hostParts.ts';

const POLICY = "default-src 'none'; script-src 'self'";
const BRIEF = { file: 'index.html', noindex: false };
let folder: string;
let host: TestHost;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'gateway-build-'));
  const write = (name: string, content: string | Buffer) =>
    writeFileSync(join(folder, 'site', name), content);
  mkdirSync(join(folder, 'site', 'assets'), { recursive: true });
  const pages = {
    '/': BRIEF,
    '/info': { file: 'info.html', noindex: true },
    '/privacy-policy': { file: 'policy.html', noindex: false },
  };
  writeFileSync(
    join(folder, 'pages.json'),
    JSON.stringify({
      contentSecurityPolicy: POLICY,
      pages,
      notFound: { file: 'lost.html', noindex: true },
    }),
  );
  for (const name of ['index', 'info', 'policy', 'lost']) {
    const html = `<!doctype html><title>${name}</title>${'words '.repeat(200)}`;
    write(`${name}.html`, html);
    write(`${name}.html.br`, brotliCompressSync(html));
    write(`${name}.html.gz`, gzipSync(html));
  }
  write('favicon.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>');
  write('assets/app-1a2b.js', 'export {};');
  write('assets/film-3c4d.mp4', Buffer.from('0123456789'));
  const build = readBuild(folder);
  host = await createTestHost({ parts: { site: build && createSite(build, true) } });
});
afterAll(async () => {
  await host.close();
  rmSync(folder, { recursive: true });
});

const SAFE = {
  'cross-origin-resource-policy': 'same-origin',
  'strict-transport-security': 'max-age=31536000',
  'x-content-type-options': 'nosniff',
};
const PAGE = {
  ...SAFE,
  'accept-ranges': 'bytes',
  'cache-control': 'no-cache',
  'content-length': expect.any(String),
  'content-security-policy': POLICY,
  'content-type': 'text/html; charset=utf-8',
  'cross-origin-opener-policy': 'same-origin',
  etag: expect.any(String),
  'permissions-policy': expect.stringContaining('camera=()'),
  'referrer-policy': 'strict-origin-when-cross-origin',
  vary: 'Accept-Encoding',
  'x-frame-options': 'DENY',
};
const file = (type: string, caching: string) => ({
  ...SAFE,
  'accept-ranges': 'bytes',
  'cache-control': caching,
  'content-length': expect.any(String),
  'content-type': type,
  etag: expect.any(String),
  vary: 'Accept-Encoding',
});
const IMMUTABLE = 'public, max-age=31536000, immutable';
const LOST = { ...PAGE, 'x-robots-tag': 'noindex' };

test.each<[string, number, Record<string, unknown>]>([
  ['/', 200, PAGE],
  ['/info', 200, { ...PAGE, 'x-robots-tag': 'noindex' }],
  ['/info/', 200, { ...PAGE, 'x-robots-tag': 'noindex' }],
  ['/privacy-policy', 200, PAGE],
  ['/privacy-policy/', 200, PAGE],
  ['/INFO', 404, LOST],
  ['/info//', 404, LOST],
  ['//', 404, LOST],
  ['/%69nfo', 404, LOST],
  ['/%70rivacy-policy', 404, LOST],
  ['/index.html', 404, LOST],
  ['/pages.json', 404, LOST],
  ['/mailbox', 404, LOST],
  ['/assets/..%2f..%2fpages.json', 404, LOST],
  ['/index.html.br', 404, LOST],
  [
    '/favicon.svg',
    200,
    file('image/svg+xml; charset=utf-8', 'public, max-age=3600, must-revalidate'),
  ],
  ['/assets/app-1a2b.js', 200, file('text/javascript; charset=utf-8', IMMUTABLE)],
  ['/assets/film-3c4d.mp4', 200, file('video/mp4', IMMUTABLE)],
])('%s answers %i with exactly its headers', async (path, code, headers) => {
  const response = await host.ask(path);

  expect(response.status).toBe(code);
  expect(Object.fromEntries(response.headers)).toEqual(headers);
});

describe('a page', () => {
  test.each([
    ['br, gzip', 'br'],
    ['gzip, deflate', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['identity', null],
    ['', null],
  ])('for a client that takes "%s" is sent as %s', async (accepted, encoding) => {
    const { headers } = await host.ask('/', { headers: { 'accept-encoding': accepted } });

    expect(headers.get('content-encoding')).toBe(encoding);
  });

  test('that the client has already is not sent again', async () => {
    const etag = (await host.ask('/')).headers.get('etag') ?? '';

    const again = await host.ask('/', { headers: { 'if-none-match': `"x", ${etag}` } });

    expect([again.status, await again.text()]).toEqual([304, '']);
  });

  test('HEAD answers the headers of the whole without a body, other methods 405', async () => {
    const head = await host.ask('/', { method: 'HEAD' });
    const range = { method: 'HEAD', headers: { range: 'bytes=0-1' } };
    const film = await host.ask('/assets/film-3c4d.mp4', range);

    expect([head.status, await head.text()]).toEqual([200, '']);
    expect(Number(head.headers.get('content-length'))).toBeGreaterThan(1000);
    expect([film.status, film.headers.get('content-length')]).toEqual([200, '10']);
    expect((await host.ask('/', { method: 'POST' })).status).toBe(405);
  });
});

describe('the film', () => {
  const film = '/assets/film-3c4d.mp4';

  test.each([
    ['bytes=0-1', 206, '01', 'bytes 0-1/10'],
    ['bytes=8-', 206, '89', 'bytes 8-9/10'],
    ['bytes=-3', 206, '789', 'bytes 7-9/10'],
    ['bytes=5-100', 206, '56789', 'bytes 5-9/10'],
    ['bytes=10-', 416, '', 'bytes */10'],
    ['bytes=-0', 416, '', 'bytes */10'],
    ['bytes=0-1,4-5', 200, '0123456789', null],
    ['lines=0-1', 200, '0123456789', null],
  ])('asked for %s answers %i', async (range, code, body, contentRange) => {
    const response = await host.ask(film, { headers: { range } });

    expect([response.status, await response.text(), response.headers.get('content-range')]).toEqual(
      [code, body, contentRange],
    );
  });

  test('changed since the first part is sent whole', async () => {
    const headers = { range: 'bytes=0-1', 'if-range': '"old"' };

    expect((await host.ask(film, { headers })).status).toBe(200);
  });
});
