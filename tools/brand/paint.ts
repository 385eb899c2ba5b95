import { globSync } from 'node:fs';
import { dark, light, type ColorRoles } from '../../src/theme/tokens.ts';

/** The drawings, logos and icons: what no theme reaches. Their colors are named after tokens. */
export const paintedFiles = globSync('{src/assets,public,tools/brand}/**/*.{svg,html}');

const colors = new Map([...namedColors('light', light), ...namedColors('dark', dark)]);

/**
 * A drawing in the colors of the tokens: each custom property such as `--light-hivis-main` gets the
 * color of its token. Throws when no token has the name.
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
