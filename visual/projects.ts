import { resolve } from 'node:path';
import type { BrowserConfigOptions } from 'vitest/node';
import { storyProject } from '../tests/stories/storyProject.ts';
import { pictureBrowser } from './pictureBrowser.ts';

/** One way of picturing stories: a width of the window, a scheme, and which stories. */
interface View {
  viewport: 'w390' | 'w1440';
  colorScheme: 'light' | 'dark';
  /** What the browser says of its system. */
  system?: { forcedColors?: 'active'; contrast?: 'more' };
  tags: NonNullable<Parameters<typeof storyProject>[0]['tags']>;
  /** Whether the accessibility tree is compared, too; one view suffices, as it has every story. */
  tree?: true;
}

/** The main states of the pages. */
const MAIN = { include: ['every-view'] };

/**
 * The views by name, as Chromatic has them. Every component is pictured in two, the main states of
 * the pages in all, their other states on the phone: at 1440 pixels the drawing beside them would
 * fill the repository. A guide is pictured nowhere: it shows no state of its own.
 */
export const views: Record<string, View> = {
  'desk-light': {
    viewport: 'w1440',
    colorScheme: 'light',
    tags: { exclude: ['phone-picture', 'guide'] },
  },
  'desk-dark': { viewport: 'w1440', colorScheme: 'dark', tags: MAIN },
  'phone-light': { viewport: 'w390', colorScheme: 'light', tags: MAIN },
  'phone-dark': {
    viewport: 'w390',
    colorScheme: 'dark',
    tags: { exclude: ['guide'] },
    tree: true,
  },
  'forced-colors': {
    viewport: 'w390',
    colorScheme: 'light',
    system: { forcedColors: 'active' },
    tags: { include: ['forced-colors'] },
  },
  'more-contrast': {
    viewport: 'w390',
    colorScheme: 'light',
    system: { contrast: 'more' },
    tags: MAIN,
  },
};

/** A Vitest project for each view, which compares a picture of each story with its reference. */
export async function visualProjects() {
  const launchOptions = await pictureBrowser();
  return Object.entries(views).map(([name, view], place) => {
    const { viewport, colorScheme, system, tags, tree } = view;
    return storyProject({
      name,
      tags,
      globals: { colorScheme, viewport: { value: viewport } },
      browser: {
        launchOptions,
        contextOptions: {
          colorScheme,
          ...system,
          locale: 'en-US',
          timezoneId: 'UTC',
          deviceScaleFactor: 1,
        },
      },
      test: {
        setupFiles: [
          'visual/takePicture.ts',
          ...(tree ? ['visual/takeTree.ts'] : []),
          ...(process.env['VITE_DISTURB'] ? ['visual/disturb.ts'] : []),
        ],
        // One view after the other: five browsers at once are too many.
        sequence: { groupOrder: place },
        browser: { ui: false, connectTimeout: 180_000, expect: expectIn(name) },
      },
    });
  });
}

/** One pixel that differs fails. Each view has folders of its own. */
const expectIn = (view: string) =>
  ({
    toMatchScreenshot: {
      comparatorName: 'pixelmatch',
      // A busy machine only gets more time before it fails.
      timeout: 40_000,
      comparatorOptions: { threshold: 0, allowedMismatchedPixels: 0 },
      resolveScreenshotPath: ({ root, arg, ext }) =>
        resolve(root, 'visual/references', view, `${arg}${ext}`),
      resolveDiffPath: ({ root, attachmentsDir, arg, ext }) =>
        resolve(root, attachmentsDir, view, `${arg}${ext}`),
    },
  }) satisfies BrowserConfigOptions['expect'];
