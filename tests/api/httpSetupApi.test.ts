import { expect, test, vi } from 'vitest';
import { httpSetupApi } from '../../src/api/httpSetupApi.ts';
import { validRequest } from '../support/site/validRequest.ts';

const EMAIL = "pat.o'hara+cpa@firm.example";

/** The client over a host that gives one answer; `sent` tells what the last call was. */
function clientFor(respond: (init: RequestInit) => Promise<Response>, host = '') {
  const fetchFake = vi.fn<(address: string, init: RequestInit) => Promise<Response>>();
  fetchFake.mockImplementation((_address, init) => respond(init));
  vi.stubGlobal('fetch', fetchFake);
  const api = httpSetupApi({ host, times: { codeMinutes: 10, resendSeconds: 30 } });
  const sent = () => {
    const [address, init] = fetchFake.mock.lastCall!;
    const headers = new Headers(init.headers);
    return { address, url: new URL(address, 'http://site.example'), init, headers };
  };
  return { api, fetchFake, sent };
}

const answer =
  (body: string, status = 200) =>
  () =>
    Promise.resolve(new Response(body, { status }));
const yes = answer('{"status":true}');

test('call 1 asks SendAccessCodeToQRVideo with the address in sEmail', async () => {
  const { api, sent } = clientFor(yes);

  await expect(api.sendAccessCode(EMAIL)).resolves.toEqual({ ok: true });

  expect(sent().init.method ?? 'GET').toBe('GET');
  expect(sent().url.pathname).toBe('/api/Setup/SendAccessCodeToQRVideo');
  expect([...sent().url.searchParams]).toEqual([['sEmail', EMAIL]]);
  expect(sent().init.body).toBeUndefined();
});

test('call 2 asks VerifyAccessCodeToQRVideo with the address and the code in AccessKey', async () => {
  const { api, sent } = clientFor(yes);

  await api.verifyAccessCode(EMAIL, '12&3=4');

  expect(sent().url.pathname).toBe('/api/Setup/VerifyAccessCodeToQRVideo');
  expect([...sent().url.searchParams]).toEqual([
    ['sEmail', EMAIL],
    ['AccessKey', '12&3=4'],
  ]);
});

test('call 3 posts one field, msgBody, with the address in RequestEmail', async () => {
  const { api, sent } = clientFor(yes);

  await expect(api.sendEmailToSales(EMAIL, validRequest(), 'abc')).resolves.toEqual({ ok: true });

  const { init, url } = sent();
  expect(init.method).toBe('POST');
  expect(url.pathname).toBe('/api/Setup/SendEmailToSales');
  expect([...url.searchParams]).toEqual([['RequestEmail', EMAIL]]);
  expect([...(init.body as FormData).keys()]).toEqual(['msgBody']);
  expect((init.body as FormData).get('msgBody')).toContain('<td>Pat Reed</td>');
});

test('plus and apostrophe of an address survive the query', async () => {
  const { api, sent } = clientFor(yes);

  await api.sendAccessCode(EMAIL);

  expect(sent().address).toContain('sEmail=pat.o%27hara%2Bcpa%40firm.example');
});

test('every call is sent with credentials, Accept as JSON and a ClientTime in UTC', async () => {
  const { api, sent } = clientFor(yes);
  const calls = [
    () => api.sendAccessCode(EMAIL),
    () => api.verifyAccessCode(EMAIL, '1'),
    () => api.sendEmailToSales(EMAIL, validRequest(), 'abc'),
  ];

  for (const call of calls) {
    await call();
    expect(sent().init.credentials).toBe('include');
    expect(sent().headers.get('Accept')).toBe('application/json');
    expect(sent().headers.get('ClientTime')).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d\.\d{3}$/);
  }
});

test('the two GETs carry Content-Type JSON; on the POST the browser writes it with the boundary', async () => {
  const { api, sent } = clientFor(yes);

  await api.sendAccessCode(EMAIL);
  expect(sent().headers.get('Content-Type')).toBe('application/json');
  await api.verifyAccessCode(EMAIL, '1');
  expect(sent().headers.get('Content-Type')).toBe('application/json');
  await api.sendEmailToSales(EMAIL, validRequest(), 'abc');
  expect(sent().headers.has('Content-Type')).toBe(false);
});

test('the submission id travels in the summary; no header is sent that section 7 does not name', async () => {
  const { api, sent } = clientFor(yes);

  await api.sendEmailToSales(EMAIL, validRequest(), 'abc');

  expect((sent().init.body as FormData).get('msgBody')).toContain('data-submission-id="abc"');
  expect([...sent().headers.keys()]).toEqual(['accept', 'clienttime']);
});

test.each([
  [undefined, '/api/Setup/'],
  ['', '/api/Setup/'],
  ['https://login.example', 'https://login.example/api/Setup/'],
])('with the login host base %j calls go to %s', async (host, start) => {
  const { api, sent } = clientFor(yes, host);

  await api.sendAccessCode(EMAIL);

  expect(sent().address.startsWith(start)).toBe(true);
});

test.each(['{"status":false}', '{"status":false,"reason":"no"}'])(
  'the answer %s is a definite no',
  async (body) => {
    const { api } = clientFor(answer(body));

    await expect(api.verifyAccessCode(EMAIL, '1')).resolves.toEqual({
      ok: false,
      problem: 'refused',
    });
  },
);

test.each([
  ['{"status":"true"}', 200],
  ['{"status":1}', 200],
  ['{"Status":true}', 200],
  ['{}', 200],
  ['true', 200],
  ['null', 200],
  ['[]', 200],
  ['', 200],
  ['<!doctype html>', 200],
  ['{"status":true}', 400],
  ['{"status":true}', 500],
  ['{"status":false}', 503],
])('only 2xx JSON with the boolean true is a yes: %s with %i is none', async (body, status) => {
  const { api } = clientFor(answer(body, status));

  await expect(api.sendAccessCode(EMAIL)).resolves.toEqual({ ok: false, problem: 'unreachable' });
});

test('any thrown error is turned into a false status', async () => {
  const { api } = clientFor(() => Promise.reject(new TypeError('Failed to fetch')));

  for (const result of [
    await api.sendAccessCode(EMAIL),
    await api.verifyAccessCode(EMAIL, '1'),
    await api.sendEmailToSales(EMAIL, validRequest(), 'abc'),
  ]) {
    expect(result).toEqual({ ok: false, problem: 'unreachable' });
  }
});

test('an error thrown before the request is made is turned into a false status, too', async () => {
  const { api } = clientFor(() => {
    throw new Error('blocked');
  });

  await expect(api.sendAccessCode(EMAIL)).resolves.toEqual({ ok: false, problem: 'unreachable' });
});

test('every call ends within 60 seconds, whether the host or its body hangs', async () => {
  vi.useFakeTimers();
  const hangs = ({ signal }: RequestInit) =>
    new Promise<never>((_resolve, reject) => {
      signal!.addEventListener('abort', () => reject(new Error('aborted')));
    });
  const hangingHost = clientFor(hangs);
  const first = hangingHost.api.sendAccessCode(EMAIL);
  const body = (init: RequestInit) =>
    Promise.resolve({ ok: true, json: () => hangs(init) } as unknown as Response);
  const second = clientFor(body).api.verifyAccessCode(EMAIL, '1');

  await vi.advanceTimersByTimeAsync(60_000);

  await expect(first).resolves.toEqual({ ok: false, problem: 'unreachable' });
  await expect(second).resolves.toEqual({ ok: false, problem: 'unreachable' });
  expect(vi.getTimerCount()).toBe(0);
});

test.each(['', 'pat', 'pat@firm'])(
  "sending to sales without a valid stored email returns 'Invalid Email' and makes no call: %j",
  async (email) => {
    const { api, fetchFake } = clientFor(yes);

    await expect(api.sendEmailToSales(email, validRequest(), 'abc')).resolves.toEqual({
      ok: false,
      problem: 'Invalid Email',
    });
    expect(fetchFake).not.toHaveBeenCalled();
  },
);
