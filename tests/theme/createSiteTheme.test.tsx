import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { ThemeProvider } from '@mui/material/styles';
import type { ComponentType, ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { createSiteTheme } from '../../src/theme/createSiteTheme.ts';

interface Stories {
  default: { component: ComponentType<object>; args?: object };
  [name: string]: { args?: object; render?: (args: object) => ReactNode };
}

const files = import.meta.glob<Stories>(
  '../../stories/{ui,frame,gate,info,landing,policy,fallback}/*.stories.tsx',
  { eager: true },
);

test.each(Object.entries(files))('the theme defines every variable that is read: %s', (_, file) => {
  const html = drawn(file);
  const defined = new Set(html.match(/--mui-[\w-]+(?=:)/g));
  const read = html.match(/(?<=var\()--mui-[\w-]+(?=[,)])/g) ?? [];

  expect(defined.size).toBeGreaterThan(50);
  expect(read.filter((name) => !defined.has(name))).toEqual([]);
});

/** The markup and the styles of all stories of a file. */
function drawn({ default: { component: Part, args }, ...stories }: Stories) {
  return Object.values(stories)
    .map((story) => {
      const props = { ...args, ...story.args };
      return renderToString(
        <CacheProvider value={createCache({ key: 'css' })}>
          <ThemeProvider theme={createSiteTheme()}>
            {story.render ? story.render(props) : <Part {...props} />}
          </ThemeProvider>
        </CacheProvider>,
      );
    })
    .join('');
}
