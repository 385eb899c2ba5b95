import { infoFields as real } from '../../../src/content/infoFields.ts';
import { rows } from './rows.ts';

export { infoForm } from '../../../src/content/infoFields.ts';

/** Stands for the words of the same name: as many fields as the address asks for. */
export const infoFields = Object.fromEntries(rows.map(({ name, like }) => [name, real[like]]));
