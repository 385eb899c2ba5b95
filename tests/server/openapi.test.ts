import { Ajv2020 } from 'ajv/dist/2020.js';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { createHttpServer } from '../../server/http/httpServer.ts';
import { openTestServer, type TestServer } from '../support/server/testServer.ts';
import { listening } from '../support/loginHost/listening.ts';
import { operations, type Operation } from '../support/setupApiDocument.ts';

const ORIGIN = 'https://www.example.com';
/** Headers of the connection or the body, which docs/setup-api.openapi.yaml does not list. */
const OF_HTTP = ['connection', 'content-length', 'content-type', 'date', 'keep-alive'];
const ajv = new Ajv2020();

let testServer: TestServer;
let port: number;
beforeEach(async () => {
  testServer = await openTestServer({ env: { ALLOWED_ORIGINS: ORIGIN } });
  const { stop, ...listener } = await listening(createHttpServer(testServer.app.fetch));
  onTestFinished(stop);
  ({ port } = listener);
});

type Values = Record<string, string | undefined>;
interface Call {
  method: string;
  query: Values;
  headers: Values;
  fields: Record<string, string> | undefined;
}

/** Builds the call of an operation from the examples in the document. */
function documented({ method, parameters, requestBody }: Operation): Call {
  const given = (place: 'query' | 'header') =>
    Object.fromEntries(
      parameters.filter((one) => one.in === place).map(({ name, example }) => [name, example]),
    );
  const headers = { Origin: ORIGIN, ...given('header') };
  const [form] = Object.values(requestBody?.content ?? {});
  return { method, query: given('query'), headers, fields: form?.example };
}

const defined = (values: Values) =>
  Object.entries(values).filter((entry): entry is [string, string] => entry[1] !== undefined);

async function answerTo(path: string, { method, query, headers, fields }: Call) {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields ?? {})) body.append(name, value);
  const url = `http://127.0.0.1:${port}${path}?${new URLSearchParams(defined(query))}`;
  return fetch(url, { method, headers: defined(headers), ...(fields && { body }) });
}

/** Returns sample calls, each with the status code that the server must return. */
function callsOf(operation: Operation): [code: number, call: Call][] {
  const call = documented(operation);
  const change = (code: number, { query, headers, ...rest }: Partial<Call>): [number, Call] => [
    code,
    {
      ...call,
      query: { ...call.query, ...query },
      headers: { ...call.headers, ...headers },
      ...rest,
    },
  ];
  const elsewhere = change(403, { headers: { Origin: 'https://elsewhere.example' } });
  if (operation.method === 'OPTIONS') return [[204, call], elsewhere];
  const names = Object.keys(call.fields ?? {});
  const queries = operation.parameters.filter((parameter) => parameter.in === 'query');
  return [
    [200, call],
    elsewhere,
    change(405, { method: 'PUT' }),
    change(call.fields ? 200 : 403, { headers: { ClientTime: undefined } }),
    change(403, { headers: { 'Sec-Purpose': 'prefetch' } }),
    ...queries.flatMap(({ name, schema }) => {
      const tooLong = 'a'.repeat(Number(schema['maxLength'] ?? 100)) + call.query[name];
      return [
        change(400, { query: { [name]: undefined } }),
        change(400, { query: { [name]: '' } }),
        change(400, { query: { [name]: tooLong } }),
        change(414, { query: { [name]: 'a'.repeat(3000) } }),
      ];
    }),
    ...names.flatMap((name) => [
      change(400, { fields: { [name]: '' } }),
      change(400, { fields: { other: 'words' } }),
      change(413, { fields: { [name]: 'a'.repeat(16 * 1024 + 1) } }),
      change(413, { fields: { [name]: 'a'.repeat(20 * 1024) } }),
      change(415, { headers: { 'Content-Type': 'text/plain' } }),
    ]),
  ];
}

test('our server accepts the documented calls in their order', async () => {
  for (const operation of operations.filter(({ method }) => method !== 'OPTIONS')) {
    const answer = await answerTo(operation.path, documented(operation));
    expect(await answer.json()).toEqual({ status: true });
  }
});

test.each(operations)('the server answers $method $path as documented', async (operation) => {
  const { method, path, responses } = operation;
  const seen = new Set<string>();
  const check = async (code: number, answer: Response) => {
    const { status, headers } = answer;
    expect(status).toBe(code);
    seen.add(String(code));
    const { headers: documents = {}, content } = responses[code] ?? {};
    const names = Object.keys(documents).map((name) => name.toLowerCase());
    const others = [...headers.keys()].filter((name) => !OF_HTTP.includes(name));
    expect(names).toEqual(expect.arrayContaining(others));
    expect(headers.get('content-security-policy')).toBe("frame-ancestors 'none'");
    for (const [name, { required, schema, example }] of Object.entries(documents)) {
      const value = headers.get(name);
      const isValid = value === null ? !required : ajv.validate(schema, value);
      // The examples of headers belong to calls that succeed.
      const isExample = !example || !answer.ok || value === example;
      expect([name, isValid, isExample]).toEqual([name, true, true]);
    }
    const schema = content?.[headers.get('content-type')?.split(';')[0] ?? '']?.schema;
    const body = await answer.text();
    expect(schema ? ajv.validate(schema, JSON.parse(body)) : !content && body === '').toBe(true);
  };
  for (const [code, call] of callsOf(operation)) await check(code, await answerTo(path, call));
  if (method !== 'OPTIONS') {
    testServer.store.write = () => Promise.reject(new Error('no disk'));
    testServer.store.read = () => Promise.reject(new Error('no disk'));
    await check(503, await answerTo(path, documented(operation)));
  }

  // Every documented answer must also occur.
  expect(seen).toEqual(new Set(Object.keys(responses)));
});
