// @vitest-environment node
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import type { Theme } from '@mui/material/styles';
import ThemeProvider from '@mui/system/ThemeProvider';
import type { ComponentType, ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { builtTheme } from '../../src/theme/builtTheme.ts';
import { createSiteTheme } from '../../src/theme/createSiteTheme.ts';
import { styleSheets } from 'virtual:theme-values';

interface Stories {
  default: { component: ComponentType<object>; args?: object };
  [name: string]: { args?: object; render?: (args: object) => ReactNode };
}

const files = import.meta.glob<Stories>(
  ['../../stories/*.stories.tsx', '!../../stories/*Mail.stories.tsx'],
  { eager: true },
);
const stories = Object.entries(files).flatMap(([file, { default: meta, ...named }]) =>
  Object.entries(named).map(([name, story]) => {
    const Part = meta.component;
    const args = { ...meta.args, ...story.args };
    const part = story.render ? story.render(args) : <Part {...args} />;
    return [`${/(\w+)\.stories/.exec(file)?.[1]} ${name}`, part] as const;
  }),
);

/** The markup and the styles of a part, as a browser gets them. */
const drawn = (part: ReactNode, theme: Theme) =>
  renderToString(
    <CacheProvider value={createCache({ key: 'css' })}>
      <ThemeProvider theme={theme}>{part}</ThemeProvider>
    </CacheProvider>,
  );

// As MUI's own provider does: variables without the values to fall back on.
const whole = createSiteTheme();
const named = { ...whole, vars: whole.generateThemeVars() };

test.each(stories)('the theme of the build draws what the whole theme draws: %s', (_, part) => {
  expect(drawn(part, builtTheme('a'))).toBe(drawn(part, named));
});

test.each(stories)('the page defines each variable that is read: %s', (_, part) => {
  const defined = new Set(JSON.stringify(styleSheets).match(/--mui-[\w-]+(?=":)/g));
  const read = drawn(part, builtTheme('a')).match(/(?<=var\()--mui-[\w-]+/g) ?? [];

  // Of a shadow that is not defined a browser draws none, which is what the design has; the greys are
  // those of a button's variant that the overrides color.
  const unknown = read.filter((name) => !defined.has(name) && !/shadows|grey/.test(name));
  expect(unknown).toEqual([]);
});
