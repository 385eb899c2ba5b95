import { describe, expect, visit } from './fixtures.ts';
import { headings } from './names.ts';

const test = visit({ width: 390, height: 664, reducedMotion: true });

const places = {
  'the main button': 'main a[href="/info"]',
  'the pause button': 'figure button',
  'the heading of the questions': '#questions-heading',
};

describe('the landing page', () => {
  test('opens for a verified visitor', async ({ tab }) => {
    await tab.startVerified('/');
    await tab.sees(headings.landing);
  });

  test.for([
    ['the main button', 390, 664, 600],
    ['the main button', 360, 616, 600],
    ['the main button', 844, 390, 366],
    ['the main button', 1280, 585, 500],
    ['the main button', 1366, 625, 500],
    ['the pause button', 1440, 900, 900],
    // Not in the first view, but soon after it.
    ['the heading of the questions', 390, 664, 1120],
  ] as const)('shows %s at %i × %i', async ([name, width, height, limit], { tab }) => {
    await tab.resize(width, height);
    await tab.scrolledTo(0);
    expect(await tab.read(bottomOf, places[name])).toBeLessThanOrEqual(limit);
  });

  // The column of the button is narrow from 900 pixels on.
  test.for([600, 900, 940, 1000, 1089])(
    'breaks no button and no number at %i',
    async (width, { tab }) => {
      await tab.resize(width, 700);
      await tab.scrolledTo(0);
      expect(await tab.read(linesOf, places['the main button'])).toBe(1);
      expect(await tab.read(linesOf, 'main a[href^="tel:"]')).toBe(1);
    },
  );
});

/** The bottom edge of an element, in pixels from the top of the page. */
function bottomOf(selector: string): number {
  return document.querySelector(selector)!.getBoundingClientRect().bottom + scrollY;
}

function linesOf(selector: string): number {
  const text = document.createTreeWalker(document.querySelector(selector)!, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  range.selectNodeContents(text.nextNode()!);
  return range.getClientRects().length;
}
