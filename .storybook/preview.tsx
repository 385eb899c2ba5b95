import type { Preview } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import { modesOf } from '../stories/parameters.ts';
import { siteTheme } from './siteTheme.ts';
import {
  expectNoRequest,
  expectNoSidewaysScroll,
  expectSilence,
  watchStory,
} from './storyChecks.ts';
import { viewports } from './viewports.ts';
import { withSite } from './withSite.tsx';

// Gives slow machines more time. Tests that pass are not slower.
configure({ asyncUtilTimeout: 20_000 });

const forcedColors = window.matchMedia('(forced-colors: active)').matches;

/** A toolbar menu. */
const menu = (
  description: string,
  icon: 'mirror' | 'contrast' | 'lightning' | 'transfer',
  choices: Record<string, string>,
) => ({
  description,
  toolbar: {
    icon,
    dynamicTitle: true,
    items: Object.entries(choices).map(([value, title]) => ({ value, title })),
  },
});

const preview: Preview = {
  decorators: withSite,
  tags: ['autodocs'],
  initialGlobals: {
    colorScheme: 'light',
    contrast: 'system',
    motion: 'system',
    direction: 'ltr',
  },
  globalTypes: {
    colorScheme: menu('Color scheme', 'mirror', { light: 'Light', dark: 'Dark' }),
    contrast: menu('Contrast', 'contrast', { system: 'System contrast', more: 'More contrast' }),
    motion: menu('Motion', 'lightning', { system: 'System motion', reduce: 'Reduced motion' }),
    direction: menu('Direction', 'transfer', { ltr: 'Left to right', rtl: 'Right to left' }),
  },
  parameters: {
    a11y: {
      // axe is off while pictures are taken, because other runs check accessibility.
      test: import.meta.env.MODE === 'visual' ? 'off' : 'error',
      options: {
        runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
        rules: {
          // By default, axe does not check WCAG 2.5.3.
          'label-content-name-mismatch': { enabled: true },
          // With forced colors, axe measures a text color that the browser does not paint.
          ...(forcedColors && { 'color-contrast': { enabled: false } }),
        },
      },
    },
    // The theme sets the background, which the add-on would cover.
    backgrounds: { disable: true },
    chromatic: { modes: modesOf() },
    controls: { expanded: true },
    docs: { theme: siteTheme, toc: { headingSelector: 'h2, h3' } },
    options: {
      storySort: {
        method: 'alphabetical',
        order: [
          'Introduction',
          'States',
          'Changes',
          'Foundations',
          'Primitives',
          'Forms',
          'Pages',
          'Mails',
          'Flows',
        ],
      },
    },
    viewport: { options: viewports },
  },
  // Storybook's plugin sets this variable when stories run as tests.
  ...('VITEST_STORYBOOK' in import.meta.env && {
    beforeEach: watchStory,
    afterEach: [expectSilence, expectNoRequest, expectNoSidewaysScroll],
  }),
};

export default preview;
