import type { Operation } from './setupApiDocument.ts';

/** The origin whose pages may call. */
export const ORIGIN = 'https://www.example.com';

// Node's parser takes a short boundary for found where its letters stand within a word.
const BOUNDARY = 'boundary-of-the-body';

/** A request over the wire; what is undefined is left out. */
export interface Wire {
  method: string;
  path: string;
  query: Record<string, string>;
  headers: Record<string, string | undefined>;
  body?: string;
}

/** The request of an operation as the document gives it, made of its examples. */
export function documented({ path, method, parameters, requestBody }: Operation): Wire {
  const given = (place: 'query' | 'header') =>
    parameters
      .filter((parameter) => parameter.in === place)
      .map(({ name, example = '' }): [string, string] => [name, example]);
  const field = requestBody?.content['multipart/form-data'].example['msgBody'];
  return {
    method,
    path,
    query: Object.fromEntries(given('query')),
    headers: {
      Origin: ORIGIN,
      ...Object.fromEntries(given('header')),
      ...(field !== undefined && { 'Content-Type': `multipart/form-data; boundary=${BOUNDARY}` }),
    },
    ...(field !== undefined && { body: multipart({ msgBody: field }) }),
  };
}

function multipart(fields: Record<string, string>): string {
  const parts = Object.entries(fields).map(
    ([name, value]) =>
      `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  return `${parts.join('')}--${BOUNDARY}--\r\n`;
}

/** Requests that bring about each status code, by the code. */
export function requestsOf(operation: Operation): [code: number, wire: Wire][] {
  const wire = documented(operation);
  const withHeaders = (headers: Wire['headers']) => ({
    ...wire,
    headers: { ...wire.headers, ...headers },
  });
  const elsewhere = withHeaders({ Origin: 'https://elsewhere.example' });
  if (operation.method === 'OPTIONS')
    return [
      [204, wire],
      [403, elsewhere],
    ];
  const isPost = operation.method === 'POST';
  const inQuery = operation.parameters.filter((parameter) => parameter.in === 'query');
  const withQuery = (name: string, value: string) => ({
    ...wire,
    query: { ...wire.query, [name]: value },
  });
  return [
    [200, wire],
    [isPost ? 200 : 403, withHeaders({ ClientTime: undefined })],
    ...inQuery.flatMap(({ name, schema }): [number, Wire][] => {
      const { [name]: _, ...query } = wire.query;
      const most = typeof schema['maxLength'] === 'number' ? schema['maxLength'] : 100;
      return [
        [400, { ...wire, query }],
        [400, withQuery(name, `${'a'.repeat(most)}${wire.query[name]}`)],
        [414, withQuery(name, 'a'.repeat(3000))],
      ];
    }),
    [403, elsewhere],
    [403, withHeaders({ 'Sec-Purpose': 'prefetch' })],
    [405, { ...wire, method: 'PUT' }],
    [417, withHeaders({ Expect: 'tea' })],
    [431, withHeaders({ 'X-Long': 'a'.repeat(20_000) })],
    ...(isPost ? bodiesOf(wire) : []),
  ];
}

function bodiesOf(wire: Wire): [code: number, wire: Wire][] {
  const withBody = (body: string) => ({ ...wire, body });
  return [
    [400, withBody(multipart({ msgBody: '' }))],
    [400, withBody(multipart({ other: 'words' }))],
    [400, withBody(multipart({ msgBody: 'words', other: 'words' }))],
    [413, withBody(multipart({ msgBody: 'a'.repeat(16 * 1024 + 1) }))],
    [413, withBody(multipart({ msgBody: 'a'.repeat(20 * 1024) }))],
    [415, { ...wire, headers: { ...wire.headers, 'Content-Type': 'text/plain' } }],
  ];
}
