import type { Answer } from './bareHost.ts';

/** An answer with this body. */
export const body =
  (text: string, status = 200, type = 'application/json'): Answer =>
  (response) =>
    response.writeHead(status, { 'Content-Type': type }).end(text);

/** What a host may answer that is neither a yes nor a no (docs/decisions/form.md#f9). */
export const nonsense: Record<string, Answer> = {
  'an empty body': body(''),
  'no JSON': body('yes'),
  'half of an object': body('{"status":tr'),
  'an HTML page': body('<!doctype html><p>true</p>', 200, 'text/html'),
  'another form of true': body('{"status":"true"}'),
  'a one': body('{"status":1}'),
  'a zero': body('{"status":0}'),
  'a null status': body('{"status":null}'),
  'a status in a list': body('{"status":[true]}'),
  'an object as status': body('{"status":{"status":true}}'),
  'another name': body('{"Status":true}'),
  'a nested status': body('{"data":{"status":true}}'),
  'a bare true': body('true'),
  'a bare null': body('null'),
  'a number': body('1'),
  'a text': body('"true"'),
  'an empty list': body('[]'),
  'an object in a list': body('[{"status":true}]'),
  'an empty object': body('{}'),
  'a prototype': body('{"__proto__":{"status":true}}'),
  'two objects': body('{"status":true}{"status":true}'),
  'a script': body('alert(1)', 200, 'text/javascript'),
  'a very long answer': body(`{"status":"${'x'.repeat(200_000)}"}`),
  'status 201 without a body': body('', 201),
  'status 204': (response) => response.writeHead(204).end(),
  'status 400 with a yes': body('{"status":true}', 400),
  'status 401': body('{"status":true}', 401),
  'status 404': body('Not found', 404, 'text/plain'),
  'status 500 with a yes': body('{"status":true}', 500),
  'status 503': body('<h1>Busy</h1>', 503, 'text/html'),
  'a redirect': (response) => response.writeHead(302, { Location: '/elsewhere' }).end(),
  'a broken connection': (response) => response.destroy(),
  'half of an answer': (response) =>
    response
      .writeHead(200, { 'Content-Length': '100' })
      .write('{"status":', () => response.destroy()),
};
