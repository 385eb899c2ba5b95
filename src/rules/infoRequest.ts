import { number, object, string, ValidationError, type InferType } from 'yup';
import { infoFields } from '../content/infoFields.ts';
import { isEmail } from './email.ts';
import { employeeCounts } from './employeeCount.ts';
import { infoLimits, type InfoTextName } from './infoLimits.ts';
import { isPhone } from './phone.ts';
import { visibleText } from './visibleText.ts';

const text = (name: InfoTextName) =>
  string()
    .transform((typed: unknown) => (typeof typed === 'string' ? visibleText(typed) : typed))
    .max(infoLimits[name], `${infoFields[name].label}: use at most ${infoLimits[name]} characters`);

const optional = (name: InfoTextName) => text(name).default('');

const required = (name: Exclude<InfoTextName, 'city' | 'state' | 'message'>) =>
  text(name).required(infoFields[name].problem);

/**
 * What a valid request is, and the sentence for each field that is not. Casting trims every text;
 * send what it casts, not what was typed.
 */
export const infoRequestSchema = object({
  firstName: required('firstName'),
  lastName: required('lastName'),
  email: required('email').test('email', infoFields.email.problem, (text) => isEmail(text)),
  phone: required('phone').test('phone', infoFields.phone.problem, (text) => isPhone(text)),
  company: required('company'),
  job: required('job'),
  city: optional('city'),
  state: optional('state'),
  message: optional('message'),
  employeeCount: number()
    .transform((value: unknown, typed: unknown) => (typed === '' ? undefined : value))
    .oneOf(
      employeeCounts.map(({ value }) => value),
      infoFields.employeeCount.problem,
    ),
});

/** A request that is ready to send: valid, every text trimmed. */
export type InfoRequest = InferType<typeof infoRequestSchema>;

/** The form as it is typed: every field a text, an unanswered employee count an empty one. */
export type InfoValues = Record<InfoTextName | 'employeeCount', string>;

export type InfoName = keyof InfoValues;

/** Every field, in the order of the form. */
export const infoNames: readonly InfoName[] = [
  'firstName',
  'lastName',
  'email',
  'phone',
  'company',
  'job',
  'city',
  'state',
  'message',
  'employeeCount',
];

/** An untouched form for a verified address. */
export function blankInfoValues(email: string): InfoValues {
  return {
    firstName: '',
    lastName: '',
    email,
    phone: '',
    company: '',
    job: '',
    city: '',
    state: '',
    message: '',
    employeeCount: '',
  };
}

/** The sentence that says what is wrong with one field, or undefined when it is right. */
export function infoProblem(name: InfoName, values: InfoValues): string | undefined {
  try {
    infoRequestSchema.validateSyncAt(name, values);
    return undefined;
  } catch (error) {
    if (error instanceof ValidationError) return error.message;
    throw error;
  }
}
