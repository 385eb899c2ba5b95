// @vitest-environment jsdom
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { salesSummary } from '../../src/api/salesSummary.ts';
import { summaryLabels } from '../../shared/infoFields.ts';
import { infoRequestSchema } from '../../src/rules/infoRequestSchema.ts';
import { createLead } from '../../shared/lead.ts';
import type { InfoRequest } from '../../shared/infoRequest.ts';
import { validRequest, validValues } from '../support/site/validRequest.ts';

const ID = '0123456789abcdef0123456789abcdef';

/** Returns the parsed summary of a request, and the name and value of each row. */
function read(request: InfoRequest) {
  const html = salesSummary(createLead(request, ID));
  const page = new DOMParser().parseFromString(html, 'text/html');
  const rows = [...page.querySelectorAll('tr')].map((row) =>
    [...row.children].map((cell) => cell.textContent),
  );
  return { page, rows };
}

test('the summary shows a heading, name, email, company, job title, phone, city, state and message, but not the submission id', () => {
  const { page, rows } = read(
    validRequest({ city: 'Austin', state: 'Texas', message: 'one\ntwo\r\nthree\rfour' }),
  );

  expect(page.querySelector('h1')?.textContent).toBe('Request for information');
  expect(rows.map(([label]) => label)).toEqual(summaryLabels.filter((row) => row !== 'Employees'));
  expect(Object.fromEntries(rows)).toMatchObject({
    Name: 'Pat Reed',
    Email: 'pat@firm.example',
    Company: 'Reed & Partners',
    'Job title': 'Partner',
    Phone: '512-555-0134',
    City: 'Austin',
    State: 'Texas',
    Message: 'onetwothreefour',
  });
  expect(page.querySelectorAll('tr:last-child br')).toHaveLength(3);
  const around = page.querySelector('body > section:only-child');
  expect(around?.getAttribute('data-submission-id')).toBe(ID);
  expect(page.body.textContent).not.toContain(ID);
});

test("city, state and message default to 'No City Submitted', 'No State Submitted' and 'No Message Submitted', and a request with an employee count has a row for this count", () => {
  const blank = validValues({ city: '  ', state: '\t', message: ' \n ', employeeCount: '7' });

  expect(read(infoRequestSchema.cast(blank)).rows.slice(-4)).toEqual([
    ['City', 'No City Submitted'],
    ['State', 'No State Submitted'],
    ['Message', 'No Message Submitted'],
    ['Employees', '201-1,000 employees'],
  ]);
});

test('every value is escaped, so that its text appears unchanged and adds no HTML element', () => {
  const typed = fc.string({
    maxLength: 60,
    unit: fc.constantFrom('<', '>', '&', '"', "'", '/', '=', ';', '#', 'a', ' ', '`'),
  });

  fc.assert(
    fc.property(typed, typed, (company, message) => {
      const { page, rows } = read(validRequest({ company: `c${company}`, message: `m${message}` }));
      expect(rows).toContainEqual(['Company', `c${company}`]);
      expect(rows).toContainEqual(['Message', `m${message}`]);
      expect(page.querySelectorAll('body *')).toHaveLength(2 + 2 + rows.length * 3);
    }),
    { numRuns: 300 },
  );
});
