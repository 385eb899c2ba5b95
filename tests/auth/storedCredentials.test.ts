// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { readStoredCredentials, readStoredEmail } from '../../src/auth/storedCredentials.ts';

const EMAIL = 'pat@firm.example';

test.each([
  ['a code', { email: EMAIL }, EMAIL],
  ['an email', { email_token: '123456' }, undefined],
  ['text in the code', { email: EMAIL, email_token: ' ' }, EMAIL],
  ['a valid email', { email: '[object Object]', email_token: '123456' }, undefined],
])('stored data without %s are no credentials', (_, stored, email) => {
  Object.assign(localStorage, stored);

  expect(readStoredCredentials()).toBeUndefined();
  expect(readStoredEmail()).toBe(email);
});
