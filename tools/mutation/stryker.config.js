import { part } from './vitest.config.ts';

// The processes that run the tests inherit this time zone.
process.env.TZ = 'America/Chicago';

export default {
  testRunner: 'vitest',
  vitest: { configFile: 'tools/mutation/vitest.config.ts', related: false },
  mutate: [part.mutate],
  ignorePatterns: ['.storybook', 'bench', 'dist', 'public', 'visual'],
  // A mutant of a module's constant needs a run of all tests. Only the tests of the rules are
  // fast enough.
  ignoreStatic: process.env.PART !== 'rules',
  concurrency: 2,
  dryRunTimeoutMinutes: 20,
  timeoutMS: 30_000,
  // Prevents Stryker from rewriting tsconfig.json through an API that TypeScript has dropped.
  tsconfigFile: 'none.json',
  tempDirName: '.stryker',
  reporters: ['progress-append-only', 'clear-text', 'html'],
  clearTextReporter: { logTests: false, allowColor: false },
  htmlReporter: { fileName: `dist/mutation/${process.env.PART}.html` },
  thresholds: { high: 95, low: 90, break: 90 },
};
