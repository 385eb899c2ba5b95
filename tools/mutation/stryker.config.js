import { part } from './vitest.config.ts';

// Test processes inherit it.
process.env.TZ = 'America/Chicago';

export default {
  testRunner: 'vitest',
  vitest: { configFile: 'tools/mutation/vitest.config.ts', related: false },
  mutate: [part.mutate],
  ignorePatterns: ['.storybook', 'bench', 'dist', 'public', 'stories', 'visual'],
  // A mutated constant requires a run of all tests, which is fast enough only for the rules.
  ignoreStatic: process.env.PART !== 'rules',
  concurrency: 2,
  dryRunTimeoutMinutes: 20,
  timeoutMS: 30_000,
  // Prevents Stryker from rewriting tsconfig.json through an API that TypeScript has dropped.
  tsconfigFile: 'none.json',
  tempDirName: '.stryker',
  reporters: ['progress-append-only', 'clear-text', 'html', 'json'],
  clearTextReporter: { logTests: false, allowColor: false },
  htmlReporter: { fileName: `dist/mutation/${process.env.PART}.html` },
  jsonReporter: { fileName: `dist/mutation/${process.env.PART}.json` },
  thresholds: { high: 95, low: 90, break: 90 },
};
