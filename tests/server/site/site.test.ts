import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readFiles } from '../../../server/site/build.ts';
import { createSite } from '../../../server/site/site.ts';
import { compress, type CompressedFile } from '../../../src/render/compress.ts';
import { createTestServer, type TestServer } from '../../support/server/testServer.ts';

const POLICY = "default-src 'none'; script-src 'self'";
const VIDEO = '/assets/video-3c4d.mp4';
let root: string;
let server: TestServer;
let contact: string | undefined;

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'gateway-build-'));
  for (const folder of ['assets', '.vite']) mkdirSync(join(root, folder));
  const built = {
    '.vite/manifest.json': '{}',
    'favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    'assets/app-1a2b.js': `export {};${' '.repeat(1000)}`,
    [VIDEO.slice(1)]: '0123456789',
  };
  for (const [name, content] of Object.entries(built)) {
    writeFileSync(join(root, name), content);
    if (name.endsWith('.js')) writeFileSync(join(root, `${name}.br`), brotliCompressSync(content));
  }
  const page = (name: string, noindex: boolean) => ({ file: `${name}.html`, noindex });
  const pages = {
    '/': page('index', false),
    '/info': page('info', true),
    '/privacy-policy': page('policy', false),
  };
  const notFound = page('lost', true);
  const names = [...Object.values(pages), notFound].map(({ file }) => file);
  const files: Record<string, CompressedFile> = {
    'robots.txt': { body: Buffer.from('User-agent: *\n') },
  };
  for (const name of names) {
    const html = `<!doctype html><title>${name}</title>${'words '.repeat(200)}`;
    files[name] = await compress(Buffer.from(html));
  }
  const rendered = { files, pages, notFound, contentSecurityPolicy: POLICY };
  const site = createSite({ built: readFiles(root), rendered }, true, () => contact);
  server = await createTestServer({ parts: { site } });
});
afterAll(async () => {
  await server.close();
  rmSync(root, { recursive: true });
});

const EVERY = {
  'accept-ranges': 'bytes',
  'content-length': expect.any(String),
  'cross-origin-resource-policy': 'same-origin',
  etag: expect.any(String),
  'strict-transport-security': 'max-age=31536000',
  vary: 'Accept-Encoding',
  'x-content-type-options': 'nosniff',
};
const PAGE = {
  ...EVERY,
  'cache-control': 'no-cache',
  'content-security-policy': POLICY,
  'content-type': 'text/html; charset=utf-8',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy':
    'camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-frame-options': 'DENY',
};
const HIDDEN = { ...PAGE, 'x-robots-tag': 'noindex' };
const file = (type: string, caching: string) => ({
  ...EVERY,
  'cache-control': caching,
  'content-security-policy': "frame-ancestors 'none'",
  'content-type': type,
});
const IMMUTABLE = 'public, max-age=31536000, immutable';
const HOURLY = 'public, max-age=3600, must-revalidate';

describe('the site', () => {
  test.each<[string, number, Record<string, unknown>]>([
    ['/', 200, PAGE],
    ['/info', 200, HIDDEN],
    ['/info/', 200, HIDDEN],
    ['/privacy-policy/', 200, PAGE],
    ['/INFO', 404, HIDDEN],
    ['/info//', 404, HIDDEN],
    ['//', 404, HIDDEN],
    ['/%69nfo', 404, HIDDEN],
    ['/index.html', 404, HIDDEN],
    ['/.vite/manifest.json', 404, HIDDEN],
    ['/assets/app-1a2b.js.br', 404, HIDDEN],
    ['/robots.txt', 200, file('text/plain; charset=utf-8', HOURLY)],
    ['/favicon.svg', 200, file('image/svg+xml; charset=utf-8', HOURLY)],
    ['/assets/app-1a2b.js', 200, file('text/javascript; charset=utf-8', IMMUTABLE)],
    [VIDEO, 200, file('video/mp4', IMMUTABLE)],
  ])('%s gets %i and exactly these headers', async (path, code, headers) => {
    const response = await server.fetch(path);

    expect(response.status).toBe(code);
    expect(Object.fromEntries(response.headers)).toEqual(headers);
  });

  test.each([
    ['/', 'br, gzip', 'br'],
    ['/', 'gzip, deflate', 'gzip'],
    ['/', 'br;q=0, gzip', 'gzip'],
    ['/', 'identity', null],
    ['/', '', null],
    ['/assets/app-1a2b.js', 'gzip, br', 'br'],
  ])('%s for a client that accepts "%s" has the encoding %s', async (path, accepted, encoding) => {
    const response = await server.fetch(path, { headers: { 'accept-encoding': accepted } });

    expect(response.headers.get('content-encoding')).toBe(encoding);
    const { length } = Buffer.from(await response.arrayBuffer());
    expect(response.headers.get('content-length')).toBe(String(length));
    expect(length < 1000).toBe(encoding !== null);
  });

  test.each([
    ['/', 304],
    ['/favicon.svg', 304],
    ['/nope', 404],
  ])('%s gets %i from a client that has it', async (path, code) => {
    const etag = (await server.fetch(path)).headers.get('etag') ?? '';
    const headers = { 'if-none-match': `"x", ${etag}`, range: 'bytes=0-1' };
    const again = await server.fetch(path, { headers });

    expect(again.status).toBe(code);
    expect((await again.text()) === '').toBe(code === 304);
  });

  test.each([
    ['Expires: in a year\n', 200],
    ['Expires: in two years\n', 200],
    [undefined, 404],
  ])('security.txt is written at each request: %s', async (text, code) => {
    contact = text;
    const response = await server.fetch('/.well-known/security.txt');

    expect(response.status).toBe(code);
    expect((await response.text()) === text).toBe(code === 200);
  });

  test.each([
    ['HEAD', '/', 200, 1000],
    ['HEAD', VIDEO, 200, 10],
    ['POST', '/', 405, 0],
  ])('%s %s gets %i without a body', async (method, path, code, length) => {
    const response = await server.fetch(path, { method, headers: { range: 'bytes=0-1' } });

    expect(response.status).toBe(code);
    expect(Number(response.headers.get('content-length'))).toBeGreaterThanOrEqual(length);
    expect(await response.text()).toBe('');
  });

  test.each([
    [{ range: 'bytes=0-1' }, 206, '01', 'bytes 0-1/10'],
    [{ range: 'bytes=8-' }, 206, '89', 'bytes 8-9/10'],
    [{ range: 'bytes=-3' }, 206, '789', 'bytes 7-9/10'],
    [{ range: 'bytes=5-100' }, 206, '56789', 'bytes 5-9/10'],
    [{ range: 'bytes=10-' }, 416, '', 'bytes */10'],
    [{ range: 'bytes=-0' }, 416, '', 'bytes */10'],
    [{ range: 'bytes=0-1,4-5' }, 200, '0123456789', null],
    [{ range: 'lines=0-1' }, 200, '0123456789', null],
    [{ range: 'bytes=0-1', 'if-range': '"old"' }, 200, '0123456789', null],
  ])(
    'a video request with %j gets %i',
    async (headers: Record<string, string>, code, body, range) => {
      const response = await server.fetch(VIDEO, { headers });

      expect(response.status).toBe(code);
      expect([await response.text(), response.headers.get('content-range')]).toEqual([body, range]);
    },
  );
});
