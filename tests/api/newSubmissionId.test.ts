import { expect, test, vi } from 'vitest';
import { newSubmissionId } from '../../src/api/newSubmissionId.ts';

test('a submission id is new each time, also where the browser has no randomUUID', () => {
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });

  const ids = new Set(Array.from({ length: 100 }, newSubmissionId));

  expect(ids.size).toBe(100);
  for (const id of ids) expect(id).toMatch(/^[0-9a-f]{32}$/);
});
