import { object, ValidationError } from 'yup';
import { infoRequestSchema as realSchema } from '../../../src/rules/infoRequestSchema.ts';
import { rows } from './rows.ts';

/** Stands for the rules of the same name: as many fields as the address asks for. */
export const infoRequestSchema = object(
  Object.fromEntries(rows.map(({ name, like }) => [name, realSchema.fields[like]])),
);

export type FieldValues = Record<string, string>;

export const blankInfoValues = (): FieldValues =>
  Object.fromEntries(rows.map(({ name }) => [name, '']));

export function infoProblem(name: string, values: FieldValues): string | undefined {
  try {
    infoRequestSchema.validateSyncAt(name, values);
    return undefined;
  } catch (error) {
    if (error instanceof ValidationError) return error.message;
    throw error;
  }
}
