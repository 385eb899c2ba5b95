import { composeStories } from '@storybook/react-vite';
import { globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { isPictured, referenceName, type Story } from '../../visual/story.ts';
import { views } from '../../visual/views.ts';

const files = import.meta.glob<Parameters<typeof composeStories>[0]>(
  '../../stories/**/*.stories.tsx',
  { eager: true },
);

test('each state has its pictures, and no picture is left over', () => {
  const stories: Story[] = Object.values(files).flatMap((file) =>
    Object.values(composeStories(file)),
  );
  const expected = stories.flatMap((story) =>
    Object.keys(views)
      .filter((view) => isPictured(story, view))
      .map((view) => `${view}/${referenceName(story)}.png`),
  );

  expect(globSync('*/*/*', { cwd: 'visual/references' }).toSorted()).toEqual(expected.toSorted());
});
