import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { browserArgs, browserPath } from './tests/support/browserPath.ts';

// Found once; the workers read it from here.
process.env['CHROMIUM_PATH'] ||= await browserPath();

/** The built site, served by the real host: each worker starts one of its own (see fixtures.ts). */
export default defineConfig({
  testDir: 'tests/e2e',
  fullyParallel: true,
  // Much of a test is waiting: one worker more than cores.
  workers: availableParallelism() + 1,
  forbidOnly: Boolean(process.env['CI']),
  reporter: [['list']],
  timeout: 60_000,
  expect: { timeout: 15_000 },
  use: {
    browserName: 'chromium',
    locale: 'en-US',
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: process.env['CHROMIUM_PATH'], args: browserArgs },
  },
});
