import { yupToFormErrors, type FormikErrors } from 'formik';
import { expect, test } from 'vitest';
import {
  eachField,
  infoFields,
  infoNames,
  namesOf,
  summaryLabels,
  type InfoName,
} from '../../src/rules/infoFields.ts';
import { infoRequestSchema } from '../../src/rules/form/infoRequestSchema.ts';
import { blankInfoValues } from '../../src/rules/infoRequest.ts';
import { rowLimit } from '../../src/rules/lead.ts';
import { validValues } from '../support/site/validRequest.ts';

const required = infoNames.filter((name) => infoFields[name].required);
const optional: InfoName[] = ['city', 'state', 'message'];

/** The first problem of each field, as the form shows it. */
function problemsOf(values: object): FormikErrors<Record<string, string>> {
  try {
    infoRequestSchema.validateSync(values, { abortEarly: false });
    return {};
  } catch (error) {
    return yupToFormErrors(error);
  }
}

/** The fields that the schema refuses. */
const badFields = (values: object) => Object.keys(problemsOf(values));

test('the form asks for the fields of the information request, email filled in [3.4, 3.5, 3.7, 3.8, 3.9, 3.10, 3.11, 3.12, 3.15, 3.16]', () => {
  expect(blankInfoValues('pat@firm.example')).toEqual({
    ...eachField(() => ''),
    email: 'pat@firm.example',
  });
});

test('first name, last name, email, phone, company and job are required, the rest is not [5.3]', () => {
  const specified = ['firstName', 'lastName', 'email', 'phone', 'company', 'job'];
  expect(badFields(blankInfoValues(''))).toEqual(expect.arrayContaining(specified));
  expect(badFields(blankInfoValues(''))).toEqual(required);
});

test.each(required)('%s of blanks and invisible marks is empty [5.3]', (name) => {
  expect(badFields(validValues({ [name]: ' \u200b\u2060\t' }))).toEqual([name]);
});

test('/info asks for city, state and message; the other variant for the employee count [3.15]', () => {
  expect(namesOf('place')).toEqual([...required, ...optional]);
  expect(namesOf('employeeCount')).toEqual([...required, 'employeeCount']);
});

test('every row that sales reads holds a field of the form', () => {
  expect(new Set(infoNames.map((name) => infoFields[name].row))).toEqual(new Set(summaryLabels));
});

const words = [...required, ...optional].filter((name) => !('isValid' in infoFields[name]));

test.each(words)(
  '%s takes its maximum length, counted without blanks around, and no more [5.4, 5.5, 5.8, 5.9, 9.1]',
  (name) => {
    const longest = 'x'.repeat(infoFields[name].limit);

    expect(badFields(validValues({ [name]: `  ${longest} ` }))).toEqual([]);
    expect(badFields(validValues({ [name]: `${longest}x` }))).toEqual([name]);
  },
);

test.each<[InfoName, string]>([
  ['email', 'pat@firm'],
  ['phone', '555'],
  ['employeeCount', '10'],
])('%s %j is refused [3.13, 5.6, 5.7, 9.2]', (name, text) => {
  expect(badFields(validValues({ [name]: text }))).toEqual([name]);
});

test('a request is sent as the schema casts it: every text trimmed', () => {
  const request = infoRequestSchema.cast(
    validValues({ firstName: '  Pat ', message: ' Hello\n there \n', employeeCount: '4' }),
  );

  expect(request).toMatchObject({
    firstName: 'Pat',
    message: 'Hello\n there',
    city: '',
    employeeCount: 4,
  });
  expect(infoRequestSchema.cast(validValues()).employeeCount).toBeUndefined();
});

test('each field has its label, the maximum length of section 9, and what browsers fill in [9.1]', () => {
  const facts = eachField(({ label, limit, autoComplete }) => [label, limit, autoComplete]);

  expect(facts).toEqual({
    firstName: ['First name', 25, 'given-name'],
    lastName: ['Last name', 25, 'family-name'],
    email: ['Email', 50, undefined],
    phone: ['Phone', 25, 'tel'],
    company: ['Company', 50, 'organization'],
    job: ['Job title', 50, 'organization-title'],
    city: ['City', 50, 'address-level2'],
    state: ['State', 25, 'address-level1'],
    message: ['Message', 500, undefined],
    employeeCount: ['Number of employees', 22, undefined],
  });
});

test('a row holds what its fields may hold', () => {
  expect(summaryLabels.map(rowLimit)).toEqual([51, 50, 50, 50, 25, 50, 25, 500, 22]);
});

test.each<[InfoName, string, string]>([
  ['firstName', ' ', 'Enter your first name'],
  ['job', '', 'Enter your job title'],
  ['phone', '1', 'Enter a phone number, such as 512-555-0134'],
  ['phone', '+1 (512) 555-0134 ext. 4521', 'Phone: use at most 25 characters'],
  ['city', 'x'.repeat(51), 'City: use at most 50 characters'],
])('%s %j has the problem: %s', (name, text, problem) => {
  expect(problemsOf(validValues({ [name]: text }))).toEqual({ [name]: problem });
});
