import { afterEach, expect, type TestContext } from 'vitest';
import { commands, page } from 'vitest/browser';

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
  if (task.result?.state === 'fail' || disableSnapshot) return;
  document.adoptedStyleSheets = [hideVideos, ...(isSideState(story) ? [hideFrame] : [])];
  if (media === 'print') await print();
  await settle();
  keepHeights();
  // Makes the window as tall as the page.
  await page.viewport(innerWidth, Math.max(innerHeight, document.documentElement.scrollHeight));
  // oxlint-disable-next-line vitest/no-standalone-expect -- each story ends here
  await expect(page).toMatchScreenshot(story.id.replace('--', '/'));
  await commands.emulateMedia(null);
});

/** Shows the page as it is printed on a US Letter sheet with side margins of 20 mm, at 96 dpi. */
async function print() {
  await page.viewport(665, 913);
  await commands.emulateMedia('print');
}

/** Hides videos, so that pictures show their posters. */
const hideVideos = new CSSStyleSheet();
hideVideos.replaceSync('video { visibility: hidden }');

const hideFrame = new CSSStyleSheet();
hideFrame.replaceSync('header, footer { display: none }');

/** True for a state whose picture omits header and footer: only a page's main state shows them. */
function isSideState({ id, tags, parameters }: StoryTest['story']): boolean {
  return (
    parameters.layout === 'fullscreen' &&
    parameters.chromatic?.media !== 'print' &&
    /^(?:fallback|gate|info|landing|policy)-/.test(id) &&
    !tags.includes('every-view')
  );
}

/** Freezes minimum heights, which may depend on the window, before the window becomes taller. */
function keepHeights() {
  for (const element of document.body.querySelectorAll<HTMLElement>('*'))
    element.style.minHeight = getComputedStyle(element).minHeight;
}

/** Waits for fonts, images and frames, and hides the caret. */
async function settle() {
  for (const image of document.images) image.loading = 'eager';
  // A story may show an image that fails to load.
  await Promise.allSettled([...document.images].map((image) => image.decode()));
  await Promise.all([...document.querySelectorAll('iframe')].map(loaded));
  await document.fonts.ready;
  // With forced colors, screenshots show the caret. Removing the empty selection hides it.
  const field = document.activeElement;
  if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) {
    if (field.selectionStart === field.selectionEnd) getSelection()?.removeAllRanges();
  }
}

/** Waits until a frame shows its document instead of the initial empty one. */
async function loaded(frame: HTMLIFrameElement) {
  const { URL, readyState } = frame.contentDocument ?? {};
  if (!frame.srcdoc || (URL === 'about:srcdoc' && readyState === 'complete')) return;
  await new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }));
}

declare module 'vitest/browser' {
  interface BrowserCommands {
    emulateMedia: (media: 'print' | null) => Promise<void>;
  }
}
