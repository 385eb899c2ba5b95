// @vitest-environment jsdom
import { describe, expect, test } from 'vitest';
import { readPendingCode, storePendingCode } from '../../src/auth/pendingCode.ts';

const MINUTES = 10;
const LIFETIME = MINUTES * 60_000;
const pending = { email: 'pat@firm.example', sentAt: 1_000_000, step: 'code' } as const;

describe('a pending code', () => {
  test.each([
    ['is read until the code expires', MINUTES, LIFETIME - 1, pending],
    ['is ignored once the code has expired', MINUTES, LIFETIME, undefined],
    ['is read at any time if nobody knows when it expires', undefined, LIFETIME, pending],
    ['is ignored if it is from the future', MINUTES, -1, undefined],
  ])('%s', (_, minutes, age, read) => {
    storePendingCode(pending);

    expect(readPendingCode(minutes, pending.sentAt + age)).toEqual(read);
  });

  test.each([
    'garbage',
    'null',
    '{"email":"pat@firm.example"}',
    '{"email":"pat@firm.example","sentAt":"0"}',
    '{"email":"pat","sentAt":0}',
    '{"email":7,"sentAt":0}',
  ])('without a valid email or time is ignored: %s', (text) => {
    sessionStorage.setItem('pending_code', text);

    expect(readPendingCode(MINUTES, 0)).toBeUndefined();
  });
});
