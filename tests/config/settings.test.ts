import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { expect, test } from 'vitest';
import {
  formerNameWarnings,
  readLeadReceiver,
  readNumber,
  readOrigin,
  readSenderEmail,
} from '../../src/config/settings.ts';
import { numberSettings, textSettings } from '../../src/config/settingsTable.ts';

test('the example of the settings names every default but the emails of the company, and sets nothing else', () => {
  const text = readFileSync('.env.example', 'utf8');
  const ofCompany = ['MAIL_FROM', 'SALES_EMAIL'];
  const table = Object.entries({ ...textSettings, ...numberSettings });
  const defaults = Object.fromEntries(
    table.flatMap(([name, setting]) =>
      'standard' in setting && !ofCompany.includes(name) ? [[name, String(setting.standard)]] : [],
    ),
  );
  const example = parseEnv(text.replaceAll(/^# (?=[A-Z_]+=)/gm, ''));

  expect(defaults).toMatchObject(parseEnv(text));
  expect(example).toMatchObject(defaults);
  expect(Object.keys(example).toSorted()).toEqual(table.map(([name]) => name).toSorted());
});

test.each([
  [undefined, 10],
  [' ', 10],
  [' 60 ', 60],
  ['1', 1],
])('CODE_MINUTES %j counts as %s', (text, number) => {
  expect(readNumber({ CODE_MINUTES: text }, 'CODE_MINUTES')).toBe(number);
});

test.each(['0', '61', '1.5', '-1', '1e1', 'ten'])('CODE_MINUTES may not be %j', (text) => {
  expect(() => readNumber({ CODE_MINUTES: text }, 'CODE_MINUTES')).toThrow(
    'CODE_MINUTES is not valid: use a whole number from 1 to 60.',
  );
});

test('a former name is read for one release, with a warning that names the present one', () => {
  const former = { SENDS_PER_ADDRESS_HOUR: '7' };

  expect(readNumber(former, 'CODES_PER_EMAIL_HOUR')).toBe(7);
  expect(readNumber({ ...former, CODES_PER_EMAIL_HOUR: '8' }, 'CODES_PER_EMAIL_HOUR')).toBe(8);
  expect(formerNameWarnings({ ...former, TRIES_PER_ADDRESS: ' ' })).toEqual([
    'SENDS_PER_ADDRESS_HOUR is now CODES_PER_EMAIL_HOUR: rename it, the next release ignores it.',
  ]);
});

test.each([
  [' ', undefined],
  ['no-reply@probuilt.example', 'no-reply@probuilt.example'],
  [' "ProBuilt, Inc." <no-reply@probuilt.example> ', 'no-reply@probuilt.example'],
])('the email of MAIL_FROM %j is %j', (text, email) => {
  expect(readSenderEmail({ MAIL_FROM: text })).toBe(email);
});

test.each(['ProBuilt', 'ProBuilt <no-reply>', 'ProBuilt <a@b.example> or'])(
  'MAIL_FROM may not be %j',
  (text) => {
    expect(() => readSenderEmail({ MAIL_FROM: text })).toThrow('MAIL_FROM is not valid');
  },
);

test.each([
  [' ', undefined],
  [' https://Login.example.com/ ', 'https://login.example.com'],
  ['http://127.0.0.1:3001', 'http://127.0.0.1:3001'],
])('the login host %j is read as %j', (text, host) => {
  expect(readOrigin({ VITE_SETUP_API_HOST: text }, 'VITE_SETUP_API_HOST')?.origin).toBe(host);
});

test.each([
  'login.example.com',
  'https://login.example.com/?a=b',
  'https://user@login.example.com',
])('the login host may not be %j', (text) => {
  expect(() => readOrigin({ VITE_SETUP_API_HOST: text }, 'VITE_SETUP_API_HOST')).toThrow(
    'VITE_SETUP_API_HOST is not valid: use the address without a path',
  );
});

test.each([
  [' ', undefined],
  [' https://leads.example.com/hook?for=sales ', 'leads.example.com'],
  ['http://127.0.0.1:4000/', '127.0.0.1:4000'],
])('the host of LEAD_WEBHOOK_URL %j is %j', (text, host) => {
  expect(readLeadReceiver({ LEAD_WEBHOOK_URL: text })).toBe(host);
});

test('LEAD_WEBHOOK_URL may not be words', () => {
  expect(() => readLeadReceiver({ LEAD_WEBHOOK_URL: 'our CRM' })).toThrow(
    'LEAD_WEBHOOK_URL is not valid',
  );
});
