import { globSync, statSync } from 'node:fs';
import { expect, test } from 'vitest';
import { states } from '../../stories/docs/atlas/states.ts';

const MOST_MEGABYTES = 19;

const files = globSync('visual/references/*/*/*.png');
const trees = globSync('visual/references/tree/*/*.yaml');
const printed = globSync('visual/references/print/*.png');

test('every reference picture, and every accessibility tree, has a story', () => {
  const stories = new Set(states.map(({ story }) => story.replace('--', '/')));
  const orphans = [...files, ...trees].filter(
    (file) =>
      !stories.has(
        file
          .split('/')
          .slice(3)
          .join('/')
          .replace(/\.\w+$/, ''),
      ),
  );

  expect(orphans, `No story has them any more: git rm ${orphans.join(' ')}`).toEqual([]);
});

test('every state of a page has an approved accessibility tree', () => {
  const missing = states
    .map(({ story }) => story)
    .filter((story) => !/^(?:ui|states|mails)-/.test(story))
    .filter((story) => !trees.includes(`visual/references/tree/${story.replace('--', '/')}.yaml`));

  expect(missing, 'npm run visual -- <Name> -u takes it; read it').toEqual([]);
});

test(`the reference pictures take at most ${MOST_MEGABYTES} MB`, () => {
  const bytes = [...files, ...printed].reduce((sum, file) => sum + statSync(file).size, 0);

  expect(
    bytes / 1e6,
    "Give fewer stories the tag 'every-view', or more 'phone-picture'",
  ).toBeLessThan(MOST_MEGABYTES);
});
