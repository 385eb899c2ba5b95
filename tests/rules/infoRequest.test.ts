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
import { infoRequestSchema } from '../../src/rules/infoRequestSchema.ts';
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

test('a filled-in form is a valid request', () => {
  expect(badFields(validValues())).toEqual([]);
});

test('the form asks for the fields of the information request, email filled in [3.4, 3.5, 3.7, 3.8, 3.9, 3.10, 3.11, 3.12, 3.15, 3.16]', () => {
  expect(blankInfoValues('pat@firm.example')).toMatchObject({
    firstName: '',
    lastName: '',
    email: 'pat@firm.example',
    phone: '',
    company: '',
    job: '',
    city: '',
    state: '',
    message: '',
    employeeCount: '',
  });
});

test('first name, last name, email, phone, company and job are required, the rest is not [5.3]', () => {
  const specified = ['firstName', 'lastName', 'email', 'phone', 'company', 'job'];
  expect(badFields(blankInfoValues(''))).toEqual(expect.arrayContaining(specified));
  expect(badFields(blankInfoValues(''))).toEqual(required);
});

test.each(required)('%s of blanks, or of marks that nobody sees, is empty [5.3]', (name) => {
  expect(badFields(validValues({ [name]: ' \t ' }))).toEqual([name]);
  expect(badFields(validValues({ [name]: '\u200b\u2060' }))).toEqual([name]);
});

test('the maximum lengths are those of section 9 [9.1]', () => {
  expect(eachField(({ limit }) => limit)).toMatchObject({
    firstName: 25,
    lastName: 25,
    email: 50,
    phone: 25,
    company: 50,
    job: 50,
    city: 50,
    state: 25,
    message: 500,
  });
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
  ['email', `${'p'.repeat(50)}@firm.example`],
  ['phone', '555'],
  ['phone', 'none'],
  ['employeeCount', '0'],
  ['employeeCount', '10'],
  ['employeeCount', '1.5'],
  ['employeeCount', 'many'],
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
});

test('the employee count is optional [3.13]', () => {
  expect(infoRequestSchema.cast(validValues()).employeeCount).toBeUndefined();
});

test('each field has its label, and browsers know what to fill in', () => {
  expect(eachField(({ label, type, autoComplete }) => [label, type, autoComplete])).toEqual({
    firstName: ['First name', undefined, 'given-name'],
    lastName: ['Last name', undefined, 'family-name'],
    email: ['Email', undefined, undefined],
    phone: ['Phone', 'tel', 'tel'],
    company: ['Company', undefined, 'organization'],
    job: ['Job title', undefined, 'organization-title'],
    city: ['City', undefined, 'address-level2'],
    state: ['State', undefined, 'address-level1'],
    message: ['Message', undefined, undefined],
    employeeCount: ['Number of employees', undefined, undefined],
  });
});

test('a row holds what its fields may hold', () => {
  expect(summaryLabels.map(rowLimit)).toEqual([51, 50, 50, 50, 25, 50, 25, 500, 22]);
});

test.each<[InfoName, string, string]>([
  ['firstName', ' ', 'Enter your first name'],
  ['company', '', 'Enter your company'],
  ['job', '', 'Enter your job title'],
  ['phone', '1', 'Enter a phone number, such as 512-555-0134'],
  ['phone', '+1 (512) 555-0134 ext. 4521', 'Phone: use at most 25 characters'],
  ['city', 'x'.repeat(51), 'City: use at most 50 characters'],
])('%s %j has the problem: %s', (name, text, problem) => {
  expect(problemsOf(validValues({ [name]: text }))).toEqual({ [name]: problem });
});
