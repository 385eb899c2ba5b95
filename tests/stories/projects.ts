import { browserArgs, browserPath } from '../../tools/browser/browserPath.ts';
import { storyProject } from './storyProject.ts';

type View = Pick<Parameters<typeof storyProject>[0], 'globals'> & {
  system?: Parameters<typeof storyProject>[0]['browser']['contextOptions'];
};

/** The views in which stories are tested, by Vite mode and by name of the Vitest project. */
const views: Record<'test' | 'views', Record<string, View>> = {
  test: { stories: {} },
  views: {
    dark: { globals: { colorScheme: 'dark' }, system: { colorScheme: 'dark' } },
    'forced-colors': { system: { forcedColors: 'active' } },
    'reduced-motion': { system: { reducedMotion: 'reduce' } },
    'more-contrast': { system: { contrast: 'more' } },
    '320px': { globals: { viewport: { value: 'w320' } } },
    'right-to-left': { globals: { direction: 'rtl' } },
  },
};

/** Creates a Vitest project for each view. A project runs all stories and checks them with axe. */
export async function storyProjects(mode: keyof typeof views) {
  const launchOptions = { executablePath: await browserPath(), args: browserArgs };
  return Object.entries(views[mode]).map(([name, { globals = {}, system = {} }]) =>
    storyProject({
      name,
      globals,
      browser: { launchOptions, contextOptions: system },
      // Stories clean up after themselves, so they share a page. New pages would be 25% slower.
      test: {
        isolate: false,
        setupFiles: ['Quiet', 'Stillness', 'Uncovered'].map(
          (name) => `tests/stories/expect${name}.ts`,
        ),
      },
    }),
  );
}
