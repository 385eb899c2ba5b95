import { expect, test } from 'vitest';
import { preparedFor } from '../../src/rules/preparedFor.ts';

test.each([
  ['the domain of a firm', 'pat@tax.firm.example', 'tax.firm.example'],
  ['the part after the last @', '"pat@home"@firm.example', 'firm.example'],
  ['the email at a free mailbox', 'pat.firm@gmail.com', 'pat.firm@gmail.com'],
])('the sheet is prepared for %s', (_, email, name) => {
  expect(preparedFor(email)).toBe(name);
});
