import { globSync, statSync } from 'node:fs';
import { expect, test } from 'vitest';
import { states } from '../../stories/docs/atlas/states.ts';

const MOST_MEGABYTES = 15;

const files = globSync('visual/references/*/*/*.png');
const printed = globSync('visual/references/print/*.png');

test('every reference picture has a story', () => {
  const stories = new Set(states.map(({ story }) => story.replace('--', '/')));
  const orphans = files.filter(
    (file) => !stories.has(file.split('/').slice(3).join('/').replace('.png', '')),
  );

  expect(orphans, `No story has them any more: git rm ${orphans.join(' ')}`).toEqual([]);
});

test(`the reference pictures take at most ${MOST_MEGABYTES} MB`, () => {
  const bytes = [...files, ...printed].reduce((sum, file) => sum + statSync(file).size, 0);

  expect(
    bytes / 1e6,
    "Give fewer stories the tag 'every-view', or more 'phone-picture'",
  ).toBeLessThan(MOST_MEGABYTES);
});
