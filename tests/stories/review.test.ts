import { combineParameters } from 'storybook/internal/preview-api';
import { buildIndex } from 'storybook/internal/core-server';
import { expect, test } from 'vitest';
import { everyStory } from '../../stories/pageReview.ts';

interface Annotations {
  id?: string;
  parameters?: Record<string, unknown>;
}

interface Review {
  modes: Record<string, { disable?: boolean }>;
  disableSnapshot?: boolean;
  media?: string;
  forcedColors?: string;
}

const files = import.meta.glob<{ default: Annotations } & Record<string, Annotations>>(
  '../../stories/**/*.stories.tsx',
  { eager: true },
);
const { entries } = await buildIndex({ configDir: '.storybook' });
const stories = Object.values(entries).flatMap((entry) => {
  if (entry.type !== 'story') return [];
  const exports = files[entry.importPath.replace('./', '../../')] ?? { default: {} };
  const { chromatic } = combineParameters(
    { chromatic: everyStory },
    exports.default.parameters ?? {},
    exports[entry.exportName ?? '']?.parameters ?? {},
  );
  return [{ id: entry.id, tags: entry.tags ?? [], review: chromatic as Review }];
});

/** The views that the tags of a story ask the local review for (visual/projects.ts). */
function viewsOf(tags: string[]): string[] {
  if (tags.includes('forced-colors')) return ['forced-colors'];
  const main = ['desk-dark', 'more-contrast', 'phone-light'];
  return [
    ...(tags.includes('phone-picture') ? [] : ['desk-light']),
    ...(tags.includes('every-view') ? main : []),
    'phone-dark',
  ].toSorted();
}

test('Chromatic pictures each story in the views of the local review', () => {
  // Guides are left out of what Chromatic is sent (.storybook/main.ts).
  const pictured = stories.filter(
    ({ tags, review }) => !tags.includes('guide') && !review.disableSnapshot && !review.media,
  );
  const unlike = pictured.filter(({ tags, review }) => {
    const modes = Object.keys(review.modes).filter((mode) => !review.modes[mode]?.disable);
    return modes.toSorted().join() !== viewsOf(tags).join();
  });

  expect(pictured.length).toBeGreaterThan(80);
  expect(
    unlike.map(({ id }) => id),
    'Give the story the parameter of its tag in stories/pageReview.ts',
  ).toEqual([]);
});

test('each main state is pictured in forced colors too', () => {
  const tagged = (tag: string) => stories.filter(({ tags }) => tags.includes(tag));
  const forced = stories.filter(({ review }) => review.forcedColors === 'active');

  expect(forced).toEqual(tagged('forced-colors'));
  expect(forced.length).toBe(tagged('every-view').length);
});
