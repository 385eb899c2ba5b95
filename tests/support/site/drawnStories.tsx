import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import type { Theme } from '@mui/material/styles';
import ThemeProvider from '@mui/system/ThemeProvider';
import type { ComponentType, ReactNode } from 'react';
import { renderToString } from 'react-dom/server';

interface Stories {
  default: { component: ComponentType<object>; args?: object };
  [name: string]: { args?: object; render?: (args: object) => ReactNode };
}

const files = import.meta.glob<Stories>(
  ['../../stories/*.stories.tsx', '!../../stories/*Mail.stories.tsx'],
  { eager: true },
);

/** The parts of the site in each state that Storybook shows, with the names of their stories. */
export const stories = Object.entries(files).flatMap(([file, { default: meta, ...named }]) =>
  Object.entries(named).map(([name, story]) => {
    const Part = meta.component;
    const args = { ...meta.args, ...story.args };
    const part = story.render ? story.render(args) : <Part {...args} />;
    return [`${/(\w+)\.stories/.exec(file)?.[1]} ${name}`, part] as const;
  }),
);

/** The markup and the styles of a part, as a browser gets them. */
export const drawn = (part: ReactNode, theme: Theme) =>
  renderToString(
    <CacheProvider value={createCache({ key: 'css' })}>
      <ThemeProvider theme={theme}>{part}</ThemeProvider>
    </CacheProvider>,
  );
