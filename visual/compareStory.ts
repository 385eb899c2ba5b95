import { afterEach, beforeEach, type TestContext } from 'vitest';
import { comparePicture } from './comparePicture.ts';
import { hideFrame, isSideState, type Story } from './story.ts';

beforeEach(() => {
  document.adoptedStyleSheets = [];
});

afterEach(async (context) => {
  const { task, story } = context as TestContext & { story: Story };
  if (task.result?.state === 'fail') return;
  if (isSideState(story)) document.adoptedStyleSheets = [hideFrame];
  await comparePicture(story, context.expect);
});
