import { globSync } from 'node:fs';
import { dark, light, type ColorRoles } from '../../src/theme/tokens.ts';

/** Drawings, logos and icons, which cannot read the theme. Their colors are named after tokens. */
export const paintedFiles = globSync('{src/assets,public,tools/brand}/**/*.{svg,html}');

const colors = new Map([...namedColors('light', light), ...namedColors('dark', dark)]);

/**
 * Sets each custom property of a drawing, such as `--light-hivis-main`, to the color of the token
 * with that name. Throws if there is no such token.
 */
export function paint(drawing: string): string {
  return drawing.replace(/(?<=--((?:light|dark)-\w+-\w+): ?)#\w+/g, (_, name: string) => {
    const color = colors.get(name);
    if (!color) throw new Error(`src/theme/tokens.ts has no color for --${name}.`);
    return color.toLowerCase();
  });
}

function namedColors(scheme: string, roles: ColorRoles): [string, string][] {
  return Object.entries(roles).flatMap(([group, colorsOfGroup]: [string, object]) =>
    Object.entries(colorsOfGroup).map(([role, color]): [string, string] => [
      `${scheme}-${group}-${role}`,
      String(color),
    ]),
  );
}
