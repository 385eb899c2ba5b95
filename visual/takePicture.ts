import { afterEach, expect, type TestContext } from 'vitest';
import { page } from 'vitest/browser';

/** What Storybook's plugin adds to a test. */
interface StoryTest extends TestContext {
  story: { id: string; parameters: { chromatic?: { disableSnapshot?: boolean; media?: 'print' } } };
}

afterEach(async (context) => {
  const { task, story } = context as StoryTest;
  const { disableSnapshot, media } = story.parameters.chromatic ?? {};
  // On paper the policy is pictured in tests/e2e/pages/print.spec.ts.
  if (task.result?.state === 'fail' || disableSnapshot || media === 'print') return;
  await settle();
  // The picture shows the whole page, however long it is.
  await page.viewport(innerWidth, Math.max(innerHeight, document.documentElement.scrollHeight));
  // oxlint-disable-next-line vitest/no-standalone-expect -- each story ends here
  await expect(page).toMatchScreenshot(story.id.replace('--', '/'));
});

/** Waits for fonts, images and frames, shows films by their poster, and takes the caret away. */
async function settle() {
  for (const image of document.images) image.loading = 'eager';
  // A picture that cannot be loaded is part of what is seen.
  await Promise.allSettled([...document.images].map((image) => image.decode()));
  await Promise.all([...document.querySelectorAll('iframe')].map(loaded));
  await Promise.all([...document.querySelectorAll('video')].map(showPoster));
  await document.fonts.ready;
  // Forced colors show the caret all the same. A field without a selection has none.
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

/** Takes a film back to its poster, once it plays as its story wants it to. */
async function showPoster(film: HTMLVideoElement) {
  if (film.autoplay && film.readyState < HTMLMediaElement.HAVE_FUTURE_DATA) {
    await new Promise((resolve) => film.addEventListener('playing', resolve, { once: true }));
  }
  film.autoplay = false;
  film.preload = 'none';
  film.load();
  const poster = new Image();
  poster.src = film.poster;
  await poster.decode();
}
