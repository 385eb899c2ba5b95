import { yupToFormErrors, type FormikErrors } from 'formik';
import { expect, test } from 'vitest';
import { eachField, infoFields, namesOf, type InfoName } from '../../shared/infoFields.ts';
import { infoRequestSchema } from '../../src/rules/infoRequestSchema.ts';
import { blankInfoValues } from '../../shared/infoRequest.ts';
import { validValues } from '../support/site/validRequest.ts';

const required: InfoName[] = ['firstName', 'lastName', 'email', 'phone', 'company', 'job'];
const optional: InfoName[] = ['city', 'state', 'message'];

/** Returns the problem that the form shows for each field. */
function problemsOf(values: object): FormikErrors<Record<string, string>> {
  try {
    infoRequestSchema.validateSync(values, { abortEarly: false });
    return {};
  } catch (error) {
    return yupToFormErrors(error);
  }
}

const badFields = (values: object) => Object.keys(problemsOf(values));

test('only the email is prefilled; the /info form has city, state and message, and the employee-count variant has the employee count instead', () => {
  const blank = { ...eachField(() => ''), email: 'pat@firm.example' };
  expect(blankInfoValues('pat@firm.example')).toEqual(blank);
  expect(namesOf('place')).toEqual([...required, ...optional]);
  expect(namesOf('employeeCount')).toEqual([...required, 'employeeCount']);
});

test('only first name, last name, email, phone, company and job are required', () => {
  expect(badFields(blankInfoValues(''))).toEqual(required);
});

test.each(required)('the field %s must contain a visible character', (name) => {
  expect(badFields(validValues({ [name]: ' \u200b\u2060\u2800\u3164\t' }))).toEqual([name]);
});

const words = [...required, ...optional].filter((name) => !('isValid' in infoFields[name]));

test.each(words)(
  'the field %s accepts text up to its maximum length, not counting surrounding spaces',
  (name) => {
    const longest = 'x'.repeat(infoFields[name].limit);

    expect(badFields(validValues({ [name]: `  ${longest} ` }))).toEqual([]);
    expect(badFields(validValues({ [name]: `${longest}x` }))).toEqual([name]);
  },
);

test('the schema trims strings and converts the employee count to a number', () => {
  const values = validValues({ firstName: '  Pat ', message: ' Hello\n there \n' });

  expect(infoRequestSchema.cast({ ...values, employeeCount: '4' })).toMatchObject({
    firstName: 'Pat',
    message: 'Hello\n there',
    city: '',
    employeeCount: 4,
  });
  expect(infoRequestSchema.cast(values).employeeCount).toBeUndefined();
});

test('each field has the expected label, maximum length, autocomplete attribute and error message', () => {
  const facts = eachField((one) => [one.label, one.limit, one.autoComplete, one.problem]);

  expect(facts).toEqual({
    firstName: ['First name', 25, 'given-name', 'Enter your first name'],
    lastName: ['Last name', 25, 'family-name', 'Enter your last name'],
    // The email is read-only in the form, so browsers cannot fill it in.
    email: ['Email', 50, undefined, 'Verify your email again'],
    phone: ['Phone', 25, 'tel', 'Enter a phone number, such as 512-555-0134'],
    company: ['Company', 50, 'organization', 'Enter your company'],
    job: ['Job title', 50, 'organization-title', 'Enter your job title'],
    city: ['City', 50, 'address-level2', undefined],
    state: ['State', 25, 'address-level1', undefined],
    message: ['Message', 500, undefined, undefined],
    employeeCount: ['Number of employees', 22, undefined, undefined],
  });
});

test.each<[InfoName, string, string]>([
  ['firstName', ' ', 'Enter your first name'],
  ['email', 'pat@firm', 'Verify your email again'],
  ['phone', '1', 'Enter a phone number, such as 512-555-0134'],
  ['phone', '+1 (512) 555-0134 ext. 4521', 'Phone: use at most 25 characters'],
  ['city', 'x'.repeat(51), 'City: use at most 50 characters'],
  ['employeeCount', '10', 'Choose one of the answers'],
])('the field %s with the value %j shows "%s"', (name, text, problem) => {
  expect(problemsOf(validValues({ [name]: text }))).toEqual({ [name]: problem });
});
