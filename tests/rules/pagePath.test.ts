import { expect, test } from 'vitest';
import { pagePath } from '../../src/rules/pagePath.ts';

test.each([
  ['/', '/'],
  ['/info', '/info'],
  ['/info/', '/info'],
  ['//', '//'],
  ['/info//', '/info//'],
  ['/a/b/', '/a/b/'],
])('the page at %s has the path %s', (pathname, path) => {
  expect(pagePath(pathname)).toBe(path);
});
