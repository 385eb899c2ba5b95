import type { Preview } from '@storybook/react-vite';
import { lazy, Suspense, type ComponentProps } from 'react';
import { configure } from 'storybook/test';
import { modesOf } from '../stories/parameters.ts';
import { siteTheme } from './siteTheme.ts';
import { viewports } from './viewports.ts';
import { withScreenReader } from './withScreenReader.tsx';
import { withSite } from './withSite.tsx';

// Gives slow machines more time. Tests that pass are not slower.
configure({ asyncUtilTimeout: 20_000 });

// Links of stories would leave Storybook. React Router has already handled its own.
document.addEventListener('click', (event) => {
  const link =
    event.target instanceof Element && event.target.closest('#storybook-root a, .docs-story a');
  if (link instanceof HTMLAnchorElement && !link.getAttribute('href')?.startsWith('#'))
    event.preventDefault();
});

// On docs pages, a story that moves the focus would scroll the page away from its top.
const isInDocs = () =>
  window.frameElement?.closest('.docs-story') ||
  document.querySelector('#storybook-docs')?.hasAttribute('hidden') === false;
// oxlint-disable-next-line typescript/unbound-method -- It is called with its element.
const { focus } = HTMLElement.prototype;
HTMLElement.prototype.focus = function (options) {
  focus.call(this, isInDocs() ? { ...options, preventScroll: true } : options);
};

const forcedColors = window.matchMedia('(forced-colors: active)').matches;

/** A toolbar menu. */
const menu = (
  description: string,
  icon: 'mirror' | 'contrast' | 'lightning' | 'transfer' | 'accessibility',
  choices: Record<string, string>,
) => ({
  description,
  toolbar: {
    icon,
    dynamicTitle: true,
    items: Object.entries(choices).map(([value, title]) => ({ value, title })),
  },
});

// Loaded on docs pages only, because tests do not need it.
const SiteDocs = lazy(async () => ({ default: (await import('./SiteDocs.tsx')).SiteDocs }));

const preview: Preview = {
  decorators: [withScreenReader, withSite],
  tags: ['autodocs'],
  initialGlobals: {
    colorScheme: 'light',
    contrast: 'system',
    motion: 'system',
    direction: 'ltr',
    screenReader: 'hidden',
  },
  globalTypes: {
    colorScheme: menu('Color scheme', 'mirror', { light: 'Light', dark: 'Dark' }),
    contrast: menu('Contrast', 'contrast', { system: 'System contrast', more: 'More contrast' }),
    motion: menu('Motion', 'lightning', { system: 'System motion', reduce: 'Reduced motion' }),
    direction: menu('Direction', 'transfer', { ltr: 'Left to right', rtl: 'Right to left' }),
    screenReader: menu('What a screen reader gets', 'accessibility', {
      hidden: 'Picture',
      shown: 'Picture and screen reader',
    }),
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
    docs: {
      theme: siteTheme,
      toc: { headingSelector: 'h2, h3' },
      // Generated code would not compile when pasted.
      canvas: { sourceState: 'none' },
      container: (props: ComponentProps<typeof SiteDocs>) => (
        <Suspense>
          <SiteDocs {...props} />
        </Suspense>
      ),
    },
    options: {
      storySort: {
        method: 'alphabetical',
        order: ['Introduction', 'Foundations', 'Primitives', 'Forms', 'Pages', 'Mails', 'Flows'],
      },
    },
    viewport: { options: viewports },
  },
};

export default preview;
