import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { browserPath, fullBrowserPath } from './browserPath.ts';

beforeEach(() => {
  vi.stubEnv('CHROMIUM_PATH', '');
  vi.stubEnv('CHROME_PATH', '');
});
afterEach(() => vi.unstubAllEnvs());

describe.each([
  ['the tests', browserPath],
  ['what needs the fonts of the machine', fullBrowserPath],
])('the browser of %s', (_, findBrowser) => {
  test('is the one that a variable names', async () => {
    vi.stubEnv('CHROME_PATH', process.execPath);
    expect(await findBrowser()).toBe(process.execPath);

    vi.stubEnv('CHROME_PATH', '/nowhere/chrome');
    vi.stubEnv('CHROMIUM_PATH', process.execPath);
    expect(await findBrowser()).toBe(process.execPath);
  });

  test('is refused by name where the variable names no program', async () => {
    vi.stubEnv('CHROMIUM_PATH', '/nowhere/chromium');

    await expect(findBrowser()).rejects.toThrow('No browser at /nowhere/chromium');
  });
});

test.runIf(process.platform === 'linux' && process.arch === 'x64')(
  'the browser of the tests is the pinned one, also where another is installed',
  async () => {
    expect(await browserPath()).toMatch(/\/\.cache\/test-browser\/browser$/);
  },
);
