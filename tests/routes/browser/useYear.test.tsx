// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useYear } from '../../../src/routes/browser/useYear.ts';

test('the year turns in a page that stays open over New Year', () => {
  vi.useFakeTimers({ now: new Date(2040, 9, 1) });
  const { result } = renderHook(useYear);

  act(() => void vi.advanceTimersByTime(new Date(2041, 0, 1).getTime() - Date.now() - 1));
  expect(result.current).toBe(2040);
  act(() => void vi.advanceTimersByTime(1));
  expect(result.current).toBe(2041);
});
