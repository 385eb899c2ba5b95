import { describe, expect, test, vi } from 'vitest';
import { httpSetupApi } from '../../src/api/httpSetupApi.ts';
import { validLead } from '../support/site/validRequest.ts';

const OTHER = 'https://login.example:8443';
const EMAIL = "pat.o'hara+cpa@firm.example";
const ENCODED = 'pat.o%27hara%2Bcpa%40firm.example';
const unreachable = { ok: false, problem: 'unreachable' };

type Respond = (init: RequestInit) => Promise<Response>;
type Client = ReturnType<typeof clientFor>['api'];

/** Creates a client and answers its requests with `respond`. `sent` returns the last request. */
function clientFor(respond: Respond, loginHost?: string) {
  const fetchFake = vi.fn<(url: string, init: RequestInit) => Promise<Response>>();
  fetchFake.mockImplementation((_url, init) => respond(init));
  vi.stubGlobal('fetch', fetchFake);
  const api = httpSetupApi(loginHost);
  const sent = () => {
    const [url, init] = fetchFake.mock.lastCall!;
    return { url, init, headers: Object.fromEntries(new Headers(init.headers)) };
  };
  return { api, fetchFake, sent };
}

const answer = (body: string, status = 200) =>
  clientFor(() => Promise.resolve(new Response(body, { status })));
const yes = () => Promise.resolve(new Response('{"status":true}'));

const calls = {
  send: (api: Client) => api.sendAccessCode(EMAIL),
  verify: (api: Client) => api.verifyAccessCode(EMAIL, '12&3=4'),
  sales: (api: Client) => api.sendEmailToSales(EMAIL, validLead('abc')),
};

describe('the client of the Setup API', () => {
  test.each([
    ['call 1', `GET /api/Setup/SendAccessCodeToQRVideo?sEmail=${ENCODED}`, calls.send],
    [
      'call 2',
      `GET /api/Setup/VerifyAccessCodeToQRVideo?sEmail=${ENCODED}&AccessKey=12%263%3D4`,
      calls.verify,
    ],
    ['call 3', `POST /api/Setup/SendEmailToSales?RequestEmail=${ENCODED}`, calls.sales],
  ])('sends %s as the specification defines', async (...[, line, call]) => {
    vi.useFakeTimers({ toFake: ['Date'] });
    expect(new Date(0).getTimezoneOffset(), 'TZ is not America/Chicago').toBe(360);
    for (const loginHost of [undefined, OTHER]) {
      const { api, sent } = clientFor(yes, loginHost);
      vi.setSystemTime('2031-07-01T23:59:59.009Z');

      await expect(call(api)).resolves.toEqual({ ok: true });

      const { url, init, headers } = sent();
      expect(`${init.method ?? 'GET'} ${url}`).toBe(line.replace(' ', ` ${loginHost ?? ''}`));
      expect(init).toMatchObject({ credentials: 'include', cache: 'no-store' });
      expect(headers).toEqual({
        accept: 'application/json',
        clienttime: '2031-07-01 23:59:59.009',
        // In call 3, the browser sets Content-Type itself, because the value contains the multipart
        // boundary.
        ...(line.startsWith('GET') && { 'content-type': 'application/json' }),
      });
      const parts = init.body instanceof FormData ? Object.fromEntries(init.body) : undefined;
      const msgBody: unknown = expect.stringMatching(
        /data-submission-id="abc".*<th>Phone<\/th><td>512-555-0134<\/td>/,
      );
      expect(parts).toEqual(line.startsWith('GET') ? undefined : { msgBody });
    }
  });

  test.each([
    ['{"status":true,"more":1}', { ok: true }],
    ['{"status":false,"more":1}', { ok: false, problem: 'refused' }],
  ])('reads only the status of %s', async (body, result) => {
    await expect(answer(body).api.sendAccessCode(EMAIL)).resolves.toEqual(result);
  });

  test.each([
    ['{"status":"true"}', 200],
    ['{"status":1}', 200],
    ['{"Status":true}', 200],
    ['true', 200],
    ['null', 200],
    ['[{"status":true}]', 200],
    ['', 200],
    ['{"status":true}', 400],
    ['{"status":false}', 503],
  ])('takes %j with HTTP status %i as a failure', async (body, status) => {
    await expect(answer(body, status).api.sendAccessCode(EMAIL)).resolves.toEqual(unreachable);
  });

  test.each(Object.entries(calls))(
    'turns any error of the call "%s" into a failure',
    async (_, call) => {
      const throwing = () => {
        throw new Error('blocked');
      };
      for (const respond of [() => Promise.reject(new TypeError('Failed to fetch')), throwing])
        await expect(call(clientFor(respond).api)).resolves.toEqual(unreachable);
    },
  );

  test('ends a hanging call after 60 seconds', async () => {
    const timeouts: AbortController[] = [];
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => {
      timeouts.push(new AbortController());
      return timeouts.at(-1)!.signal;
    });
    const hangs = ({ signal }: RequestInit) =>
      new Promise<never>((_resolve, reject) => {
        if (signal!.aborted) reject(new Error('aborted'));
        signal!.addEventListener('abort', () => reject(new Error('aborted')));
      });
    const body: Respond = (init) =>
      Promise.resolve(Object.assign(Response.json(0), { json: () => hangs(init) }));
    const results = [hangs, body].map((respond) => calls.verify(clientFor(respond).api));

    for (const each of timeouts) each.abort();

    expect(await Promise.all(results)).toEqual([unreachable, unreachable]);
    expect(timeout.mock.calls).toEqual([[60_000], [60_000]]);
  });

  test.each(['', 'pat', 'pat@firm'])(
    "returns 'Invalid Email' without a call if %j is stored",
    async (email) => {
      const { api, fetchFake } = clientFor(yes);

      await expect(api.sendEmailToSales(email, validLead('abc'))).resolves.toEqual({
        ok: false,
        problem: 'Invalid Email',
      });
      expect(fetchFake).not.toHaveBeenCalled();
    },
  );
});
