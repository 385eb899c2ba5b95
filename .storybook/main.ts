import { defineMain } from '@storybook/react-vite/node';
import type { Indexer } from 'storybook/internal/types';

const withoutGuides = (indexers: Indexer[] = []) =>
  indexers.map(({ test, createIndex }) => ({
    test,
    createIndex: async (...file: Parameters<Indexer['createIndex']>) =>
      (await createIndex(...file)).filter(({ tags }) => !tags?.includes('guide')),
  }));

export default defineMain({
  framework: '@storybook/react-vite',
  stories: ['../stories/**/*.stories.@(ts|tsx)', '../stories/**/*.mdx'],
  addons: [
    '@storybook/addon-docs',
    '@storybook/addon-a11y',
    '@storybook/addon-designs',
    '@storybook/addon-vitest',
    'storybook-addon-pseudo-states',
  ],
  staticDirs: [
    '../public',
    { from: '../src/assets/font', to: '/font' },
    { from: '../stories/mocks/pictures', to: '/mocks' },
    { from: '../visual/references/forced-colors/states-forcedcolors', to: '/forced-colors' },
  ],
  // Stories with the tag `guide` show no state, so they need no pictures.
  ...(process.env['STORYBOOK_FOR'] === 'pictures' && { experimental_indexers: withoutGuides }),
  features: {
    sidebarOnboardingChecklist: false,
    componentsManifest: true,
    // Change filters do not work in a built Storybook, and their “New” conflicts with our tag `new`.
    changeDetection: false,
  },
  core: {
    disableTelemetry: true,
    disableWhatsNewNotifications: true,
    enableCrashReports: false,
  },
});
