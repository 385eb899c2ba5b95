import { afterEach, beforeEach, inject, type TestContext } from 'vitest';
import { comparePicture } from './comparePicture.ts';
import { isPictured, isSideState, type Story } from './story.ts';

/** Leaves the state itself, because header, footer and drawings have pictures of their own. */
const hideFrame = new CSSStyleSheet();
hideFrame.replaceSync('header, footer { display: none } main img { visibility: hidden }');

beforeEach(() => {
  document.adoptedStyleSheets = [];
});

afterEach(async (context) => {
  const { task, story } = context as TestContext & { story: Story };
  if (task.result?.state === 'fail' || !isPictured(story, inject('view'))) return;
  if (isSideState(story)) document.adoptedStyleSheets = [hideFrame];
  await comparePicture(story, context.expect);
});

declare module 'vitest' {
  interface ProvidedContext {
    /** The name of the view in visual/views.ts. */
    view: string;
  }
}
