import type { Plugin } from 'vite';
import { themeValues } from '../src/theme/themeValues.ts';

const MODULE = 'virtual:theme-values';

/**
 * Lets Vite import the theme's values from `virtual:theme-values`, computed once while the site is
 * built, so that MUI's code for making themes does not travel to the browser.
 */
export function themePlugin(): Plugin {
  return {
    name: 'theme-values',
    resolveId: (source) => (source === MODULE ? `\0${MODULE}` : undefined),
    load: (id) =>
      id === `\0${MODULE}`
        ? Object.entries(themeValues())
            .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
            .join('\n')
        : undefined,
  };
}
