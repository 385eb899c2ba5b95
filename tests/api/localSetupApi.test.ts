import { describe, expect, test, vi } from 'vitest';
import { localSetupApi } from '../../src/api/localSetupApi.ts';
import { fakeSetupApi, yes } from '../support/site/fakeSetupApi.ts';

describe('on localhost', () => {
  test.each(['sendAccessCode', 'verifyAccessCode'] as const)(
    '%s makes no call and succeeds after 100 ms',
    async (name) => {
      vi.useFakeTimers();
      const server = fakeSetupApi();
      const answers: unknown[] = [];
      void localSetupApi(server)
        [name]('pat@firm.example', 'anything')
        .then((result) => answers.push(result));

      await vi.advanceTimersByTimeAsync(99);
      expect(answers).toEqual([]);
      await vi.advanceTimersByTimeAsync(1);

      expect(answers).toEqual([yes]);
      expect(server[name]).not.toHaveBeenCalled();
    },
  );

  test('a lead is sent to sales', () => {
    const server = fakeSetupApi();

    expect(localSetupApi(server).sendEmailToSales).toBe(server.sendEmailToSales);
  });
});
