// @vitest-environment node
import { expect, test } from 'vitest';
import { readRequest } from '../../server/requestRows.ts';

const MARKS = '\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069';
const ENTITIES = MARKS.replaceAll(/./gu, (mark) => `&#${mark.codePointAt(0)};`);

test.each([
  ['as they are', MARKS],
  ['as entities', ENTITIES],
])('no mark that turns the direction of what follows reaches sales, %s', (_, marks) => {
  const { rows } = readRequest(
    `<table><tr><th>Name</th><td>Da${marks}na</td></tr><tr><th>Company</th><td>${marks}H</td></tr></table>`,
  );

  expect(rows).toEqual([
    { label: 'Name', value: 'Dana' },
    { label: 'Company', value: 'H' },
  ]);
  expect(readRequest(`<p>he${marks}llo</p>`).words).toBe('hello');
});
