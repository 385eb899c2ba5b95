import type { Server } from 'node:http';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { beforeEach, expect, test, vi } from 'vitest';
import { httpSetupApi } from '../../src/api/httpSetupApi.ts';
import { createServer } from '../../server/http/server.ts';
import { createTestHost, type TestHost } from '../support/host/hostParts.ts';
import { connectTo } from '../support/host/rawConnection.ts';
import { listening } from '../support/otherHost/listening.ts';
import { operations, type Operation } from '../support/setupApiDocument.ts';
import { validLead } from '../support/site/validRequest.ts';

const ORIGIN = 'https://www.example.com';
// Node's parser takes a short boundary for found where its letters stand within a word.
const BOUNDARY = 'boundary-of-the-body';
const FORM = 'multipart/form-data';
/** Headers of the connection, or of every body. */
const OF_HTTP = ['connection', 'content-length', 'content-type', 'date', 'keep-alive'];
const ajv = new Ajv2020();

let host: TestHost;
let server: Server;
let port: number;
beforeEach(async () => {
  host = await createTestHost({ env: { ALLOWED_ORIGINS: ORIGIN } });
  server = createServer((request, env) => host.app.fetch(request, env as never));
  const listener = await listening(server);
  ({ port } = listener);
  return async () => {
    await listener.stop();
    await host.close();
  };
});

interface Wire {
  method: string;
  path: string;
  query: Record<string, string | undefined>;
  headers: Record<string, string | undefined>;
  body: string;
}

const multipart = (fields: Record<string, string>) => {
  const parts = Object.entries(fields).map(
    ([name, value]) =>
      `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  return `${parts.join('')}--${BOUNDARY}--\r\n`;
};

/** The request of an operation, made of the examples in the document. */
function documented({ path, method, parameters, requestBody }: Operation): Wire {
  const given = (place: 'query' | 'header') =>
    Object.fromEntries(
      parameters.filter((one) => one.in === place).map(({ name, example }) => [name, example]),
    );
  const fields = requestBody?.content[FORM]?.example;
  const headers = {
    Host: '127.0.0.1',
    Connection: 'close',
    Origin: ORIGIN,
    ...given('header'),
    ...(fields && { 'Content-Type': `${FORM}; boundary=${BOUNDARY}` }),
  };
  return { method, path, query: given('query'), headers, body: fields ? multipart(fields) : '' };
}

/** Requests by the status code that answers them. */
function requestsOf(operation: Operation): [code: number, wire: Wire][] {
  const wire = documented(operation);
  const change = (code: number, { query, headers, ...rest }: Partial<Wire>): [number, Wire] => [
    code,
    {
      ...wire,
      query: { ...wire.query, ...query },
      headers: { ...wire.headers, ...headers },
      ...rest,
    },
  ];
  const elsewhere = change(403, { headers: { Origin: 'https://elsewhere.example' } });
  if (operation.method === 'OPTIONS') return [[204, wire], elsewhere];
  const isPost = operation.method === 'POST';
  const queries = operation.parameters.filter((parameter) => parameter.in === 'query');
  return [
    [200, wire],
    elsewhere,
    change(405, { method: 'PUT' }),
    change(isPost ? 200 : 403, { headers: { ClientTime: undefined } }),
    change(403, { headers: { 'Sec-Purpose': 'prefetch' } }),
    change(417, { headers: { Expect: 'tea' } }),
    change(431, { headers: { 'X-Long': 'a'.repeat(20_000) } }),
    ...queries.flatMap(({ name, schema }) => {
      const tooLong = 'a'.repeat(Number(schema['maxLength'] ?? 100)) + wire.query[name];
      return [
        change(400, { query: { [name]: undefined } }),
        change(400, { query: { [name]: tooLong } }),
        change(414, { query: { [name]: 'a'.repeat(3000) } }),
      ];
    }),
    ...(isPost
      ? [
          change(400, { body: multipart({ msgBody: '' }) }),
          change(400, { body: multipart({ other: 'words' }) }),
          change(413, { body: multipart({ msgBody: 'a'.repeat(16 * 1024 + 1) }) }),
          change(413, { body: multipart({ msgBody: 'a'.repeat(20 * 1024) }) }),
          change(415, { headers: { 'Content-Type': 'text/plain' } }),
        ]
      : []),
  ];
}

const definedIn = (values: Record<string, string | undefined>) =>
  Object.entries(values).filter((entry): entry is [string, string] => entry[1] !== undefined);

function textOf({ method, path, query, headers, body }: Wire): string {
  const length = body === '' ? undefined : String(Buffer.byteLength(body));
  const lines = definedIn({ 'Content-Length': length, ...headers }).map((line) => line.join(': '));
  const target = `${path}?${new URLSearchParams(definedIn(query))}`;
  return [`${method} ${target} HTTP/1.1`, ...lines, '', body].join('\r\n');
}

async function answerTo(text: string) {
  const { heard, ended } = await connectTo(`http://127.0.0.1:${port}`, text);
  await ended;
  const [head = '', body = ''] = heard().split('\r\n\r\n');
  const [first = '', ...lines] = head.split('\r\n');
  const headers = new Headers(lines.map((line) => line.split(/: (.*)/).slice(0, 2) as never));
  return { status: Number(first.split(' ')[1]), headers, body };
}

test('the site makes the documented calls, and our server says yes to each', async () => {
  const sent: { url: URL; headers: Headers; init: RequestInit }[] = [];
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    sent.push({ url: new URL(url), headers: new Headers(init.headers), init });
    return Promise.resolve(Response.json({ status: true }));
  });
  const times = { codeMinutes: 10, resendSeconds: 30 };
  const api = httpSetupApi({ host: 'https://login.example.com', times });
  await api.sendAccessCode('pat@firm.example');
  await api.verifyAccessCode('pat@firm.example', '402917');
  await api.sendEmailToSales('pat@firm.example', validLead('5f2b8c1e9d3a47068b1c2d3e4f5a6b7c'));
  vi.unstubAllGlobals();

  const calls = operations.filter(({ method }) => method !== 'OPTIONS');
  expect(sent).toHaveLength(calls.length);
  for (const [index, operation] of calls.entries()) {
    const { url, headers, init } = sent[index]!;
    const wire = documented(operation);
    expect([init.method ?? 'GET', url.pathname]).toEqual([operation.method, operation.path]);
    expect(Object.fromEntries(url.searchParams)).toEqual(wire.query);
    const types = operation.method === 'GET' ? ['content-type'] : [];
    expect([...headers.keys()]).toEqual(['accept', 'clienttime', ...types]);
    for (const { name, schema, in: place } of operation.parameters) {
      const value = place === 'query' ? url.searchParams.get(name) : headers.get(name);
      expect([name, ajv.validate(schema, value)]).toEqual([name, true]);
    }
    const fields = init.body instanceof FormData ? Object.fromEntries(init.body) : undefined;
    const form = operation.requestBody?.content[FORM];
    expect(fields).toEqual(form?.example);
    expect(Object.keys(fields ?? {})).toEqual(Object.keys(form?.schema.properties ?? {}));
    expect(JSON.parse((await answerTo(textOf(wire))).body)).toEqual({ status: true });
  }
});

test.each(operations)('$method $path answers as documented', async (operation) => {
  const seen = new Set<string>();
  const check = async (code: number, text: string) => {
    const { status, headers, body } = await answerTo(text);
    expect(status).toBe(code);
    seen.add(String(code));
    const { headers: documents = {}, content } = operation.responses[code] ?? {};
    const names = Object.keys(documents).map((name) => name.toLowerCase());
    const others = [...headers.keys()].filter((name) => !OF_HTTP.includes(name));
    expect(names).toEqual(expect.arrayContaining(others));
    for (const [name, { required, schema }] of Object.entries(documents)) {
      const value = headers.get(name);
      expect([name, value === null ? !required : ajv.validate(schema, value)]).toEqual([
        name,
        true,
      ]);
    }
    const schema = content?.[headers.get('content-type')?.split(';')[0] ?? '']?.schema;
    expect(schema ? ajv.validate(schema, JSON.parse(body)) : !content && body === '').toBe(true);
  };
  for (const [code, wire] of requestsOf(operation)) await check(code, textOf(wire));
  if (operation.method !== 'OPTIONS') {
    host.store.write = () => Promise.reject(new Error('no disk'));
    host.store.read = () => Promise.reject(new Error('no disk'));
    await check(503, textOf(documented(operation)));
    server.headersTimeout = 1;
    await check(408, `${operation.method} ${operation.path} HTTP/1.1\r\nHost: a`);
  }

  // Conversely, the server gives every documented answer.
  expect(seen).toEqual(new Set(Object.keys(operation.responses)));
});
