import { yupToFormErrors, type FormikErrors } from 'formik';
import { describe, expect, test } from 'vitest';
import { namesOf, type InfoName } from '../../shared/infoFields.ts';
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

describe('the form', () => {
  test('has city, state and message on /info', () => {
    expect(namesOf('place')).toEqual([...required, ...optional]);
  });

  test('has the employee count instead in its other variant', () => {
    expect(namesOf('employeeCount')).toEqual([...required, 'employeeCount']);
  });
});

describe('a request', () => {
  test('needs first name, last name, email, phone, company and job', () => {
    expect(badFields(blankInfoValues(''))).toEqual(required);
  });

  test.each(required)('needs a visible character in %s', (name) => {
    expect(badFields(validValues({ [name]: ' \u200b\u2060\u2800\u3164\t' }))).toEqual([name]);
  });

  test.each<[InfoName, number]>([
    ['firstName', 25],
    ['lastName', 25],
    ['company', 50],
    ['job', 50],
    ['city', 50],
    ['state', 25],
    ['message', 500],
  ])('has at most this text in %s: %i characters', (name, limit) => {
    const longest = 'x'.repeat(limit);

    expect(badFields(validValues({ [name]: `  ${longest} ` }))).toEqual([]);
    expect(badFields(validValues({ [name]: `${longest}x` }))).toEqual([name]);
  });

  test('is sent without surrounding spaces', () => {
    const values = validValues({ firstName: '  Pat ', message: ' Hello\n there \n' });

    expect(infoRequestSchema.cast(values)).toMatchObject({
      firstName: 'Pat',
      message: 'Hello\n there',
      city: '',
    });
  });

  test.each<[string, number | undefined]>([
    ['', undefined],
    ['1', 1],
    ['9', 9],
  ])('has the employee count %j as %s', (employeeCount, count) => {
    const values = validValues({ employeeCount });

    expect(badFields(values)).toEqual([]);
    expect(infoRequestSchema.cast(values).employeeCount).toBe(count);
  });

  test.each<[InfoName, string, string]>([
    ['firstName', ' ', 'Enter your first name'],
    ['email', 'pat@firm', 'Verify your email again'],
    ['phone', '1', 'Enter a phone number, such as 512-555-0134'],
    ['phone', '+1 (512) 555-0134 ext. 4521', 'Use 25 characters or fewer'],
    ['city', 'x'.repeat(51), 'Use 50 characters or fewer'],
    ['employeeCount', '0', 'Choose one of the answers'],
    ['employeeCount', '10', 'Choose one of the answers'],
  ])('with %s %j is refused: %s', (name, text, problem) => {
    expect(problemsOf(validValues({ [name]: text }))).toEqual({ [name]: problem });
  });
});
