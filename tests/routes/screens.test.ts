import { describe, expect, test } from 'vitest';
import { screenAt } from '../../src/routes/screens.ts';

describe('the screen of a path', () => {
  test.each([
    ['a trailing slash', '/info/', 'info'],
    ['two trailing slashes', '/info//', 'notFound'],
    ['another case', '/Info', 'notFound'],
    ['another segment', '/info/x', 'notFound'],
    ['an empty segment', '//info', 'notFound'],
  ])('with %s is %s: %s', (_, path, name) => {
    expect(screenAt(path).name).toBe(name);
  });
});
