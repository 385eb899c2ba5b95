import { buildIndex } from 'storybook/internal/core-server';
import { describe, expect, test } from 'vitest';
import { atlas } from '../../stories/atlas.ts';
import { decisions } from '../../stories/docs/atlas/decisions.ts';
import { messageStories, transitions } from '../../stories/docs/atlas/transitions.ts';
import { messages } from '../../src/content/messages.ts';

const index = await buildIndex({ configDir: '.storybook' });
const stories = Object.values(index.entries).filter(({ type }) => type === 'story');

/** How many states each part has to show at least. */
const leastStates: Record<string, number> = {
  Header: 3,
  Footer: 2,
  BackToTop: 3,
  PageFrame: 2,
  GateCard: 10,
  InfoForm: 12,
  PromoVideo: 5,
  LandingPage: 3,
  InfoPage: 4,
  PolicyPage: 3,
  NotFoundPage: 1,
  ErrorPage: 1,
};

describe('the atlas and Storybook name the same states', () => {
  const told = new Set(stories.map(({ id }) => id));
  const drawn = new Set<string>(atlas.map(({ story }) => story));

  test('no row of the atlas is without its story', () => {
    expect(atlas.filter(({ story }) => !told.has(story))).toEqual([]);
  });

  test('no story is without a row in the atlas', () => {
    expect([...told].filter((id) => !drawn.has(id))).toEqual([]);
  });

  test('no story has two rows', () => {
    expect(atlas).toHaveLength(drawn.size);
  });

  test('each row names its part as Storybook does', () => {
    const titles = new Map(stories.map(({ id, title }) => [id, title.split('/').at(-1)]));
    expect(atlas.filter(({ part, story }) => titles.get(story) !== part)).toEqual([]);
  });
});

test.each(Object.entries(leastStates))('%s shows at least %i states', (part, least) => {
  expect(atlas.filter((row) => row.part === part).length).toBeGreaterThanOrEqual(least);
});

test('the letters show at least eight states', () => {
  expect(atlas.filter(({ part }) => part.endsWith('Mail')).length).toBeGreaterThanOrEqual(8);
});

test.each(Object.entries(messages))('the message %s is on the atlas', (name, message) => {
  const story = Object.entries(messageStories).find(([key]) => key === name)?.[1];
  expect(atlas.find((row) => row.story === story)?.state).toContain(message);
});

test('every transition shows the states that it leads from and to, but for what localhost skips', () => {
  const unseen = transitions.filter(({ stories }) => stories.length === 0);
  expect(unseen.map(({ sentence }) => sentence)).toEqual([
    'When running on localhost, sending and verifying are skipped and always succeed after 100 ms.',
  ]);
});

test('every decision that a row names says that it is to be seen there', () => {
  const silent = atlas.filter(({ law, story }) => {
    if (!('decision' in law)) return false;
    const decision = decisions[law.decision];
    return !('seen' in decision) || !decision.seen.includes(story);
  });
  expect(silent).toEqual([]);
});
