import { number, object, string, ValidationError, type InferType } from 'yup';
import { EMAIL_MAX_LENGTH, isEmail } from './email.ts';
import { employeeCounts } from './employeeCount.ts';
import { isPhone, PHONE_MAX_LENGTH } from './phone.ts';

/** The most characters that each text field takes (specification, sections 5 and 9). */
export const infoLimits = {
  firstName: 25,
  lastName: 25,
  email: EMAIL_MAX_LENGTH,
  phone: PHONE_MAX_LENGTH,
  company: 50,
  job: 50,
  city: 50,
  state: 25,
  message: 500,
} as const;

/** A text field of the form. */
export type InfoTextName = keyof typeof infoLimits;

const required = (name: InfoTextName, sentence: string) =>
  string().trim().required(sentence).max(infoLimits[name], `Use at most ${infoLimits[name]} characters`);

const optional = (name: InfoTextName) =>
  string().trim().default('').max(infoLimits[name], `Use at most ${infoLimits[name]} characters`);

const PHONE_SENTENCE = 'Enter a phone number, such as 512-555-0134';
const EMAIL_SENTENCE = 'Verify your email address again';

/**
 * What a valid request is, and the sentence for each field that is not. Casting trims every text;
 * send what it casts, not what was typed.
 */
export const infoRequestSchema = object({
  firstName: required('firstName', 'Enter your first name'),
  lastName: required('lastName', 'Enter your last name'),
  email: required('email', EMAIL_SENTENCE).test('email', EMAIL_SENTENCE, (text) => isEmail(text)),
  phone: required('phone', PHONE_SENTENCE).test('phone', PHONE_SENTENCE, (text) => isPhone(text)),
  company: required('company', 'Enter your company'),
  job: required('job', 'Enter your job title'),
  city: optional('city'),
  state: optional('state'),
  message: optional('message'),
  employeeCount: number()
    .transform((value: unknown, typed: unknown) => (typed === '' ? undefined : value))
    .oneOf(
      employeeCounts.map(({ value }) => value),
      'Choose one of the answers',
    ),
});

/** A request that is ready to send: valid, every text trimmed. */
export type InfoRequest = InferType<typeof infoRequestSchema>;

/** The form as it is typed: every field a text, an unanswered employee count an empty one. */
export type InfoValues = Record<InfoTextName | 'employeeCount', string>;

export type InfoName = keyof InfoValues;

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
