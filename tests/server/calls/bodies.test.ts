import { expect, onTestFinished, test } from 'vitest';
import { readMsgBody } from '../../../server/calls/msgBody.ts';
import { startHost } from '../../support/host/startHost.ts';

const PATH = '/api/Setup/SendEmailToSales?RequestEmail=a%40b.co';

/** What a request with a body in pieces must say (WHATWG fetch); the types do not know it yet. */
const STREAMED: RequestInit & { duplex: 'half' } = { duplex: 'half' };

function bodyOf(field: string): string {
  return `--b1\r\nContent-Disposition: form-data; name="msgBody"\r\n\r\n${field}\r\n--b1--\r\n`;
}

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

test('a body is read with a length and without, and refused when it is too long', async () => {
  const host = await startHost();
  onTestFinished(async () => void (await host.stop()));
  const post = async (body: BodyInit) => {
    const response = await fetch(`${host.url}${PATH}`, {
      method: 'POST',
      headers: { ClientTime: 'x', 'Content-Type': 'multipart/form-data; boundary=b1' },
      body,
      ...STREAMED,
    });
    return [response.status, await response.json()];
  };
  const read = [200, { status: false }];
  const tooLong = [413, { status: false }];

  expect(await post(bodyOf('x'.repeat(16 * 1024)))).toEqual(read);
  expect(await post(inPieces(bodyOf('x'.repeat(16 * 1024))))).toEqual(read);
  // The field alone would be taken.
  const padded = `${'x'.repeat(5000)}\r\n${bodyOf('x'.repeat(16 * 1024))}`;
  expect(await post(padded)).toEqual(tooLong);
  expect(await post(inPieces(padded))).toEqual(tooLong);
});

test.each<Record<string, string>>([{ 'content-length': '600' }, {}])(
  'a visitor who leaves within a body is no failure of the host: %o',
  async (length) => {
    const left = new ReadableStream({
      start(body) {
        body.enqueue(new TextEncoder().encode('--b1\r\n'));
      },
      pull(body) {
        body.error(new Error('aborted'));
      },
    });
    const headers = { 'Content-Type': 'multipart/form-data; boundary=b1', ...length };
    const request = new Request(`http://127.0.0.1${PATH}`, {
      method: 'POST',
      headers,
      body: left,
      ...STREAMED,
    });

    expect(await readMsgBody(request)).toEqual({ code: 400 });
  },
);
