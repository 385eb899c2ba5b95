import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { httpSetupApi } from '../../src/api/httpSetupApi.ts';
import type { SetupApi } from '../../src/api/SetupApi.ts';
import { startBareHost, type BareHost } from '../support/otherHost/bareHost.ts';
import { nonsense } from '../support/otherHost/nonsense.ts';
import { validLead } from '../support/site/validRequest.ts';

const EMAIL = 'pat@firm.example';
let bareHost: BareHost;
let api: SetupApi;

beforeAll(async () => {
  bareHost = await startBareHost();
  const host = `http://127.0.0.1:${bareHost.port}`;
  api = httpSetupApi({ host, times: { codeMinutes: 10, resendSeconds: 30 } });
});
beforeEach(() => bareHost.behave());
afterAll(() => bareHost.stop());

test('the bare host says yes to each call, once the code is right', async () => {
  await expect(api.sendAccessCode(EMAIL)).resolves.toEqual({ ok: true });
  await expect(api.verifyAccessCode(EMAIL, 'AB-12CD')).resolves.toEqual({
    ok: false,
    problem: 'refused',
  });
  await expect(api.verifyAccessCode(EMAIL, 'AB-12cd')).resolves.toEqual({ ok: true });
  await expect(api.sendEmailToSales(EMAIL, validLead('a'))).resolves.toEqual({ ok: true });
});

test.each(Object.entries(nonsense))(
  'an answer is true only when it is 2xx JSON whose status is the boolean true: %s is neither [8.8]',
  async (_name, answer) => {
    bareHost.behave({}, answer);
    const results = [
      await api.sendAccessCode(EMAIL),
      await api.verifyAccessCode(EMAIL, 'AB-12cd'),
      await api.sendEmailToSales(EMAIL, validLead('a')),
    ];

    expect(results).toEqual(Array(3).fill({ ok: false, problem: 'unreachable' }));
    expect(bareHost.calls).toHaveLength(3);
  },
);
