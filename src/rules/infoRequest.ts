import { number, object, string, ValidationError, type ObjectSchema } from 'yup';
import { infoForm } from '../content/infoForm.ts';
import { employeeCounts } from './employeeCount.ts';
import { eachField, type InfoField, type InfoName, type InfoTextName } from './infoFields.ts';
import { visibleText } from './visibleText.ts';

/** A request that is ready to send: valid, every text trimmed. */
export interface InfoRequest extends Record<InfoTextName, string> {
  /** The chosen answer, 1 to 9. */
  employeeCount?: number | undefined;
}

/** The form as it is typed: every field a text, an unanswered employee count an empty one. */
export type InfoValues = Record<InfoName, string>;

/** The sentence for each field that is not right. */
export type InfoProblems = Partial<Record<InfoName, string>>;

/**
 * Where the request under way stands. `unverified`: no valid email is stored, so nothing was sent,
 * and the visitor has to pass the gate again.
 */
export type InfoFormStatus = 'idle' | 'sending' | 'failed' | 'unverified';

/**
 * What a valid request is, and the sentence for each field that is not. Casting trims every text:
 * send what it casts, not what was typed.
 */
export const infoRequestSchema: ObjectSchema<InfoRequest> = object({
  ...eachField(textSchema),
  employeeCount: number()
    .transform((value: unknown, typed: unknown) => (typed === '' ? undefined : value))
    .oneOf(
      employeeCounts.map(({ value }) => value),
      infoForm.chooseProblem,
    ),
});

function textSchema(field: InfoField) {
  const text = string()
    .default('')
    .transform((typed: unknown) => (typeof typed === 'string' ? visibleText(typed) : typed))
    .max(field.limit, `${field.label}: use at most ${field.limit} characters`);
  if (!field.required) return text;
  const { problem, isValid = () => true } = field;
  return text.required(problem).test('valid', problem, isValid);
}

/** An untouched form for a verified email. */
export function blankInfoValues(email: string): InfoValues {
  return { ...eachField(() => ''), email };
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
