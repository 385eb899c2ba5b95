import { expect, test } from 'vitest';
import { screenAt } from '../../src/routes/screens.ts';

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
  ['', 'notFound'],
])(
  'the path %j leads to the screen %s (paths are case-sensitive, and one slash after a name is ignored)',
  (path, screen) => {
    expect(screenAt(path).name).toBe(screen);
  },
);
