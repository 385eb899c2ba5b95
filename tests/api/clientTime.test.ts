import { expect, test, vi } from 'vitest';
import { clientTime } from '../../src/api/clientTime.ts';
import { httpSetupApi } from '../../src/api/httpSetupApi.ts';

test('ClientTime is UTC as year-month-day hour:minute:second.millis [7.1]', () => {
  expect(new Date(0).getTimezoneOffset(), 'the tests run in a time zone that is not UTC').toBe(360);
  expect(clientTime(new Date('2031-02-03T04:05:06.007+05:30'))).toBe('2031-02-02 22:35:06.007');
  expect(clientTime(new Date(0))).toBe('1970-01-01 00:00:00.000');
});

test('ClientTime is the moment of the call [7.1]', async () => {
  const sent: (string | null)[] = [];
  vi.stubGlobal('fetch', async (_url: string, init: RequestInit) => {
    sent.push(new Headers(init.headers).get('ClientTime'));
    return new Response('{"status":true}');
  });
  vi.useFakeTimers({ now: new Date(2031, 0, 1, 20, 0, 0, 5), toFake: ['Date'] });
  const api = httpSetupApi({ host: '', times: { codeMinutes: 10, resendSeconds: 30 } });
  for (const at of ['2031-01-02T02:00:00.005Z', '2031-07-01T23:59:59.999Z']) {
    vi.setSystemTime(at);
    await api.sendAccessCode('pat@firm.example');
  }

  expect(sent).toEqual(['2031-01-02 02:00:00.005', '2031-07-01 23:59:59.999']);
});
