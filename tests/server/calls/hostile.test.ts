import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readMsgBody } from '../../../server/calls/msgBody.ts';
import { readLead } from '../../../server/calls/readLead.ts';
import { atItsCost } from '../../support/atItsCost.ts';
import { createTestHost, type TestHost } from '../../support/host/hostParts.ts';
import { malformedBodies } from '../../support/host/malformedBodies.ts';

/** The long form: FUZZ_ROUNDS=500. */
const ROUNDS = Number(process.env['FUZZ_ROUNDS'] ?? 20);
const FUZZ_TIMEOUT_MS = 60_000 + ROUNDS * 1000;
const CALLS = ['SendAccessCodeToQRVideo', 'VerifyAccessCodeToQRVideo', 'SendEmailToSales'];

let host: TestHost;
beforeAll(async () => {
  const numbers = {
    CODES_PER_IP_MINUTE: '1000000',
    CODES_PER_IP_HOUR: '1000000',
    CODES_PER_HOUR: '1000000',
    TRIES_PER_IP_HOUR: '1000000',
  };
  host = await createTestHost({ env: numbers });
});
afterAll(() => host.close());

test(
  'no input to the three calls makes the server fail: each answer is JSON with a boolean status',
  async () => {
    const text = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 60 }),
      fc.emailAddress(),
      fc.constantFrom('a@b.co', '402917', '', '%00', '\ud800', "a'--@b.co"),
    );
    const name = fc.constantFrom('sEmail', 'AccessKey', 'RequestEmail', 'x');
    const header = fc.constantFrom(
      ...'cookie origin content-type x-forwarded-for content-length sec-purpose accept'.split(' '),
    );
    const value = fc.stringMatching(/^(?:[!-~][ -~]{0,38}[!-~])?$/);
    const input = fc.record({
      call: fc.constantFrom(...CALLS),
      method: fc.constantFrom('GET', 'POST', 'HEAD', 'OPTIONS', 'PUT'),
      query: fc.array(fc.tuple(name, text), { maxLength: 4 }),
      headers: fc.array(fc.tuple(header, value), { maxLength: 3 }),
      body: fc.string({ unit: 'binary', maxLength: 200 }),
    });
    await fc.assert(
      fc.asyncProperty(input, async ({ call, method, query, headers, body }) => {
        const asking = {
          method,
          headers: Object.fromEntries(headers),
          ...(/GET|HEAD/.test(method) ? {} : { body }),
        };
        const path = `/api/Setup/${call}?${new URLSearchParams(query)}`;
        const response = await atItsCost(() => host.ask(path, asking));
        expect(response.status).not.toBe(500);
        expect(response.status).not.toBe(503);
        // Only a preflight and HEAD have no body.
        const hasNoBody = response.status === 204 || method === 'HEAD';
        expect(await response.text()).toMatch(hasNoBody ? /^/ : /^\{"status":(?:true|false)\}$/);
      }),
      { numRuns: Math.max(1500, ROUNDS * 10) },
    );
  },
  FUZZ_TIMEOUT_MS,
);

test(
  'malformed bodies, and mutations of them, are refused or read, and never crash the server',
  async () => {
    const edit = fc.record({
      at: fc.double({ min: 0, max: 1, noNaN: true }),
      removed: fc.nat(20),
      added: fc.uint8Array({ maxLength: 8 }),
    });
    const edits = fc.oneof(fc.constant([]), fc.array(edit, { maxLength: 4 }));
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...malformedBodies), edits, async ({ body, type }, list) => {
        let bytes = Buffer.from(body, 'latin1');
        for (const { at, removed, added } of list) {
          const start = Math.floor(at * bytes.length);
          bytes = Buffer.concat([bytes.subarray(0, start), added, bytes.subarray(start + removed)]);
        }
        const headers = { 'content-type': type };
        const result = await atItsCost(async () => {
          const request = new Request('http://x/', { method: 'POST', body: bytes, headers });
          const read = await readMsgBody(request);
          if ('text' in read) readLead(read.text);
          return read;
        });
        expect('text' in result || [400, 413, 415].includes(result.code)).toBe(true);
      }),
      { numRuns: Math.max(1500, ROUNDS * malformedBodies.length) },
    );
  },
  FUZZ_TIMEOUT_MS,
);

test('the largest and most nested leads cost little', async () => {
  const pieces = '<|&|"| |<tr><th>Name</th><td>|<br>|<b |&#|<!--|<a>|</|<tr>';
  for (const piece of pieces.split('|')) {
    const text = piece.repeat(Math.floor((16 * 1024) / piece.length));
    const { rows, words } = await atItsCost(() => Promise.resolve(readLead(text)));
    expect(rows).toEqual([]);
    expect(words.length).toBeLessThanOrEqual(4000);
  }
});
