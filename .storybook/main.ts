import { defineMain } from '@storybook/react-vite/node';
import type { Indexer } from 'storybook/internal/types';
import { withImports } from './withImports.ts';
import { stateChanges } from './stateChanges.ts';

const forPictures = process.env['STORYBOOK_FOR'] === 'pictures';
const changes = stateChanges();

/** Tags states that were added or changed since the last release. */
const withChanges = (indexers: Indexer[] = []) =>
  indexers.map(({ test, createIndex }) => ({
    test,
    createIndex: async (...file: Parameters<Indexer['createIndex']>) =>
      (await createIndex(...file))
        // Stories with the tag `guide` show no state, so they need no pictures.
        .filter(({ tags }) => !forPictures || !tags?.includes('guide'))
        .map((entry) => {
          const change = changes?.[entry.__id ?? ''];
          return change ? { ...entry, tags: [...(entry.tags ?? []), change.kind] } : entry;
        }),
  }));

/** A preset that the type of a configuration lacks. */
const manifests = { experimental_manifests: withImports };

export default defineMain({
  ...manifests,
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
    { from: '../stories/mocks/panel', to: '/mock' },
    { from: '../visual/references/forced-colors/states-forcedcolors', to: '/forced-colors' },
  ],
  experimental_indexers: withChanges,
  viteFinal: (config) => ({
    ...config,
    define: { ...config.define, STATE_CHANGES: JSON.stringify(changes ?? null) },
  }),
  features: {
    sidebarOnboardingChecklist: false,
    componentsManifest: true,
    // Code examples are the stories' own code, so they compile.
    experimentalCodeExamples: true,
    // Change filters do not work in a built Storybook, and their “New” conflicts with our tag `new`.
    changeDetection: false,
  },
  core: {
    disableTelemetry: true,
    disableWhatsNewNotifications: true,
    enableCrashReports: false,
  },
});
