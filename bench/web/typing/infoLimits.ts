import { infoLimits as real } from '../../../src/rules/infoLimits.ts';
import { rows } from './rows.ts';

/** Stands for the limits of the same name: as many fields as the address asks for. */
export const infoLimits = Object.fromEntries(rows.map(({ name, like }) => [name, real[like]]));
