import { afterEach } from 'vitest';
import { page } from 'vitest/browser';

/** Stories in which a part covers text on purpose. */
const ON_PURPOSE = 'covers';

// Fails a story in which another part covers the middle of a line of text.
// The window becomes as tall as the page, because the browser finds elements only within it.
afterEach(async (context) => {
  const { story } = context as typeof context & { story?: { tags: string[] } };
  if (context.task.result?.state === 'fail' || story?.tags.includes(ON_PURPOSE)) return;
  const { innerWidth, innerHeight } = window;
  await page.viewport(innerWidth, Math.max(innerHeight, document.documentElement.scrollHeight));
  const covered = [...textsOf(document.body)].filter(isCovered);
  await page.viewport(innerWidth, innerHeight);
  context.expect(covered.map(({ data }) => data)).toEqual([]);
});

function* textsOf(root: Element): Generator<Text> {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode;
    const owner = text.parentElement;
    if (text instanceof Text && text.data.trim() && owner?.checkVisibility(SEEN) && !isTiny(owner))
      yield text;
  }
}

/** True in an element for screen readers, which clips its text to one pixel. */
const isTiny = (element: Element | null): boolean =>
  element !== null && (element.clientWidth === 1 || isTiny(element.parentElement));

const SEEN = { opacityProperty: true, visibilityProperty: true };

function isCovered(text: Text): boolean {
  const { parentElement: owner } = text;
  return linesOf(text).some(({ left, top, width, height }) => {
    const place = [left + width / 2, top + height / 2] as const;
    const stack = document.elementsFromPoint(...place);
    const depth = stack.findIndex((element) => element.contains(owner));
    return stack.slice(0, depth).some((element) => paints(element, place));
  });
}

/** True for a photo, a control, a background, or text of its own at this place. Drawings are lines. */
function paints(element: Element, [x, y]: readonly [number, number]): boolean {
  if (element.matches('img:not([src*=".svg"]), video, iframe, input, textarea, select'))
    return true;
  const isAt = ({ left, right, top, bottom }: DOMRect) =>
    left < x && x < right && top < y && y < bottom;
  // A pseudo-element of a link may extend beyond the link, for example over a card.
  const parts = [
    ...(isAt(element.getBoundingClientRect()) ? [undefined] : []),
    '::before',
    '::after',
  ];
  const isOpaque = parts.some(
    (part) => !/[,/] 0\)$/.test(getComputedStyle(element, part).backgroundColor),
  );
  const texts = [...element.childNodes].filter((node) => node instanceof Text);
  return isOpaque || texts.flatMap(linesOf).some(isAt);
}

function linesOf(text: Text): DOMRect[] {
  const range = document.createRange();
  range.selectNodeContents(text);
  return [...range.getClientRects()];
}
