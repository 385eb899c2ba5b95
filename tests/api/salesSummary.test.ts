// @vitest-environment jsdom
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { salesSummary } from '../../src/api/salesSummary.ts';
import { infoRequestSchema } from '../../src/rules/infoRequest.ts';
import { validRequest, validValues } from '../support/host/validRequest.ts';

const ID = 'a1b2c3d4e5f60718293a4b5c6d7e8f90';

/** The summary as its reader sees it: heading, and rows of name and value. */
function read(html: string) {
  const page = new DOMParser().parseFromString(html, 'text/html');
  const rows = [...page.querySelectorAll('tr')].map((row) =>
    [...row.children].map((cell) => cell.textContent),
  );
  return { page, heading: page.querySelector('h1')?.textContent, rows };
}

test('the summary has a heading, name, email, company, job title, phone, city, state, message', () => {
  const request = validRequest({ city: 'Austin', state: 'Texas', message: 'Please call.' });

  const { heading, rows } = read(salesSummary(request, ID));

  expect(heading).toBe('Request for information');
  expect(rows).toEqual([
    ['Name', 'Pat Reed'],
    ['Email', 'pat@firm.example'],
    ['Company', 'Reed & Partners'],
    ['Job title', 'Partner'],
    ['Phone', '512-555-0134'],
    ['City', 'Austin'],
    ['State', 'Texas'],
    ['Message', 'Please call.'],
  ]);
});

test("city, state and message default to 'No City Submitted' and its like", () => {
  const { rows } = read(salesSummary(validRequest(), ID));

  expect(rows.slice(-3)).toEqual([
    ['City', 'No City Submitted'],
    ['State', 'No State Submitted'],
    ['Message', 'No Message Submitted'],
  ]);
});

test('blank optional fields count as not given, once the schema has cast them', () => {
  const request = infoRequestSchema.cast(validValues({ city: '  ', state: '\t', message: ' \n ' }));

  expect(salesSummary(request, ID)).toContain('No City Submitted');
  expect(salesSummary(request, ID)).toContain('No State Submitted');
  expect(salesSummary(request, ID)).toContain('No Message Submitted');
});

test('the employee-count variant adds its answer in words', () => {
  expect(read(salesSummary(validRequest({ employeeCount: 7 }), ID)).rows.at(-1)).toEqual([
    'Employees',
    '201-1,000 employees',
  ]);
  expect(salesSummary(validRequest(), ID)).not.toContain('Employees');
});

test('line breaks of the message are kept', () => {
  const { page } = read(salesSummary(validRequest({ message: 'one\ntwo\r\nthree\rfour' }), ID));

  expect(page.querySelectorAll('tr:last-child br')).toHaveLength(3);
});

test('every value is escaped: what was typed is what is read, and it adds no element', () => {
  const typed = fc.string({
    maxLength: 60,
    unit: fc.constantFrom('<', '>', '&', '"', "'", '/', '=', ';', '#', 'a', ' ', '`'),
  });

  fc.assert(
    fc.property(typed, typed, (company, message) => {
      const { page, rows } = read(
        salesSummary(validRequest({ company, message: `m${message}` }), ID),
      );
      expect(rows[2]).toEqual(['Company', company]);
      expect(rows[7]).toEqual(['Message', `m${message}`]);
      expect(page.querySelectorAll('body *')).toHaveLength(2 + 2 + 8 * 3);
    }),
    { numRuns: 300 },
  );
});

test('the submission id is an attribute inside the summary', () => {
  const { page } = read(salesSummary(validRequest(), ID));

  expect(page.querySelector('[data-submission-id]')?.getAttribute('data-submission-id')).toBe(ID);
});
