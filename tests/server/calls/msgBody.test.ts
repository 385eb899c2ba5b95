import { Hono } from 'hono';
import { describe, expect, test } from 'vitest';
import { limitBody, readMsgBody } from '../../../server/calls/msgBody.ts';

const MULTIPART = 'multipart/form-data; boundary=b1';
const KIB = 1024;

const app = new Hono().post('/', limitBody, async ({ req, json }) => json(await readMsgBody(req)));

const read = async (body: BodyInit, type?: string, headers: Record<string, string> = {}) => {
  // A streamed body needs the option `duplex` (WHATWG fetch), which the types do not include yet.
  const init: RequestInit & { duplex: 'half' } = {
    method: 'POST',
    body,
    headers: { ...(type && { 'Content-Type': type }), ...headers },
    duplex: 'half',
  };
  const response = await app.request('/', init);
  return response.ok ? response.json() : { code: response.status };
};

const formOf = (...fields: (readonly [name: string, value: string | Blob])[]) => {
  const form = new FormData();
  for (const [name, value] of fields) form.append(name, value);
  return form;
};

const partOf = (field: string) =>
  `--b1\r\nContent-Disposition: form-data; name="msgBody"\r\n\r\n${field}\r\n--b1--\r\n`;

const bytes = (text: string) => new TextEncoder().encode(text);

describe('the body of call 3', () => {
  test.each([
    ['another field instead of msgBody', formOf(['body', 'x'])],
    ['a second field', formOf(['msgBody', 'x'], ['more', 'x'])],
    ['msgBody twice', formOf(['msgBody', 'x'], ['msgBody', 'x'])],
    ['a file as msgBody', formOf(['msgBody', new Blob(['x'])])],
    ['an empty msgBody', formOf(['msgBody', ' '])],
    ['no field', formOf()],
  ])('is refused with %s', async (_, form) => {
    expect(await read(form)).toEqual({ code: 400 });
  });

  test.each<[type: string | undefined, text: string | undefined, body?: string]>([
    ['application/json', 'é<br>'],
    ['application/json; charset=utf-8', 'x'],
    ['multipart/form-data ; boundary=b1', 'x'],
    ['multipart/form-data; charset=utf-8; boundary=b1', 'x'],
    ['Multipart/Form-Data; Boundary=b1', 'x'],
    [undefined, 'x'],
    [undefined, undefined, `x${partOf('x')}`],
    ['application/json', undefined, 'msgBody=x'],
    ['application/x-www-form-urlencoded', undefined, 'msgBody=x'],
    ['text/html', undefined, 'msgBody=x'],
    ['x-multipart/form-data; boundary=b1', undefined],
    ['x-application/json', undefined],
  ])('with the content type %s is read as %s', async (type, text, body = partOf(text ?? 'x')) => {
    expect(await read(bytes(body), type)).toEqual(text === undefined ? { code: 415 } : { text });
  });

  const inPieces = (text: string) =>
    new ReadableStream({
      start: (controller) => {
        for (const piece of text.match(/[^]{1,1000}/g) ?? []) controller.enqueue(bytes(piece));
        controller.close();
      },
    });

  test.each(['with', 'without'])(
    '%s a Content-Length may have 20 KiB, and its field 16 KiB',
    async (manner) => {
      const send = (body: string) =>
        manner === 'with'
          ? read(bytes(body), MULTIPART, { 'Content-Length': `${bytes(body).length}` })
          : read(inPieces(body), MULTIPART);
      const longest = 'x'.repeat(16 * KIB);
      const padded = (length: number) =>
        `${'p'.repeat(length - partOf(longest).length - 2)}\r\n${partOf(longest)}`;

      expect(await send(padded(20 * KIB))).toEqual({ text: longest });
      expect(await send(padded(20 * KIB + 1))).toEqual({ code: 413 });
      expect(await send(partOf(`${longest}x`))).toEqual({ code: 413 });
      expect(await send(partOf('é'.repeat(8 * KIB + 1)))).toEqual({ code: 413 });
    },
  );
});
