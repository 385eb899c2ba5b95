import type { ExpectStatic } from 'vitest';
import { commands, page } from 'vitest/browser';
import { referenceName, type Story } from './story.ts';

/** Compares a picture of the story with its reference. */
export async function comparePicture(story: Story, expect: ExpectStatic) {
  if (story.parameters.chromatic?.media === 'print') await print();
  document.adoptedStyleSheets.push(hideVideos);
  await settle();
  keepHeights();
  // Makes the window as tall as the page, except if its height is what the story shows.
  if (!story.tags.includes('window'))
    await page.viewport(innerWidth, Math.max(innerHeight, document.documentElement.scrollHeight));
  try {
    await expect(page).toMatchScreenshot(referenceName(story));
  } finally {
    await commands.emulateMedia(null);
  }
}

/** Shows the whole page as printed on a US Letter sheet with side margins of 20 mm, at 96 dpi. */
async function print() {
  document.adoptedStyleSheets = [];
  await page.viewport(665, 913);
  await commands.emulateMedia('print');
}

/** Hides videos, so that pictures show their posters. */
const hideVideos = new CSSStyleSheet();
hideVideos.replaceSync('video { visibility: hidden }');

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
