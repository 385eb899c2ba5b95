import { infoFields as real, type InfoField } from '../../../src/rules/infoFields.ts';
import { rows } from './rows.ts';

export type { InfoFormVariant, InfoName } from '../../../src/rules/infoFields.ts';

/** Stands for the list of the same name: as many lines of text as the address asks for. */
export const infoFields: Record<string, InfoField> = Object.fromEntries(
  rows.map(({ name, like }) => [name, { ...real[like], control: 'line' as const }]),
);

export const infoNames = Object.keys(infoFields);

export const namesOf = () => infoNames;
