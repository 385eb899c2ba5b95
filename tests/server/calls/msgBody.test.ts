import { expect, test } from 'vitest';
import { readMsgBody } from '../../../server/calls/msgBody.ts';

const MULTIPART = { 'Content-Type': 'multipart/form-data; boundary=b1' };
const KIB = 1024;

const read = (body: BodyInit, headers: Record<string, string> = {}) => {
  // A body in pieces must say so (WHATWG fetch); the types do not know it yet.
  const init: RequestInit & { duplex: 'half' } = { method: 'POST', body, headers, duplex: 'half' };
  return readMsgBody(new Request('http://x/', init));
};

const formOf = (...fields: (readonly [name: string, value: string | Blob])[]) => {
  const form = new FormData();
  for (const [name, value] of fields) form.append(name, value);
  return form;
};

const partOf = (field: string) =>
  `--b1\r\nContent-Disposition: form-data; name="msgBody"\r\n\r\n${field}\r\n--b1--\r\n`;

test('one field msgBody is taken, and also under a literal JSON header (docs/decisions/host.md#h8)', async () => {
  expect(await read(formOf(['msgBody', 'é<br>']))).toEqual({ text: 'é<br>' });
  for (const type of ['application/json', 'application/json; charset=utf-8'])
    expect(await read(partOf('é<br>'), { 'Content-Type': type })).toEqual({ text: 'é<br>' });
});

test.each([
  ['another field', formOf(['body', 'x'])],
  ['a second field', formOf(['msgBody', 'x'], ['more', 'x'])],
  ['the field twice', formOf(['msgBody', 'x'], ['msgBody', 'x'])],
  ['a file', formOf(['msgBody', new Blob(['x'])])],
  ['an empty field', formOf(['msgBody', ' '])],
  ['no field', formOf()],
])('%s is refused', async (_, form) => {
  expect(await read(form)).toEqual({ code: 400 });
});

test.each(['application/json', 'application/x-www-form-urlencoded', 'text/html'])(
  'a body of %s that is no multipart is refused',
  async (type) => {
    expect(await read('msgBody=x', { 'Content-Type': type })).toEqual({ code: 415 });
  },
);

/** A body whose length nobody tells beforehand, in pieces. */
function inPieces(text: string): ReadableStream<Uint8Array> {
  const pieces = text.match(/[^]{1,1000}/g) ?? [];
  return new ReadableStream({
    pull: (controller) => {
      const piece = pieces.shift();
      if (piece === undefined) controller.close();
      else controller.enqueue(new TextEncoder().encode(piece));
    },
  });
}

test.each([
  [
    'with a length',
    (body: string) => read(body, { ...MULTIPART, 'Content-Length': `${body.length}` }),
  ],
  ['in pieces', (body: string) => read(inPieces(body), MULTIPART)],
])('a field of 16 KiB is taken %s, a longer field or body is not', async (_, send) => {
  const longest = 'x'.repeat(16 * KIB);

  expect(await send(partOf(longest))).toEqual({ text: longest });
  expect(await send(partOf(`${longest}x`))).toEqual({ code: 413 });
  expect(await send(partOf('é'.repeat(8 * KIB + 1)))).toEqual({ code: 413 });
  // The field alone would be taken.
  expect(await send(`${'x'.repeat(5000)}\r\n${partOf(longest)}`)).toEqual({ code: 413 });
});

test.each<Record<string, string>>([{ 'Content-Length': '600' }, {}])(
  'a visitor who leaves within a body is no failure of the host: %o',
  async (length) => {
    const left = new ReadableStream({ pull: (body) => body.error(new Error('ECONNRESET')) });

    expect(await read(left, { ...MULTIPART, ...length })).toEqual({ code: 400 });
  },
);

const bytes = (text: string) => new TextEncoder().encode(text);

test.each([
  'multipart/form-data ; boundary=b1',
  'multipart/form-data; charset=utf-8; boundary=b1',
  'Multipart/Form-Data; Boundary=b1',
])('a header %s is read as the browser means it', async (type) => {
  expect(await read(partOf('x'), { 'Content-Type': type })).toEqual({ text: 'x' });
});

test('a body without a header is known by its first line', async () => {
  expect(await read(bytes(partOf('x')))).toEqual({ text: 'x' });
  expect(await read(bytes(`x${partOf('x')}`))).toEqual({ code: 415 });
});

test.each(['x-multipart/form-data; boundary=b1', 'x-application/json'])(
  'a body of %s is refused, whatever it holds',
  async (type) => {
    expect(await read(partOf('x'), { 'Content-Type': type })).toEqual({ code: 415 });
  },
);

test.each([
  ['promised', true],
  ['in pieces', false],
])('20 KiB are taken, and a byte more is refused: %s', async (_, isPromised) => {
  const bodyOf = (length: number) => {
    const padded = (pad: string) => partOf('x').replace('\r\n\r\n', `\r\nX-Pad: ${pad}\r\n\r\n`);
    return padded('a'.repeat(length - padded('').length));
  };
  const readOf = (length: number) =>
    read(bytes(bodyOf(length)), {
      ...MULTIPART,
      ...(isPromised && { 'Content-Length': `${length}` }),
    });

  expect(await readOf(20 * KIB)).toEqual({ text: 'x' });
  expect(await readOf(20 * KIB + 1)).toEqual({ code: 413 });
});
