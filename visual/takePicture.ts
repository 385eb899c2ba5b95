import { afterEach, expect, type TestContext } from 'vitest';
import { page } from 'vitest/browser';

/** What Storybook's plugin adds to a test. */
interface StoryTest extends TestContext {
  story: {
    id: string;
    tags: string[];
    parameters: {
      layout?: string;
      chromatic?: { disableSnapshot?: boolean; media?: 'print' };
    };
  };
}

afterEach(async (context) => {
  const { task, story } = context as StoryTest;
  const { disableSnapshot, media } = story.parameters.chromatic ?? {};
  // tests/journeys/publicPages.journey.ts takes the picture of the printed policy.
  if (task.result?.state === 'fail' || disableSnapshot || media === 'print') return;
  document.adoptedStyleSheets = [hideFilms, ...(isSideState(story) ? [hideFrame] : [])];
  await settle();
  keepHeights();
  // The picture shows the whole page.
  await page.viewport(innerWidth, Math.max(innerHeight, document.documentElement.scrollHeight));
  // oxlint-disable-next-line vitest/no-standalone-expect -- each story ends here
  await expect(page).toMatchScreenshot(story.id.replace('--', '/'));
});

/** The poster lies under the film. */
const hideFilms = new CSSStyleSheet();
hideFilms.replaceSync('video { visibility: hidden }');

const hideFrame = new CSSStyleSheet();
hideFrame.replaceSync('header, footer { display: none }');

/** Pictures show header and footer with the main state of a page only. */
function isSideState({ id, tags, parameters }: StoryTest['story']): boolean {
  return (
    parameters.layout === 'fullscreen' &&
    /^(?:fallback|gate|info|landing|policy)-/.test(id) &&
    !tags.includes('every-view')
  );
}

/** What is as high as the window stays so when the window grows to the height of the page. */
function keepHeights() {
  for (const element of document.body.querySelectorAll<HTMLElement>('*'))
    element.style.minHeight = getComputedStyle(element).minHeight;
}

/** Waits for fonts, images and frames, and hides the caret. */
async function settle() {
  for (const image of document.images) image.loading = 'eager';
  // An image that cannot be loaded is part of the picture.
  await Promise.allSettled([...document.images].map((image) => image.decode()));
  await Promise.all([...document.querySelectorAll('iframe')].map(loaded));
  await document.fonts.ready;
  // Forced colors show the caret. A field without a selection has none.
  const field = document.activeElement;
  if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) {
    if (field.selectionStart === field.selectionEnd) getSelection()?.removeAllRanges();
  }
}

/** Waits until a frame shows its own document instead of the empty one before it. */
async function loaded(frame: HTMLIFrameElement) {
  const { URL, readyState } = frame.contentDocument ?? {};
  if (!frame.srcdoc || (URL === 'about:srcdoc' && readyState === 'complete')) return;
  await new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }));
}
