import { afterEach, expect, test, vi } from 'vitest';
import { browserPath } from './browserPath.ts';

afterEach(() => vi.unstubAllEnvs());

test('a variable names the browser', async () => {
  vi.stubEnv('CHROMIUM_PATH', process.execPath);
  expect(await browserPath()).toBe(process.execPath);

  vi.stubEnv('CHROMIUM_PATH', '');
  vi.stubEnv('CHROME_PATH', process.execPath);
  expect(await browserPath()).toBe(process.execPath);
});

test('a variable that names no program is refused by name', async () => {
  vi.stubEnv('CHROMIUM_PATH', '/nowhere/chromium');

  await expect(browserPath()).rejects.toThrow('No browser at /nowhere/chromium');
});
