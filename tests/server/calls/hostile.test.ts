import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { limitsOf } from '../../../server/settings/limits.ts';
import { readSummary } from '../../../shared/summary.ts';
import { createTestServer, type TestServer } from '../../support/server/testServer.ts';
import { malformedBodies } from '../../support/server/malformedBodies.ts';

/** Set `FUZZ_ROUNDS=500` for a long run. */
const ROUNDS = Number(process.env['FUZZ_ROUNDS'] ?? 20);
const FUZZ_TIMEOUT_MS = 60_000 + ROUNDS * 1000;
const MAX_CPU_MS = 50;

let server: TestServer;
beforeAll(async () => {
  const env = Object.fromEntries(limitsOf('network', 'site').map((name) => [name, '1000000']));
  server = await createTestServer({ env });
});
afterAll(() => server.close());

const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.emailAddress(),
  fc.constantFrom('a@b.co', '402917', '', '%00', '\ud800', "a'--@b.co"),
);
const anyCall = fc.record({
  call: fc.constantFrom('SendAccessCodeToQRVideo', 'VerifyAccessCodeToQRVideo', 'SendEmailToSales'),
  method: fc.constantFrom('GET', 'POST', 'HEAD', 'OPTIONS', 'PUT'),
  query: fc.array(fc.tuple(fc.constantFrom('sEmail', 'AccessKey', 'RequestEmail', 'x'), text), {
    maxLength: 4,
  }),
  headers: fc.array(
    fc.tuple(
      fc.constantFrom(
        ...'cookie origin content-type x-forwarded-for content-length sec-purpose accept'.split(
          ' ',
        ),
      ),
      fc.stringMatching(/^(?:[!-~][ -~]{0,38}[!-~])?$/),
    ),
    { maxLength: 3 },
  ),
  body: fc.string({ unit: 'binary', maxLength: 200 }).map((words) => Buffer.from(words)),
});

const malformed = fc.constantFrom(...malformedBodies);
/** A lead with a malformed body, or with the start of one such body and the end of another. */
const malformedLead = fc
  .tuple(malformed, malformed, fc.nat(400), fc.nat(400), fc.boolean())
  .map(([{ body, type }, other, head, tail, isWhole]) => ({
    call: 'SendEmailToSales',
    method: 'POST',
    query: [['RequestEmail', 'a@b.co']] as [string, string][],
    headers: [['content-type', type]] as [string, string][],
    body: Buffer.from(isWhole ? body : body.slice(0, head) + other.body.slice(tail), 'latin1'),
  }));

test(
  'no input makes the server fail to answer with a boolean status',
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.oneof(anyCall, malformedLead), async (input) => {
        const { call, method, query, headers, body } = input;
        const options = {
          method,
          headers: Object.fromEntries(headers),
          ...(/GET|HEAD/.test(method) ? {} : { body }),
        };
        const path = `/api/Setup/${call}?${new URLSearchParams(query)}`;
        const response = await withinCpuTime(() => server.fetch(path, options));
        expect(response.status).not.toBe(500);
        expect(response.status).not.toBe(503);
        // Only answers to preflight and HEAD requests have no body.
        const hasNoBody = response.status === 204 || method === 'HEAD';
        expect(await response.text()).toMatch(hasNoBody ? /^/ : /^\{"status":(?:true|false)\}$/);
      }),
      { numRuns: Math.max(3000, ROUNDS * malformedBodies.length) },
    );
  },
  FUZZ_TIMEOUT_MS,
);

test('the largest and most deeply nested leads take little CPU time', async () => {
  const pieces = '<|&|"| |<tr><th>Name</th><td>|<br>|<b |&#|<!--|<a>|</|<tr>';
  for (const piece of pieces.split('|')) {
    const html = piece.repeat(Math.floor((16 * 1024) / piece.length));
    const summary = await withinCpuTime(() => Promise.resolve(readSummary(html)));
    expect(summary?.request.company ?? '').toBe('');
    expect(summary?.request.message.length ?? 0).toBeLessThanOrEqual(16 * 1024);
  }
});

/** Fails only if `work` is too slow three times, because garbage collection can slow one run. */
async function withinCpuTime<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    const before = process.threadCpuUsage();
    const result = await work();
    const { user, system } = process.threadCpuUsage(before);
    if (user + system < MAX_CPU_MS * 1000) return result;
    if (attempt === 3) throw new Error(`An input took ${(user + system) / 1000} ms of CPU time`);
  }
}
