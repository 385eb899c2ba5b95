import { expect, test } from 'vitest';
import { isGated, screenAt } from '../../src/routes/paths.ts';

test.each([
  ['/', 'landing'],
  ['/info', 'info'],
  ['/info/', 'info'],
  ['/privacy-policy', 'policy'],
  ['/privacy-policy/', 'policy'],
  ['//', 'notFound'],
  ['/info//', 'notFound'],
  ['//info', 'notFound'],
  ['/Info', 'notFound'],
  ['/info/x', 'notFound'],
  ['/%69nfo', 'notFound'],
  ['/api', 'notFound'],
  ['', 'notFound'],
])('%j leads to %s: case counts, and one trailing slash does not', (path, screen) => {
  expect(screenAt(path)).toBe(screen);
});

test('only / and /info are behind the gate', () => {
  expect((['landing', 'info', 'policy', 'notFound'] as const).filter(isGated)).toEqual([
    'landing',
    'info',
  ]);
});
