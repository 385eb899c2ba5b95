import { dark, light, type ColorRoles } from '../../../src/theme/tokens.ts';

/** A color of the site for the documents, which are light or dark as the system is. */
export function inScheme(pick: (roles: ColorRoles) => string): string {
  return `light-dark(${pick(light)}, ${pick(dark)})`;
}
