import {
  createTransitions,
  unstable_createBreakpoints as createBreakpoints,
  type Theme,
} from '@mui/material/styles';
import type { ElementType } from 'react';
import { values } from 'virtual:theme-values';
import { siteComponents } from './siteComponents.ts';

type Tree = { [name: string]: unknown };

/**
 * The site's theme in the browser: the values that the build computed, and the few functions that
 * the site's parts call. `createSiteTheme` is the whole of it.
 */
export function builtTheme(linkComponent: ElementType): Theme {
  return {
    ...values,
    vars: variables(values),
    breakpoints: createBreakpoints(values.breakpoints),
    transitions: createTransitions({}),
    typography: { ...values.typography, pxToRem: (size: number) => `${size / 16}rem` },
    spacing: (steps: number) => `calc(${steps} * 8px)`,
    alpha: (color: string, opacity: number | string) =>
      `rgba(${color.replace(/\)/g, 'Channel)')} / ${typeof opacity === 'string' ? `calc(${opacity})` : opacity})`,
    applyStyles: (scheme: string, styles: object) =>
      scheme === 'dark' ? { '@media (prefers-color-scheme: dark)': styles } : {},
    components: siteComponents(linkComponent),
    // What is missing is called by no part of the site; tests/theme holds it against the whole.
  } as unknown as Theme;
}

/** The CSS variable of every value, in the same tree. */
function variables(tree: Tree, prefix = '--mui'): Tree {
  return Object.fromEntries(
    Object.entries(tree).map(([name, value]) => {
      const variable = `${prefix}-${name}`;
      const nested = typeof value === 'object' && value !== null;
      return [name, nested ? variables(value as Tree, variable) : `var(${variable})`];
    }),
  );
}
