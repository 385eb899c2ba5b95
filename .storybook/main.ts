import { defineMain } from '@storybook/react-vite/node';

export default defineMain({
  framework: '@storybook/react-vite',
  stories: ['../stories/**/*.stories.tsx', '../stories/**/*.mdx'],
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
  viteFinal: (config) => ({
    ...config,
    // Only the site needs compressed copies.
    plugins: (config.plugins ?? []).filter(
      (plugin) => !(plugin && 'name' in plugin && plugin.name === 'compress-assets'),
    ),
  }),
  features: {
    sidebarOnboardingChecklist: false,
    // Change filters do not work in a built Storybook.
    changeDetection: false,
  },
  core: {
    disableTelemetry: true,
    disableWhatsNewNotifications: true,
    enableCrashReports: false,
  },
});
