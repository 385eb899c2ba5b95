import { resolve } from 'node:path';
import type { TestProjectInlineConfiguration } from 'vitest/config';
import type { BrowserCommand, BrowserConfigOptions } from 'vitest/node';
import { storyProject } from '../tests/stories/storyProject.ts';
import { pictureBrowser } from './pictureBrowser.ts';
import { views } from './views.ts';

/** For each view, creates a Vitest project that compares stories with references. */
export async function visualProjects() {
  const launchOptions = await pictureBrowser();
  const stories = Object.entries(views).map(([name, view], place) => {
    const { viewport, tag, direction = 'ltr', ...system } = view;
    return storyProject({
      name,
      tags: tag ? { include: [tag] } : { exclude: ['guide'] },
      globals: { colorScheme: view.colorScheme, direction, viewport: { value: viewport } },
      browser: {
        launchOptions,
        contextOptions: { ...system, locale: 'en-US', timezoneId: 'UTC', deviceScaleFactor: 1 },
      },
      test: {
        setupFiles: ['visual/compareStory.ts', 'tests/stories/expectStillness.ts'],
        provide: { view: name },
        // Views run in sequence, because several browsers at once need too much memory.
        sequence: { groupOrder: place },
        browser: {
          ui: false,
          connectTimeout: 180_000,
          expect: expectIn(name),
          commands: { emulateMedia },
        },
      },
    });
  });
  return [...stories, docsPages];
}

/** Docs pages show stories outside the tests of Storybook's plugin. */
const docsPages: TestProjectInlineConfiguration = {
  test: {
    name: 'docs-pages',
    include: ['visual/docsPages.ts'],
    provide: { update: process.argv.some((option) => ['-u', '--update'].includes(option)) },
    sequence: { groupOrder: Object.keys(views).length },
  },
};

/** Lets a story be printed: a page cannot do so itself. */
const emulateMedia: BrowserCommand<['print' | null]> = ({ page }, media) =>
  page.emulateMedia({ media });

/** A test fails if a single pixel differs. Each view has its own folder of references. */
const expectIn = (view: string) =>
  ({
    toMatchScreenshot: {
      comparatorName: 'pixelmatch',
      timeout: 40_000,
      comparatorOptions: { threshold: 0, includeAA: true, allowedMismatchedPixels: 0 },
      resolveScreenshotPath: ({ root, arg, ext }) =>
        resolve(root, 'visual/references', view, `${arg}${ext}`),
      resolveDiffPath: ({ root, attachmentsDir, arg, ext }) =>
        resolve(root, attachmentsDir, view, `${arg}${ext}`),
    },
  }) satisfies BrowserConfigOptions['expect'];
