import { CssBaseline, ThemeProvider } from '@mui/material';
import type { Decorator, Preview } from '@storybook/react-vite';
import { expect, spyOn } from 'storybook/test';
import { createSiteTheme } from '../src/theme/createSiteTheme.ts';
import { storybookTheme } from './storybookTheme.ts';
import { viewports } from './viewports.ts';

const theme = createSiteTheme({ colorSchemeSelector: 'data-color-scheme' });

/** The site's theme in the scheme of the toolbar. A new scheme is a new provider: MUI reads it once. */
const withTheme: Decorator = (Story, { globals }) => {
  const scheme = globals['colorScheme'] === 'dark' ? 'dark' : 'light';
  return (
    <ThemeProvider key={scheme} theme={theme} defaultMode={scheme} storageManager={null} noSsr>
      <CssBaseline enableColorScheme />
      <Story />
    </ThemeProvider>
  );
};

/** A story that logs an error or a warning fails as a test. Storybook's own page has its own. */
function listen() {
  spyOn(console, 'error');
  spyOn(console, 'warn');
}

async function expectSilence() {
  await expect(console.error).not.toHaveBeenCalled();
  await expect(console.warn).not.toHaveBeenCalled();
}

const preview: Preview = {
  decorators: [withTheme],
  tags: ['autodocs'],
  initialGlobals: { colorScheme: 'light' },
  globalTypes: {
    colorScheme: {
      description: 'The color scheme of the page',
      toolbar: {
        title: 'Color scheme',
        icon: 'contrast',
        items: [
          { value: 'light', title: 'Light', icon: 'sun' },
          { value: 'dark', title: 'Dark', icon: 'moon' },
        ],
        dynamicTitle: true,
      },
    },
  },
  parameters: {
    a11y: {
      test: 'error',
      options: {
        runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
      },
    },
    // The theme paints the page; a second background would hide it.
    backgrounds: { disable: true },
    chromatic: {
      modes: {
        phone: { colorScheme: 'light', viewport: 'w390' },
        'phone dark': { colorScheme: 'dark', viewport: 'w390' },
        desk: { colorScheme: 'light', viewport: 'w1440' },
        'desk dark': { colorScheme: 'dark', viewport: 'w1440' },
      },
    },
    controls: { expanded: true },
    docs: { theme: storybookTheme },
    options: { storySort: { method: 'alphabetical' } },
    viewport: { options: viewports },
  },
  ...(import.meta.env.MODE === 'test' && { beforeEach: listen, afterEach: expectSilence }),
};

export default preview;
