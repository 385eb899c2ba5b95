// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { kept } from '../support/site/kept.ts';
import { dropPendingCode, readPendingCode, storePendingCode } from '../../src/auth/pendingCode.ts';

const sentAt = 1_000_000;
const pending = { email: 'pat@firm.example', sentAt, step: 'code' as const };

test('a pending code survives in this tab until it would expire', () => {
  storePendingCode(pending);

  expect(kept(localStorage)).toEqual({});
  expect(readPendingCode(10, sentAt)).toEqual(pending);
  expect(readPendingCode(10, sentAt + 10 * 60_000 - 1)).toEqual(pending);
  expect(readPendingCode(10, sentAt + 10 * 60_000)).toBeUndefined();
});

test('a visitor who went back is at the first step again after a reload', () => {
  storePendingCode({ ...pending, step: 'email' });
  expect(readPendingCode(10, sentAt)).toEqual({ ...pending, step: 'email' });

  dropPendingCode();
  expect(readPendingCode(10, sentAt)).toBeUndefined();
});

test.each([
  'garbage',
  'null',
  '{"email":"pat@firm.example"}',
  '{"email":"pat@firm.example","sentAt":"1000000"}',
  '{"email":"pat","sentAt":1000000}',
  '{"email":7,"sentAt":1000000}',
  '{"email":"pat@firm.example","sentAt":9000000}',
])('stored garbage counts as absent: %s', (text) => {
  sessionStorage.setItem('pending_code', text);

  expect(readPendingCode(10, sentAt)).toBeUndefined();
});
