import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { httpSetupApi } from '../../src/api/httpSetupApi.ts';
import { createServer } from '../../server/http/server.ts';
import { createTestHost, type TestHost } from '../support/host/hostParts.ts';
import { connectTo } from '../support/host/rawConnection.ts';
import { faultOf, faultsOf, readOperations, type WireAnswer } from '../support/setupApiDocument.ts';
import { documented, ORIGIN, requestsOf, type Wire } from '../support/setupApiRequests.ts';
import { validLead } from '../support/site/validRequest.ts';

const SUBMISSION_ID = '5f2b8c1e9d3a47068b1c2d3e4f5a6b7c';

const operations = await readOperations();
const calls = operations.filter(({ method }) => method !== 'OPTIONS');

let host: TestHost;
let server: Server;
beforeEach(async () => {
  host = await createTestHost({ env: { ALLOWED_ORIGINS: ORIGIN } });
  server = createServer((request, env) => host.app.fetch(request, env as never));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterEach(async () => {
  server.close();
  server.closeAllConnections();
  await host.close();
});

async function ask({ method, path, query, headers, body = '' }: Wire): Promise<WireAnswer> {
  const lines = Object.entries({
    Host: '127.0.0.1',
    Connection: 'close',
    ...(body !== '' && { 'Content-Length': String(Buffer.byteLength(body)) }),
    ...headers,
  }).flatMap(([name, value]) => (value === undefined ? [] : [`${name}: ${value}`]));
  const target = `${path}?${new URLSearchParams(query)}`;
  return answerTo([`${method} ${target} HTTP/1.1`, ...lines, '', body].join('\r\n'));
}

async function answerTo(words: string): Promise<WireAnswer> {
  const { port } = server.address() as AddressInfo;
  const { heard, ended } = await connectTo(`http://127.0.0.1:${port}`, words);
  await ended;
  const [head = '', body = ''] = heard().split('\r\n\r\n');
  const [first = '', ...lines] = head.split('\r\n');
  const headers = lines.map((line): [string, string] => {
    const [name = '', ...value] = line.split(': ');
    return [name, value.join(': ')];
  });
  return { status: Number(first.split(' ')[1]), headers: new Headers(headers), body };
}

test('the site makes the calls of the document, and its host says yes to each', async () => {
  const sent: { url: URL; headers: Headers; init: RequestInit }[] = [];
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    sent.push({ url: new URL(url), headers: new Headers(init.headers), init });
    return Promise.resolve(Response.json({ status: true }));
  });
  const times = { codeMinutes: 10, resendSeconds: 30 };
  const api = httpSetupApi({ host: 'https://login.example.com', times });
  await api.sendAccessCode('pat@firm.example');
  await api.verifyAccessCode('pat@firm.example', '402917');
  await api.sendEmailToSales('pat@firm.example', validLead(SUBMISSION_ID));
  vi.unstubAllGlobals();

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
      expect([name, faultOf(schema, value)]).toEqual([name, undefined]);
    }
    const fields = init.body instanceof FormData ? Object.fromEntries(init.body) : undefined;
    const body = operation.requestBody?.content['multipart/form-data'];
    expect(fields).toEqual(body?.example);
    expect(Object.keys(fields ?? {})).toEqual(Object.keys(body?.schema.properties ?? {}));
    expect(JSON.parse((await ask(wire)).body)).toEqual({ status: true });
  }
});

test.each(operations)('$method $path answers as documented', async (operation) => {
  const seen = new Set<number>();
  const check = (answer: WireAnswer, code: number) => {
    expect([answer.status, ...faultsOf(operation, answer)]).toEqual([code]);
    seen.add(code);
  };
  for (const [code, wire] of requestsOf(operation)) check(await ask(wire), code);
  if (operation.method !== 'OPTIONS') {
    host.store.write = () => Promise.reject(new Error('no disk'));
    host.store.read = () => Promise.reject(new Error('no disk'));
    check(await ask(documented(operation)), 503);
    server.headersTimeout = 1;
    check(await answerTo(`${operation.method} ${operation.path} HTTP/1.1\r\nHost: a`), 408);
  }

  // The other way round: nothing is documented that the host does not answer.
  expect(seen).toEqual(new Set(Object.keys(operation.responses).map(Number)));
});
