import { existsSync, globSync, statSync } from 'node:fs';
import { expect, test } from 'vitest';
import { states } from '../../stories/docs/atlas/states.ts';
import { mocks, mockUrl } from '../../stories/mocks/mocks.ts';

const FOLDER = 'stories/mocks/pictures';

test('each mock has its pictures, and belongs to a story', () => {
  const stories = new Set(states.map(({ story }) => story));
  const pictures = Object.values(mocks).flatMap((mock) =>
    mock.sizes.map((size) => mockUrl(mock, size).replace('mocks', FOLDER)),
  );

  expect(Object.keys(mocks).filter((story) => !stories.has(story))).toEqual([]);
  expect(pictures.filter((file) => !existsSync(file))).toEqual([]);
  expect(globSync(`${FOLDER}/*/*`).toSorted()).toEqual(pictures.toSorted());
});

test('what is more than 2 % from its mock says why', () => {
  const silent = Object.values(mocks).filter(
    ({ differs, reason }) => !reason && !(differs && Math.max(...differs) <= 2),
  );

  expect(silent).toEqual([]);
});

test('the mocks take at most 2 MB', () => {
  const bytes = globSync(`${FOLDER}/*/*`).reduce((sum, file) => sum + statSync(file).size, 0);

  expect(bytes).toBeLessThan(2e6);
});
