import { defineMain } from '@storybook/react-vite/node';
import type { Indexer } from 'storybook/internal/types';
import { labelStyles } from './labelStyles.ts';

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
    '@storybook/addon-vitest',
    'storybook-addon-pseudo-states',
  ],
  staticDirs: [
    '../public',
    { from: '../src/assets/font', to: '/font' },
    { from: '../stories/mocks/pictures', to: '/mocks' },
    {
      from: '../visual/references/forced-colors/states-forcedcolors',
      to: '/forced-colors',
    },
  ],
  viteFinal: (config) => ({ ...config, plugins: [...(config.plugins ?? []), labelStyles()] }),
  // Like the local review, Chromatic pictures no guide: it shows no state of its own.
  ...(process.env['STORYBOOK_FOR'] === 'pictures' && { experimental_indexers: withoutGuides }),
  features: {
    sidebarOnboardingChecklist: false,
    componentsManifest: true,
    // Its filters count nothing in a built Storybook, and one is called New, as a tag of ours is.
    changeDetection: false,
  },
  core: {
    disableTelemetry: true,
    disableWhatsNewNotifications: true,
    enableCrashReports: false,
  },
});
