import { expect, test, vi } from 'vitest';
import { localSetupApi } from '../../src/api/localSetupApi.ts';
import { fakeSetupApi, yes } from '../support/site/fakeSetupApi.ts';

test('on localhost, sending and verifying a code make no call and always succeed after 100 ms, but a lead is still sent to sales', async () => {
  vi.useFakeTimers();
  const server = fakeSetupApi();
  const api = localSetupApi(server);
  const answers: unknown[] = [];
  void api.sendAccessCode('pat@firm.example').then((result) => answers.push(result));
  void api.verifyAccessCode('pat@firm.example', 'anything').then((result) => answers.push(result));

  await vi.advanceTimersByTimeAsync(99);
  expect(answers).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);

  expect(answers).toEqual([yes, yes]);
  expect(server.sendAccessCode).not.toHaveBeenCalled();
  expect(server.verifyAccessCode).not.toHaveBeenCalled();
  expect(api.sendEmailToSales).toBe(server.sendEmailToSales);
});
