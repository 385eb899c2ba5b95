import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright, type PlaywrightProviderOptions } from '@vitest/browser-playwright';
import { browserArgs, browserPath } from '../support/browser/browserPath.ts';
import { importedLibraries } from '../support/browser/importedLibraries.ts';

/** One way in which every story runs as a test. */
interface Look {
  /** What the toolbar is set to. */
  globals?: Record<string, unknown>;
  /** What the browser is told about its system. */
  system?: NonNullable<PlaywrightProviderOptions['contextOptions']>;
}

/**
 * The looks by the names of their projects. `npm test` runs `stories`, and
 * `npx vitest run --project "stories*" --project "looks*"` every one.
 */
export const looks = {
  stories: {},
  'stories-dark': { globals: { colorScheme: 'dark' }, system: { colorScheme: 'dark' } },
  'looks-forced-colors': { system: { forcedColors: 'active' } },
  'looks-reduced-motion': { system: { reducedMotion: 'reduce' } },
  'looks-320px': { globals: { viewport: { value: 'w320' } } },
  'looks-right-to-left': { globals: { direction: 'rtl' } },
} satisfies Record<string, Look>;

/** The folders whose libraries a story brings to the browser. */
const FOLDERS = ['src/components', 'src/theme', 'src/rules', 'stories', '.storybook'];

/** A Vitest project for each look: the same stories, played and checked by axe. */
export async function storyProjects() {
  const launchOptions = { executablePath: await browserPath(), args: browserArgs };
  return Object.entries(looks).map(([name, look]) => storyProject(name, look, launchOptions));
}

function storyProject(
  name: string,
  { globals = {}, system = {} }: Look,
  launchOptions: NonNullable<PlaywrightProviderOptions['launchOptions']>,
) {
  return {
    extends: true as const,
    // Each project keeps the packages that it prepared for the browser to itself.
    cacheDir: `node_modules/.vite/${name}`,
    plugins: [storybookTest({ configDir: '.storybook', initialGlobals: globals })],
    optimizeDeps: { include: importedLibraries(FOLDERS) },
    test: {
      name,
      browser: {
        enabled: true,
        headless: true,
        instances: [{ browser: 'chromium' as const }],
        provider: playwright({ launchOptions, contextOptions: system }),
      },
    },
  };
}
