import { expect, test } from 'vitest';
import { planShots, type Story } from '../../visual/plan.ts';

const viewports = {
  w390: { styles: { width: '390px', height: '844px' } },
  w1440: { styles: { width: '1440px', height: '900px' } },
};

const modes = {
  phone: { colorScheme: 'light', viewport: 'w390' },
  'phone dark': { colorScheme: 'dark', viewport: 'w390' },
  desk: { colorScheme: 'light', viewport: 'w1440' },
  'desk dark': { colorScheme: 'dark', viewport: 'w1440' },
};

const story = (overrides: Partial<Story> = {}): Story => ({
  id: 'header--signed-in',
  title: 'Header',
  name: 'Signed In',
  review: { modes },
  ...overrides,
});

const namesOf = (one: Story) => planShots([one], viewports).map(({ mode }) => mode.name);

test('every story is shown in light and dark, on a phone and on a desk', () => {
  const shots = planShots([story()], viewports);

  expect(shots.map(({ id }) => id)).toEqual([
    'header--signed-in.phone',
    'header--signed-in.phone-dark',
    'header--signed-in.desk',
    'header--signed-in.desk-dark',
  ]);
  expect(shots[1]?.mode).toEqual({
    name: 'phone dark',
    width: 390,
    height: 844,
    globals: { colorScheme: 'dark' },
  });
});

test.each(['LandingPage', 'InfoPage', 'PolicyPage', 'NotFoundPage', 'GateCard'])(
  '%s is also shown in forced colors, with reduced motion, right to left and in print',
  (title) => {
    const more = ['forced colors', 'reduced motion', 'right to left', 'print'];

    expect(namesOf(story({ title }))).toEqual([...Object.keys(modes), ...more]);
  },
);

test('where Chromatic has a stand-in for a media feature, the real one is used here', () => {
  const standIn = { 'forced colors': { viewport: 'w390', forcedColors: 'active' } };
  const shots = planShots([story({ title: 'GateCard', review: { modes: standIn } })], viewports);
  const forced = shots.filter(({ mode }) => mode.name === 'forced colors');

  expect(forced.map(({ mode }) => [mode.forcedColors, mode.globals])).toEqual([
    ['active', { colorScheme: 'light' }],
  ]);
});

test('a story that chooses its width has one picture for each scheme', () => {
  expect(namesOf(story({ title: 'LandingPage', viewport: 'w390' }))).toEqual([
    'phone',
    'phone dark',
  ]);
});

test('a media feature of a story goes with each of its modes', () => {
  const printed = planShots([story({ review: { modes, media: 'print' } })], viewports);

  expect(printed.map(({ mode }) => mode.media)).toEqual(['print', 'print', 'print', 'print']);
});

test('a story that asks for no snapshot has none, and neither has a disabled mode', () => {
  expect(namesOf(story({ review: { modes, disableSnapshot: true } }))).toEqual([]);
  const fewer = { ...modes, desk: { ...modes.desk, disable: true } };
  expect(namesOf(story({ review: { modes: fewer } }))).toEqual([
    'phone',
    'phone dark',
    'desk dark',
  ]);
});

test('a mode with an unknown viewport says which ones there are', () => {
  const review = { modes: { phone: { viewport: 'w391' } } };

  expect(() => planShots([story({ review })], viewports)).toThrow(
    "'w391'. Name one of: w390, w1440.",
  );
});
