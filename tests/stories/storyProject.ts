import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright, type PlaywrightProviderOptions } from '@vitest/browser-playwright';
import type { TestProjectInlineConfiguration } from 'vitest/config';
import { importedLibraries } from '../support/browser/importedLibraries.ts';

/** One way in which stories run as tests. */
export interface StoryProjectOptions {
  name: string;
  /** The browser, and what it says of its system. */
  browser: PlaywrightProviderOptions;
  /** What the toolbar is set to. */
  globals?: Record<string, unknown>;
  /** Which stories run, by their tags; by default all: each has the tag 'test'. */
  tags?: { include?: string[]; exclude?: string[] };
  test?: TestProjectInlineConfiguration['test'];
}

/** The folders whose libraries a story brings to the browser. */
const FOLDERS = ['src/components', 'src/theme', 'src/rules', 'stories', '.storybook'];

/** A Vitest project that runs stories in a browser. */
export function storyProject(options: StoryProjectOptions): TestProjectInlineConfiguration {
  const { name, browser, globals = {}, tags = {}, test } = options;
  return {
    extends: true,
    // Each project keeps the packages that it prepared for the browser to itself.
    cacheDir: `node_modules/.vite/${name}`,
    plugins: [
      storybookTest({
        configDir: '.storybook',
        // As `npm run storybook` serves it: a failure links to the story there.
        storybookUrl: 'http://127.0.0.1:6006',
        initialGlobals: globals,
        tags,
      }),
    ],
    optimizeDeps: { include: importedLibraries(FOLDERS) },
    test: {
      ...test,
      name,
      browser: {
        ...test?.browser,
        enabled: true,
        headless: true,
        instances: [{ browser: 'chromium' }],
        provider: playwright(browser),
      },
    },
  };
}
