import { afterEach, beforeEach, inject, type TestContext } from 'vitest';
import { comparePicture } from './comparePicture.ts';
import { compareTree } from './compareTree.ts';
import { hideFrame, isSideState, type Story } from './story.ts';

beforeEach(() => {
  document.adoptedStyleSheets = [];
});

// A tree that differs does not skip the picture: both are reported, and `-u` approves both.
afterEach(async (context) => {
  const { task, story } = context as TestContext & { story: Story };
  if (task.result?.state === 'fail') return;
  if (isSideState(story)) document.adoptedStyleSheets = [hideFrame];
  if (inject('trees')) await compareTree(story, context.expect);
  await comparePicture(story, context.expect);
});

declare module 'vitest' {
  interface ProvidedContext {
    /** True if the view also compares accessibility trees. */
    trees: boolean;
  }
}
