import { basename, join, resolve } from 'node:path';
import type { Plugin } from 'vite';

const COMPONENTS = resolve('src/components');
const swapped = ['infoFields.ts', 'infoRequest.ts'];

/**
 * Gives the product's form the rows of this folder in place of its nine: what a component
 * imports under one of these names comes from here.
 */
export function swapRows(): Plugin {
  return {
    name: 'swap-rows',
    enforce: 'pre',
    resolveId(source, importer = '') {
      const name = basename(source);
      const component = importer.startsWith(COMPONENTS);
      return component && swapped.includes(name) ? join(import.meta.dirname, name) : null;
    },
  };
}
