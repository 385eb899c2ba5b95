// @vitest-environment jsdom
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { salesSummary } from '../../src/api/salesSummary.ts';
import { infoRequestSchema } from '../../src/rules/form/infoRequestSchema.ts';
import { createLead } from '../../src/rules/lead.ts';
import type { InfoRequest } from '../../src/rules/infoRequest.ts';
import { validRequest, validValues } from '../support/site/validRequest.ts';

const ID = '0123456789abcdef0123456789abcdef';
const summaryOf = (request: InfoRequest) => salesSummary(createLead(request, ID));

/** The summary as its reader sees it: heading, and rows of name and value. */
function read(html: string) {
  const page = new DOMParser().parseFromString(html, 'text/html');
  const rows = [...page.querySelectorAll('tr')].map((row) =>
    [...row.children].map((cell) => cell.textContent),
  );
  return { page, heading: page.querySelector('h1')?.textContent, rows };
}

test('the summary has a heading, name, email, company, job title, phone, city, state, message [7.4]', () => {
  const request = validRequest({ city: 'Austin', state: 'Texas', message: 'Please call.' });

  const { heading, rows } = read(summaryOf(request));

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

test('the submission id stands around the summary and is read by nobody', () => {
  const { page } = read(summaryOf(validRequest()));

  const around = page.querySelector('body > section:only-child');
  expect(around?.getAttribute('data-submission-id')).toBe(ID);
  expect(page.body.textContent).not.toContain(ID);
});

test('line breaks of the message are kept', () => {
  const { page } = read(summaryOf(validRequest({ message: 'one\ntwo\r\nthree\rfour' })));

  expect(page.querySelectorAll('tr:last-child br')).toHaveLength(3);
});

test("city, state and message default to 'No City Submitted' and its like [7.5]", () => {
  const blank = validValues({ city: '  ', state: '\t', message: ' \n ' });
  const { rows } = read(summaryOf(infoRequestSchema.cast(blank)));

  expect(rows.slice(-3)).toEqual([
    ['City', 'No City Submitted'],
    ['State', 'No State Submitted'],
    ['Message', 'No Message Submitted'],
  ]);
});

test('the employee-count variant adds its answer in words', () => {
  expect(read(summaryOf(validRequest({ employeeCount: 7 }))).rows.at(-1)).toEqual([
    'Employees',
    '201-1,000 employees',
  ]);
  expect(summaryOf(validRequest())).not.toContain('Employees');
});

test('every value is escaped: what was typed is what is read, and it adds no element', () => {
  const typed = fc.string({
    maxLength: 60,
    unit: fc.constantFrom('<', '>', '&', '"', "'", '/', '=', ';', '#', 'a', ' ', '`'),
  });

  fc.assert(
    fc.property(typed, typed, (company, message) => {
      const { page, rows } = read(
        summaryOf(validRequest({ company: `c${company}`, message: `m${message}` })),
      );
      expect(rows).toContainEqual(['Company', `c${company}`]);
      expect(rows).toContainEqual(['Message', `m${message}`]);
      expect(page.querySelectorAll('body *')).toHaveLength(2 + 2 + rows.length * 3);
    }),
    { numRuns: 300 },
  );
});
