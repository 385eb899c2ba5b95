import type { Plugin } from 'vite';

const STYLED = /\bconst (\w+) = styled\(([^(),]+)\)(?=[(<])/g;

/**
 * Gives each styled part the class `css-…-Name`, so that a failure of axe names it. In Storybook
 * and its tests alone: visitors need no names.
 */
export function labelStyles(): Plugin {
  return {
    name: 'label-styles',
    enforce: 'pre',
    transform(code, id) {
      if (!/\/src\/components\/.*\.tsx$/.test(id)) return null;
      return { code: code.replace(STYLED, `const $1 = styled($2, { label: '$1' })`), map: null };
    },
  };
}
