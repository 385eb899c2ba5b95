import { expect, test, vi } from 'vitest';
import { httpSetupApi } from '../../src/api/httpSetupApi.ts';
import { validLead } from '../support/site/validRequest.ts';

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
    return { address, init, headers };
  };
  return { api, fetchFake, sent };
}

const answer =
  (body: string, status = 200) =>
  () =>
    Promise.resolve(new Response(body, { status }));
const yes = answer('{"status":true}');

type Client = ReturnType<typeof clientFor>['api'];
const calls = {
  send: (api: Client) => api.sendAccessCode(EMAIL),
  verify: (api: Client) => api.verifyAccessCode(EMAIL, '12&3=4'),
  sales: (api: Client) => api.sendEmailToSales(EMAIL, validLead('abc')),
};
const ADDRESS = 'pat.o%27hara%2Bcpa%40firm.example';

test.each([
  ['call 1', `GET /api/Setup/SendAccessCodeToQRVideo?sEmail=${ADDRESS}`, calls.send],
  [
    'call 2',
    `GET /api/Setup/VerifyAccessCodeToQRVideo?sEmail=${ADDRESS}&AccessKey=12%263%3D4`,
    calls.verify,
  ],
  ['call 3', `POST /api/Setup/SendEmailToSales?RequestEmail=${ADDRESS}`, calls.sales],
])(
  '%s goes out with credentials and the headers of section 7, and no other [7.1, 7.2, 7.3, 7.4]',
  async (...row) => {
    const [, line, call] = row;
    const { api, sent } = clientFor(yes);

    await expect(call(api)).resolves.toEqual({ ok: true });

    const { address, init, headers } = sent();
    expect(`${init.method ?? 'GET'} ${address}`).toBe(line);
    expect(init.credentials).toBe('include');
    expect(Object.fromEntries(headers)).toEqual({
      accept: 'application/json',
      clienttime: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d\.\d{3}$/),
      // On the POST the browser writes it, with the boundary.
      ...(line.startsWith('GET') && { 'content-type': 'application/json' }),
    });
    expect(init.body === undefined).toBe(line.startsWith('GET'));
  },
);

test('call 3 posts one field, msgBody, in which the submission id travels', async () => {
  const { api, sent } = clientFor(yes);

  await calls.sales(api);

  const body = sent().init.body as FormData;
  expect([...body.keys()]).toEqual(['msgBody']);
  expect(body.get('msgBody')).toContain('<td>Pat Reed</td>');
  expect(body.get('msgBody')).toContain('data-submission-id="abc"');
});

test.each([
  [undefined, '/api/Setup/'],
  ['', '/api/Setup/'],
  ['https://login.example', 'https://login.example/api/Setup/'],
])('with the login host base %j calls go to %s [7.1]', async (host, start) => {
  const { api, sent } = clientFor(yes, host);

  await api.sendAccessCode(EMAIL);

  expect(sent().address.startsWith(start)).toBe(true);
});

test.each([
  ['{"status":true,"delayed":true}', '', { ok: true, isDelayed: true }],
  ['{"status":true,"delayed":"yes"}', '', { ok: true }],
  ['{"status":false,"delayed":true}', '', { ok: false, problem: 'refused' }],
  ['{"status":true,"delayed":true}', 'https://login.example', { ok: true }],
])(
  'a boolean status decides, and our own server may report a delay: %s of host %j [7.2]',
  async (body, host, result) => {
    const { api } = clientFor(answer(body), host);

    await expect(api.sendAccessCode(EMAIL)).resolves.toEqual(result);
  },
);

test.each([
  ['{"status":"true"}', 200],
  ['{"status":1}', 200],
  ['{"status":null}', 200],
  ['{"Status":true}', 200],
  ['true', 200],
  ['null', 200],
  ['[{"status":true}]', 200],
  ['', 200],
  ['{"status":tr', 200],
  ['{"status":true}', 400],
  ['{"status":false}', 503],
])(
  'only 2xx JSON with the boolean true is a yes: %s with %i is none [7.2, 8.8]',
  async (body, status) => {
    const { api } = clientFor(answer(body, status));

    await expect(api.sendAccessCode(EMAIL)).resolves.toEqual({ ok: false, problem: 'unreachable' });
  },
);

test.each(Object.entries(calls))(
  'any thrown error is turned into a false status, before the request is made, too: %s [7.6]',
  async (_, call) => {
    const throwing = () => {
      throw new Error('blocked');
    };
    for (const respond of [() => Promise.reject(new TypeError('Failed to fetch')), throwing])
      await expect(call(clientFor(respond).api)).resolves.toEqual({
        ok: false,
        problem: 'unreachable',
      });
  },
);

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
  "sending to sales without a valid stored email returns 'Invalid Email' and makes no call: %j [5.14]",
  async (email) => {
    const { api, fetchFake } = clientFor(yes);

    await expect(api.sendEmailToSales(email, validLead('abc'))).resolves.toEqual({
      ok: false,
      problem: 'Invalid Email',
    });
    expect(fetchFake).not.toHaveBeenCalled();
  },
);

test('another login host is named, our own is not', () => {
  const times = { codeMinutes: 10, resendSeconds: 30 };

  expect(httpSetupApi({ host: '', times }).loginHost).toBeUndefined();
  expect(httpSetupApi({ host: 'https://login.example:8443', times }).loginHost).toBe(
    'login.example:8443',
  );
});
