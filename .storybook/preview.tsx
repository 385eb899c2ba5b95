import type { Preview } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import { writtenTypes } from './argumentTypes.ts';
import { withArguments, withSystemLook, withTheme } from './decorators.tsx';
import { ComponentPage } from './docs/ComponentPage.tsx';
import { DocsPage } from './docs/DocsPage.tsx';
import { FRAME_NAME, frameTurn } from './docs/frameTurn.ts';
import { globalTypes, initialGlobals } from './looks/menus.ts';
import { withMock } from './looks/MockOver.tsx';
import { withBothSchemes } from './looks/SideBySide.tsx';
import {
  expectNoRequest,
  expectNoSidewaysScroll,
  expectSilence,
  watchStory,
} from './storyChecks.ts';
import { modesOf } from '../stories/parameters.ts';
import { viewports } from './viewports.ts';

// A wait ends as soon as it can; a busy machine only gets more time before it fails.
configure({ asyncUtilTimeout: 20_000 });

const forcedColors = window.matchMedia('(forced-colors: active)').matches;

const preview: Preview = {
  decorators: [withArguments, withTheme, withSystemLook, withMock, withBothSchemes],
  argTypesEnhancers: [writtenTypes],
  tags: ['autodocs'],
  initialGlobals,
  globalTypes,
  parameters: {
    a11y: {
      // The pictures have no need of it.
      test: import.meta.env.MODE === 'visual' ? 'off' : 'error',
      options: {
        runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
        rules: {
          // WCAG 2.5.3: by default axe leaves it out.
          'label-content-name-mismatch': { enabled: true },
          // There axe measures the text fill color, which the browser reports as if nothing were
          // forced.
          ...(forcedColors && { 'color-contrast': { enabled: false } }),
        },
      },
    },
    // The theme paints the page; a second background would hide it.
    backgrounds: { disable: true },
    chromatic: { modes: modesOf() },
    controls: { expanded: true },
    docs: { container: DocsPage, page: ComponentPage, toc: { headingSelector: 'h2, h3' } },
    options: {
      storySort: {
        method: 'alphabetical',
        order: [
          'Introduction',
          'Foundations',
          'Primitives',
          'Forms',
          'Pages',
          'Letters',
          ['CodeMail', 'SalesMail'],
          'Flows',
          'Mocks',
          'Changes',
          'Atlas',
        ],
      },
    },
    viewport: { options: viewports },
  },
  ...(window.name === FRAME_NAME && frameTurn),
  // Storybook's plugin sets it where stories run as tests.
  ...('VITEST_STORYBOOK' in import.meta.env && {
    beforeEach: watchStory,
    afterEach: [expectSilence, expectNoRequest, expectNoSidewaysScroll],
  }),
};

export default preview;
