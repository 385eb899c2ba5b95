import { expect, test } from 'vitest';
import {
  formerNameWarnings,
  readLeadReceiver,
  readNumber,
  readOrigin,
  readSenderEmail,
} from '../../../server/settings/buildSettings.ts';

test.each([
  [undefined, 10],
  [' ', 10],
  [' 60 ', 60],
  ['1', 1],
])('the value %j of CODE_MINUTES is read as %s', (text, number) => {
  expect(readNumber({ CODE_MINUTES: text }, 'CODE_MINUTES')).toBe(number);
});

test('the former name of a setting still works, and a warning gives the current name', () => {
  const former = { SENDS_PER_ADDRESS_HOUR: '7' };

  expect(readNumber(former, 'CODES_PER_EMAIL_HOUR')).toBe(7);
  expect(readNumber({ ...former, CODES_PER_EMAIL_HOUR: '8' }, 'CODES_PER_EMAIL_HOUR')).toBe(8);
  expect(formerNameWarnings({ ...former, TRIES_PER_ADDRESS: ' ' })).toEqual([
    'SENDS_PER_ADDRESS_HOUR is now CODES_PER_EMAIL_HOUR: rename it, because the next release ignores the old name.',
  ]);
});

const loginHost = (env: object) => readOrigin({ ...env }, 'VITE_SETUP_API_HOST')?.origin;

test.each([
  ['MAIL_FROM', ' ', readSenderEmail, undefined],
  ['MAIL_FROM', 'no-reply@probuilt.example', readSenderEmail, 'no-reply@probuilt.example'],
  ['MAIL_FROM', ' "ProBuilt, Inc." <no-reply@a.example> ', readSenderEmail, 'no-reply@a.example'],
  ['VITE_SETUP_API_HOST', ' ', loginHost, undefined],
  ['VITE_SETUP_API_HOST', ' https://Login.example.com/ ', loginHost, 'https://login.example.com'],
  ['VITE_SETUP_API_HOST', 'http://127.0.0.1:3001', loginHost, 'http://127.0.0.1:3001'],
  ['LEAD_WEBHOOK_URL', ' ', readLeadReceiver, undefined],
  [
    'LEAD_WEBHOOK_URL',
    ' https://leads.example.com/hook?for=sales ',
    readLeadReceiver,
    'leads.example.com',
  ],
  ['LEAD_WEBHOOK_URL', 'http://127.0.0.1:4000/', readLeadReceiver, '127.0.0.1:4000'],
])('the setting %s accepts the value %j', (name, text, read, value) => {
  expect(read({ [name]: text })).toBe(value);
});

const minutes = (env: object) => readNumber({ ...env }, 'CODE_MINUTES');

test.each([
  ...['0', '61', '1.5', '-1', '1e1', 'ten'].map(
    (text) => ['CODE_MINUTES', text, minutes, 'use a whole number from 1 to 60.'] as const,
  ),
  ['MAIL_FROM', 'ProBuilt', readSenderEmail, ''] as const,
  ...[
    'login.example.com',
    'ahttps://login.example',
    'httpsa://login.example',
    'ftp://login.example',
    'https://login.example/api',
    'https://login.example.com/?a=b',
    'https://user@login.example.com',
  ].map((text) => ['VITE_SETUP_API_HOST', text, loginHost, 'use the URL without a path'] as const),
  ['LEAD_WEBHOOK_URL', 'our CRM', readLeadReceiver, ''] as const,
])('the setting %s refuses the value %j', (name, text, read, remedy) => {
  expect(() => read({ [name]: text })).toThrow(`${name} is not valid: ${remedy}`);
});
