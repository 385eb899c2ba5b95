// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { kept } from '../support/site/kept.ts';
import {
  dropStoredCode,
  dropStoredCredentials,
  readStoredCredentials,
  readStoredEmail,
  storeCredentials,
} from '../../src/auth/storedCredentials.ts';

const pair = { email: 'pat@firm.example', code: '123456' };

test('email and code are kept in local storage under the keys email and email_token [3.1, 3.2, 3.3, 3.6]', () => {
  storeCredentials(pair);

  expect(kept(localStorage)).toEqual({ email: 'pat@firm.example', email_token: '123456' });
  expect(kept(sessionStorage)).toEqual({});
  expect(readStoredCredentials()).toEqual(pair);
});

test('a dropped code leaves the address, dropped credentials leave nothing', () => {
  storeCredentials(pair);

  dropStoredCode();
  expect(readStoredCredentials()).toBeUndefined();
  expect(readStoredEmail()).toBe('pat@firm.example');

  dropStoredCredentials();
  expect(kept(localStorage)).toEqual({});
});

test.each([
  ['no code', { email: 'pat@firm.example' }],
  ['no address', { email_token: '123456' }],
  ['an empty code', { email: 'pat@firm.example', email_token: ' ' }],
  ['an invalid address', { email: '[object Object]', email_token: '123456' }],
])('stored garbage counts as absent: %s', (_what, stored) => {
  for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);

  expect(readStoredCredentials()).toBeUndefined();
});

test('a stored address is normalized', () => {
  localStorage.setItem('email', ' Pat@Firm.Example ');

  expect(readStoredEmail()).toBe('pat@firm.example');
});
