import { browserArgs, browserPath } from '../../tools/browser/browserPath.ts';
import { storyProject } from './storyProject.ts';

type Look = Pick<Parameters<typeof storyProject>[0], 'globals'> & {
  system?: Parameters<typeof storyProject>[0]['browser']['contextOptions'];
};

/** The looks in which stories are played, by the names of their projects, for each mode of Vite. */
const looks: Record<'test' | 'looks', Record<string, Look>> = {
  test: { stories: {} },
  looks: {
    dark: { globals: { colorScheme: 'dark' }, system: { colorScheme: 'dark' } },
    'forced-colors': { system: { forcedColors: 'active' } },
    'reduced-motion': { system: { reducedMotion: 'reduce' } },
    'more-contrast': { system: { contrast: 'more' } },
    '320px': { globals: { viewport: { value: 'w320' } } },
    'right-to-left': { globals: { direction: 'rtl' } },
  },
};

/** A Vitest project for each look: the same stories, played and checked by axe. */
export async function storyProjects(mode: keyof typeof looks) {
  const launchOptions = { executablePath: await browserPath(), args: browserArgs };
  return Object.entries(looks[mode]).map(([name, { globals = {}, system = {} }]) =>
    storyProject({
      name,
      globals,
      browser: { launchOptions, contextOptions: system },
      // A story cleans up after itself. A page of its own for each file takes a quarter longer.
      test: { isolate: false },
    }),
  );
}
