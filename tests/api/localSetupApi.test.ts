import { expect, test, vi } from 'vitest';
import { localSetupApi } from '../../src/api/localSetupApi.ts';
import { fakeSetupApi, refused } from '../support/site/fakeSetupApi.ts';
import { validLead } from '../support/site/validRequest.ts';

test('on localhost, sending and verifying are skipped and always succeed after 100 ms [4.7, 9.4]', async () => {
  vi.useFakeTimers();
  const host = fakeSetupApi();
  const api = localSetupApi(host);
  const answers: unknown[] = [];
  void api.sendAccessCode('pat@firm.example').then((result) => answers.push(result));
  void api.verifyAccessCode('pat@firm.example', 'anything').then((result) => answers.push(result));

  await vi.advanceTimersByTimeAsync(99);
  expect(answers).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);

  expect(answers).toEqual([{ ok: true }, { ok: true }]);
  expect(host.sendAccessCode).not.toHaveBeenCalled();
  expect(host.verifyAccessCode).not.toHaveBeenCalled();
});

test('on localhost, a request to sales still goes to the host', async () => {
  const host = fakeSetupApi({ sendEmailToSales: () => Promise.resolve(refused) });

  const result = await localSetupApi(host).sendEmailToSales('pat@firm.example', validLead('a'));

  expect(result).toEqual(refused);
  expect(host.sendEmailToSales).toHaveBeenCalledOnce();
});
