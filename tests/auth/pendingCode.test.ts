import { expect, test } from 'vitest';
import { kept } from '../support/kept.ts';
import { dropPendingCode, readPendingCode, storePendingCode } from '../../src/auth/pendingCode.ts';

const askedAt = 1_000_000;
const pending = { email: 'pat@firm.example', askedAt, step: 'code' as const };

test('a pending code survives in this tab until it would expire', () => {
  storePendingCode(pending);

  expect(kept(localStorage)).toEqual({});
  expect(readPendingCode(10, askedAt)).toEqual(pending);
  expect(readPendingCode(10, askedAt + 10 * 60_000 - 1)).toEqual(pending);
  expect(readPendingCode(10, askedAt + 10 * 60_000)).toBeUndefined();
});

test('after Back, the address and its step survive', () => {
  storePendingCode({ ...pending, step: 'address' });

  expect(readPendingCode(10, askedAt)?.step).toBe('address');
});

test('a dropped pending code is gone', () => {
  storePendingCode(pending);
  dropPendingCode();

  expect(readPendingCode(10, askedAt)).toBeUndefined();
});

test.each([
  '',
  'garbage',
  'null',
  '[]',
  '"text"',
  '{}',
  '{"email":"pat@firm.example"}',
  '{"email":"pat@firm.example","askedAt":"1000000"}',
  '{"email":"pat","askedAt":1000000}',
  '{"email":7,"askedAt":1000000}',
  '{"email":"pat@firm.example","askedAt":9000000}',
])('stored garbage counts as absent: %s', (text) => {
  sessionStorage.setItem('pending_code', text);

  expect(readPendingCode(10, askedAt)).toBeUndefined();
});
