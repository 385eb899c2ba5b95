import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { browserArgs, browserPath, fullBrowserPath } from './tools/browser/browserPath.ts';

const NEEDS_FONTS = '**/nothingMoves.spec.ts';
const OTHER_HOST = '**/otherHost/*.spec.ts';

/** The built site, served by the real host: each worker starts one of its own (see fixtures.ts). */
export default defineConfig({
  testDir: 'tests/e2e',
  fullyParallel: true,
  // Much of a test is waiting: one worker more than cores.
  workers: availableParallelism() + 1,
  forbidOnly: Boolean(process.env['CI']),
  reporter: [['list']],
  timeout: 60_000,
  expect: {
    timeout: 15_000,
    toHaveScreenshot: { pathTemplate: 'visual/references/print/{arg}{ext}', threshold: 0 },
  },
  use: {
    browserName: 'chromium',
    locale: 'en-US',
    timezoneId: 'America/Chicago',
    screenshot: 'only-on-failure',
  },
  projects: [
    { name: 'site', testIgnore: [NEEDS_FONTS, OTHER_HOST], use: inBrowser(await browserPath()) },
    { name: 'fonts', testMatch: NEEDS_FONTS, use: inBrowser(await fullBrowserPath()) },
    { name: 'otherHostBuild', testMatch: '**/otherHost.setup.ts' },
    {
      name: 'otherHost',
      testMatch: OTHER_HOST,
      dependencies: ['otherHostBuild'],
      use: inBrowser(await browserPath()),
    },
  ],
});

function inBrowser(executablePath: string) {
  return { launchOptions: { executablePath, args: browserArgs } };
}
