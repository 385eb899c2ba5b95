import { describe, expect, visit } from './fixtures.ts';
import { headings } from './names.ts';

const test = visit({ width: 390, height: 664, reducedMotion: true });

const places = {
  'the main button': 'main a[href="/info"]',
  'the pause button': 'figure button',
  'the heading of the questions': '#questions-heading',
};

describe('the gate', () => {
  test.for([
    ['its button on a phone', '[type=submit]', 360, 616, 612],
    ['its field on a phone on its side', '#gate-email', 844, 390, 390],
  ] as const)('shows %s', async ([, selector, width, height, limit], { tab }) => {
    await tab.resize(width, height);
    await tab.start('/');
    expect(await tab.read(bottomOf, selector)).toBeLessThanOrEqual(limit);
  });

  test('keeps its heading when a check fails', async ({ site, tab }) => {
    await tab.resize(1366, 625);
    await tab.read(
      () => void Object.assign(localStorage, { email: 'a@b.example', email_token: '1' }),
    );
    const answer = site.fail(/VerifyAccess/, 'held');
    await tab.start('/');
    await tab.counts('#gate-email', 0);
    const checking = await tab.read(bottomOf, 'h1');
    answer();
    await tab.counts('#gate-email', 1);
    expect(await tab.read(bottomOf, 'h1')).toBe(checking);
    await tab.read(() => localStorage.clear());
  });

  test('shows Resend in the code step on a phone on its side', async ({ tab }) => {
    await tab.resize(844, 390);
    await tab.toCodeStep('/');
    expect(await tab.read(bottomOf, 'main button[aria-disabled]')).toBeLessThanOrEqual(390);
  });
});

describe('the landing page', () => {
  test('opens for a verified visitor', async ({ tab }) => {
    await tab.startVerified('/');
    await tab.sees(headings.landing);
  });

  test.for([
    ['the main button', 844, 390, 366],
    ['the main button', 1366, 625, 500],
    ['the pause button', 1440, 900, 900],
    // Not in the first view, but soon after it.
    ['the heading of the questions', 390, 664, 1120],
  ] as const)('shows %s at %i × %i', async ([name, width, height, limit], { tab }) => {
    await tab.resize(width, height);
    await tab.scrolledTo(0);
    expect(await tab.read(bottomOf, places[name])).toBeLessThanOrEqual(limit);
  });

  test('breaks no button and no number in a narrow column', async ({ tab }) => {
    await tab.resize(900, 700);
    await tab.scrolledTo(0);
    expect(await tab.read(linesOf, places['the main button'])).toBe(1);
    expect(await tab.read(linesOf, 'main a[href^="tel:"]')).toBe(1);
  });
});

test('the request page begins its first field in view', async ({ tab }) => {
  await tab.resize(1366, 625);
  await tab.start('/info');
  await tab.sees(headings.info);
  expect(await tab.read(topOf, '[name=firstName]')).toBeLessThanOrEqual(590);
});

test.for([
  ['/', 360, 616],
  ['/', 844, 390],
  ['/info', 667, 375],
  ['/privacy-policy', 390, 664],
  ['/privacy-policy', 1440, 900],
] as const)(
  'back to top is in view and covers no word of %s at %i × %i',
  async (place, { tab }) => {
    const [path, width, height] = place;
    await tab.resize(width, height);
    await tab.start(path);
    await tab.counts('main h1', 1);
    await tab.scroll(120);
    await tab.counts('[aria-label="Back to top"]', 1);
    expect(await tab.read(coveredWhileScrolling)).toEqual([]);
  },
);

/** Scrolls through the page, and returns the words below the control, or that it is out of view. */
async function coveredWhileScrolling(): Promise<string[]> {
  const covered = new Set<string>();
  const [control] = document.querySelectorAll('[aria-label="Back to top"] > span');
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const ranges: Range[] = [];
  while (texts.nextNode()) {
    const range = document.createRange();
    range.selectNodeContents(texts.currentNode);
    // Text for screen readers alone is one pixel wide.
    if (texts.currentNode.parentElement!.getBoundingClientRect().width > 1) ranges.push(range);
  }
  for (let top = 120; top < document.documentElement.scrollHeight; top += innerHeight / 8) {
    window.scrollTo({ top, behavior: 'instant' });
    await new Promise((resolve) => requestAnimationFrame(resolve));
    const tab = control!.getBoundingClientRect();
    if (tab.bottom > innerHeight || tab.top < 0) covered.add('out of view');
    for (const range of ranges)
      for (const line of range.getClientRects()) {
        const isBeside = line.right <= tab.left || line.left >= tab.right;
        const isAbove = line.bottom <= tab.top || line.top >= tab.bottom;
        if (!isBeside && !isAbove) covered.add(range.toString().slice(0, 80));
      }
  }
  return [...covered];
}

/** The bottom edge of an element, in pixels from the top of the page. */
function bottomOf(selector: string): number {
  return document.querySelector(selector)!.getBoundingClientRect().bottom + scrollY;
}

function topOf(selector: string): number {
  return document.querySelector(selector)!.getBoundingClientRect().top + scrollY;
}

function linesOf(selector: string): number {
  const text = document.createTreeWalker(document.querySelector(selector)!, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  range.selectNodeContents(text.nextNode()!);
  return range.getClientRects().length;
}
