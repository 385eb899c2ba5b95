import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright, type PlaywrightProviderOptions } from '@vitest/browser-playwright';
import type { TestProjectInlineConfiguration } from 'vitest/config';

interface StoryProjectOptions {
  name: string;
  browser: PlaywrightProviderOptions;
  globals?: Record<string, unknown>;
  /** Selects stories by tag. By default, all stories with the tag 'test' are selected. */
  tags?: { include?: string[]; exclude?: string[] };
  test?: TestProjectInlineConfiguration['test'];
}

export function storyProject(options: StoryProjectOptions): TestProjectInlineConfiguration {
  const { name, browser, globals = {}, tags = {}, test } = options;
  return {
    extends: true,
    // Two checkouts can run stories at the same time.
    server: { strictPort: false },
    plugins: [
      storybookTest({
        configDir: '.storybook',
        // Failure messages link to this URL, which `npm run storybook` serves.
        storybookUrl: 'http://127.0.0.1:6006',
        initialGlobals: globals,
        tags,
      }),
    ],
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
