import type { Plugin } from 'vite';
import { themeValues } from '../src/theme/themeValues.ts';

const MODULE = 'virtual:theme-values';

/**
 * Lets Vite import the theme's values from `virtual:theme-values`, computed once while the site is
 * built, so that MUI's code for making themes does not travel to the browser.
 * @param alone true where nothing but the site's own theme is used: MUI's default theme is left out.
 */
export function themePlugin({ alone }: { alone: boolean }): Plugin {
  return {
    name: 'theme-values',
    enforce: 'pre',
    resolveId: (source) => (source === MODULE ? `\0${MODULE}` : undefined),
    load(id) {
      if (id === `\0${MODULE}`) {
        return Object.entries(themeValues())
          .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
          .join('\n');
      }
      if (alone && /@mui\/material\/styles\/defaultTheme\.m?js$/.test(id))
        return 'export default {};';
      return undefined;
    },
  };
}
