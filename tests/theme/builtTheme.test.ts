import { expect, test } from 'vitest';
import { builtTheme } from '../../src/theme/builtTheme.ts';
import { createSiteTheme } from '../../src/theme/createSiteTheme.ts';
import { drawn, stories } from '../support/site/drawnStories.tsx';
import { styleSheets } from 'virtual:theme-values';

// As MUI's own provider does: variables without the values to fall back on.
const whole = createSiteTheme();
const named = { ...whole, vars: whole.generateThemeVars() };

test.each(stories)('the theme of the build draws what the whole theme draws: %s', (_, part) => {
  expect(drawn(part, builtTheme('a'))).toBe(drawn(part, named));
});

test.each(stories)('the page defines each variable that is read: %s', (_, part) => {
  const defined = new Set(JSON.stringify(styleSheets).match(/--mui-[\w-]+(?=":)/g));
  const read = drawn(part, builtTheme('a')).match(/(?<=var\()--mui-[\w-]+/g) ?? [];

  // Of a shadow that is not defined a browser draws none, which is what the design has; the greys
  // are those of a button's variant that the overrides color.
  const unknown = read.filter((name) => !defined.has(name) && !/shadow|grey/i.test(name));
  expect(unknown).toEqual([]);
});
