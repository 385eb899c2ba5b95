import { globSync } from 'node:fs';
import { dark, light, type ColorRoles } from '../../src/theme/tokens.ts';

/** The drawings, logos and icons, to which no theme applies. Their colors have the names of tokens. */
export const paintedFiles = globSync('{src/assets,public,tools/brand}/**/*.{svg,html}');

const colors = new Map([...namedColors('light', light), ...namedColors('dark', dark)]);

/**
 * Colors a drawing by the tokens: each custom property such as `--light-hivis-main` gets the color
 * of its token. Throws if no token has the name.
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
