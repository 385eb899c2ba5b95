import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createTestHost, type Asking, type TestHost } from '../../support/host/hostParts.ts';

const SEND = '/api/Setup/SendAccessCodeToQRVideo?sEmail=dana%40harbor.example';
const VERIFY = '/api/Setup/VerifyAccessCodeToQRVideo?sEmail=dana%40harbor.example&AccessKey=1';
const SALES = '/api/Setup/SendEmailToSales?RequestEmail=dana%40harbor.example';
const BODY = '<table><tr><th>Name</th><td>D</td></tr><tr><th>Company</th><td>H</td></tr></table>';

const formOf = (fields: readonly (readonly [string, string | Blob])[]) => {
  const form = new FormData();
  for (const [name, value] of fields) form.append(name, value);
  return form;
};

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

describe('the edge', () => {
  test('the two GETs have effects, so they need the ClientTime header', async () => {
    for (const path of [SEND, VERIFY]) expect(await codeOf(path, { clientTime: false })).toBe(403);
  });

  test('a POST from elsewhere names its origin, so it needs no ClientTime header', async () => {
    const post = { method: 'POST', body: formOf([['msgBody', BODY]]), clientTime: false };
    // Heard, and refused for want of a verification.
    expect(await codeOf(SALES, post)).toBe(200);
    const origin = 'https://evil.example';
    expect(await codeOf(SALES, { ...post, headers: { origin } })).toBe(403);
  });

  test('a prefetch has no effect', async () => {
    for (const marker of [
      { 'Sec-Purpose': 'prefetch;prerender' },
      { Purpose: 'prefetch' },
      { 'Sec-Purpose': 'prerender' },
      { Purpose: 'preview' },
      { 'X-Moz': 'prefetch' },
    ]) {
      expect(await codeOf(SEND, { headers: marker as Record<string, string> })).toBe(403);
    }
  });

  test('HEAD and every other method answer 405 and name the right one', async () => {
    for (const method of ['HEAD', 'POST', 'PUT', 'DELETE']) {
      const response = await host.ask(SEND, { method });
      expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, OPTIONS']);
    }
    expect((await host.ask(SALES)).headers.get('allow')).toBe('POST, OPTIONS');
  });

  test('a page of another origin may not call', async () => {
    for (const origin of [
      'https://evil.example',
      'null',
      'http://127.0.0.1:3000.evil.example',
      'file://',
    ]) {
      expect(await codeOf(SEND, { headers: { origin } })).toBe(403);
    }
  });

  test('malformed and missing parameters are refused', async () => {
    const call = '/api/Setup/SendAccessCodeToQRVideo';
    for (const query of [
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
    ]) {
      expect(await codeOf(call + query)).toBe(400);
    }
    expect(await codeOf('/api/Setup/VerifyAccessCodeToQRVideo?sEmail=a%40b.co')).toBe(400);
    expect(await codeOf(`${VERIFY}${'1'.repeat(200)}`)).toBe(400);
    expect(await codeOf(`${SEND}${'a'.repeat(3000)}`)).toBe(414);
  });

  test('unknown paths under /api answer JSON 404', async () => {
    for (const path of [
      '/api',
      '/api/',
      '/api/Setup',
      '/api/Setup/Nothing',
      '/api/setup/SendAccessCodeToQRVideo',
    ]) {
      expect(await codeOf(path)).toBe(404);
    }
  });

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
});

describe('the body of a request to sales', () => {
  const send = (body: BodyInit, headers: Record<string, string> = {}) =>
    codeOf(SALES, { method: 'POST', body, headers });

  test('one field msgBody is taken, and also under a literal JSON header', async () => {
    expect(await send(formOf([['msgBody', BODY]]))).toBe(200);
    const literal = `--b1\r\nContent-Disposition: form-data; name="msgBody"\r\n\r\n${BODY}\r\n--b1--\r\n`;
    expect(await send(literal, { 'Content-Type': 'application/json' })).toBe(200);
  });

  test('another field, a second field, a file and an empty field are refused', async () => {
    expect(await send(formOf([['body', BODY]]))).toBe(400);
    expect(
      await send(
        formOf([
          ['msgBody', BODY],
          ['more', 'x'],
        ]),
      ),
    ).toBe(400);
    expect(await send(formOf([['msgBody', new Blob([BODY])]]))).toBe(400);
    expect(await send(formOf([['msgBody', ' ']]))).toBe(400);
  });

  test('a field of 16 KiB is taken', async () => {
    expect(await send(formOf([['msgBody', 'x'.repeat(16 * 1024)]]))).toBe(200);
  });

  test('more than 16 KiB of field or 20 KiB of body are refused', async () => {
    expect(await send(formOf([['msgBody', 'x'.repeat(16 * 1024 + 1)]]))).toBe(413);
    expect(await send(formOf([['msgBody', 'x'.repeat(30 * 1024)]]))).toBe(413);
  });

  test('a body that is no multipart is refused', async () => {
    expect(await send('{"msgBody":"x"}', { 'Content-Type': 'application/json' })).toBe(415);
    expect(await send('msgBody=x', { 'Content-Type': 'application/x-www-form-urlencoded' })).toBe(
      415,
    );
  });
});

test('an inner failure answers false with 503, and its words reach neither the caller nor the log', async () => {
  const broken = await createTestHost({
    parts: {
      store: {
        ...host.store,
        write: () => Promise.reject(new Error('disk of dana@harbor.example')),
      },
    },
  });

  const response = await broken.ask(SEND);

  expect([response.status, await response.text()]).toEqual([503, '{"status":false}']);
  expect(broken.lines.join('')).toContain('callFailed');
  expect(broken.lines.join('')).not.toContain('harbor');
  await broken.close();
});
