import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readMsgBody } from '../../../server/calls/msgBody.ts';
import { readLead } from '../../../server/calls/readLead.ts';
import { salesMail } from '../../../src/mails/salesMail.ts';
import { atItsCost } from '../../support/atItsCost.ts';
import { createTestHost, type TestHost } from '../../support/host/hostParts.ts';
import { malformedBodies } from '../../support/host/malformedBodies.ts';
import { createMutator } from '../../support/createMutator.ts';

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
  'no input to the three calls makes the host fail: each answer is JSON with a boolean status',
  async () => {
    const text = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 60 }),
      fc.emailAddress(),
      fc.constantFrom('a@b.co', '402917', '', '%00', '\ud800', "a'--@b.co"),
    );
    const names = 'cookie origin content-type x-forwarded-for content-length sec-purpose accept';
    const header = fc.constantFrom(...names.split(' '));
    const input = fc.record({
      call: fc.constantFrom(...CALLS),
      method: fc.constantFrom('GET', 'POST', 'HEAD', 'OPTIONS', 'PUT'),
      query: fc.array(fc.tuple(fc.constantFrom('sEmail', 'AccessKey', 'RequestEmail', 'x'), text), {
        maxLength: 4,
      }),
      headers: fc.array(
        fc.tuple(
          header,
          fc
            .string({ maxLength: 40 })
            .map((value) => value.replaceAll(/[^\t\u0020-\u007e]/g, '').trim()),
        ),
        { maxLength: 3 },
      ),
      body: fc.string({ unit: 'binary', maxLength: 200 }),
    });

    let inputs = 0;
    await fc.assert(
      fc.asyncProperty(input, async ({ call, method, query, headers, body }) => {
        inputs += 1;
        const search = query
          .map(([name, value]) => `${name}=${encodeURIComponent(value.replace(/\p{Cs}/gu, ''))}`)
          .join('&');
        const asking = {
          method,
          headers: Object.fromEntries(headers),
          ...(/GET|HEAD/.test(method) ? {} : { body }),
        };
        const response = await atItsCost(() => host.ask(`/api/Setup/${call}?${search}`, asking));
        expect(response.status).not.toBe(500);
        expect(response.status).not.toBe(503);
        // Only a preflight and HEAD have no body.
        const shape =
          response.status === 204 || method === 'HEAD' ? /^/ : /^\{"status":(?:true|false)\}$/;
        expect(await response.text()).toMatch(shape);
      }),
      { numRuns: Math.max(1500, ROUNDS * 10) },
    );
    if (ROUNDS >= 500) console.info(`${inputs} generated inputs`);
  },
  FUZZ_TIMEOUT_MS,
);

test(
  `${malformedBodies.length} malformed bodies, and each of them mutated, are refused or read, never a crash`,
  async () => {
    const mutate = createMutator(20_261_102);
    let inputs = 0;
    for (const { body, type } of malformedBodies) {
      for (let round = 0; round <= ROUNDS; round += 1) {
        const bytes =
          round === 0 ? Buffer.from(body, 'latin1') : mutate(Buffer.from(body, 'latin1'));
        inputs += 1;
        const result = await atItsCost(async () => {
          const init = {
            method: 'POST',
            body: new Uint8Array(bytes),
            headers: { 'content-type': type },
          };
          const read = await readMsgBody(new Request('http://x/', init));
          if ('text' in read) readLead(read.text);
          return read;
        });
        expect(
          'text' in result ? typeof result.text : [400, 413, 415].includes(result.code),
        ).toBeTruthy();
      }
    }
    if (ROUNDS >= 500) console.info(`${inputs} malformed bodies`);
  },
  FUZZ_TIMEOUT_MS,
);

const ROW = '<tr><th>Name</th><td>';

test('the largest and most twisted messages cost little', async () => {
  for (const piece of ['<', '&', ROW, '<br>', '<b ', '&#', '<!--', ' ', '"', '<a>', '</', '<tr>']) {
    const text = piece.repeat(Math.floor((16 * 1024) / piece.length));
    const { rows, words } = await atItsCost(() => Promise.resolve(readLead(text)));
    expect(rows).toEqual([]);
    expect(words.length).toBeLessThanOrEqual(4000);
  }
});

test('whatever a message holds, the letter that sales opens has no active part', () => {
  const piece = fc.constantFrom(
    '<script>',
    '</script>',
    '<img src=x onerror=alert(1)>',
    '<svg/onload=alert(1)>',
    '<a href="javascript:alert(1)">',
    '<iframe srcdoc="',
    '">',
    "'",
    '&lt;script&gt;',
    '&#60;script&#62;',
    '<table><tr><th>Name</th><td>',
    '</td></tr>',
    '<tr><th>Company</th><td>',
    '<style>@import url(x)</style>',
    '<math><mtext></form><form><mglyph><style></math>',
    '<!--',
    '-->',
    '<![CDATA[',
    ']]>',
    '\u0000',
    '<form action=x>',
    '<td background=javascript:alert(1)>',
    '<meta http-equiv=refresh content=0>',
    '<base href=x>',
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
      const { html } = salesMail(
        {
          ...readLead(pieces.join('')),
          receivedAt: 0,
          email: 'dana@harbor.example',
          verifiedAt: 0,
          submissionId: '',
          reference: 'REF',
        },
        'UTC',
      );
      const tags = [...html.matchAll(/<([a-z0-9]+)([^>]*)>/gi)].map(
        ([, name, attributes]) => `${name} ${attributes}`,
      );
      for (const tag of tags)
        expect(tag).toMatch(/^(?:html|head|meta|title|style|body|div|table|tr|td|th|h1|a|br) /);
      expect(html.match(/<a\b/g)).toHaveLength(1);
      // Our own, before all that anybody wrote.
      expect(html.match(/<style\b/gi)).toHaveLength(1);
      expect(html.indexOf('</style></head>')).toBeLessThan(html.indexOf('<body'));
      expect(tags.join(' ')).not.toMatch(/\son\w+=|javascript:|src=/i);
    }),
    { numRuns: 500 },
  );
});
