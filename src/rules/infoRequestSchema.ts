import { number, object, string, type ObjectSchema } from 'yup';
import { infoForm } from '../content/infoForm.ts';
import { employeeCounts } from '../../shared/employeeCount.ts';
import { eachField, type FieldDefinition } from '../../shared/infoFields.ts';
import type { InfoRequest } from '../../shared/infoRequest.ts';
import { visibleText } from '../../shared/visibleText.ts';

/** The schema of a valid request. Its `cast` trims every string, so send the result of `cast`. */
export const infoRequestSchema: ObjectSchema<InfoRequest> = object({
  ...eachField(textSchema),
  employeeCount: number()
    .transform((value: unknown, typed: unknown) => (typed === '' ? undefined : value))
    .oneOf(
      employeeCounts.map(({ value }) => value),
      infoForm.chooseProblem,
    ),
});

function textSchema(field: FieldDefinition) {
  const text = string()
    .default('')
    .transform((typed: unknown) => (typeof typed === 'string' ? visibleText(typed) : typed))
    .max(field.limit, `Use ${field.limit} characters or fewer`);
  const { problem, isValid = () => true } = field;
  if (problem === undefined) return text;
  return text.required(problem).test('valid', problem, isValid);
}
