import { setTimeout as delay } from 'node:timers/promises';
import type { Visitor } from './visitor.ts';
import { expect, isChromium, test } from './fixtures.ts';
import { emailField, headings, newEmail } from './names.ts';

const inChromium = test.runIf(isChromium);

inChromium(
  'no layout shift occurs while a page loads, even if the font or a part of the page arrives late',
  async ({ skip, site }) => {
    site.tolerate(/Failed to load resource.*404/);
    const tab = await site.open({ width: 390, height: 844, installed: true });
    skip(!(await tab.read(hasStandIn)), 'This machine has neither Arial nor a substitute for it.');
    for (const [path, width, height, splitBefore] of [
      ['/', 1920, 1080, '<input'],
      // The page is split in the middle of the footer.
      ['/nowhere', 390, 900, 'Business software'],
      // The part of the text that arrives first is shorter than the table of contents.
      ['/privacy-policy', 1440, 900, '<section id="data-handling"'],
      ['/', 390, 844, undefined],
    ] as const) {
      await tab.chromium!.cdp.send('Network.clearBrowserCache');
      await tab.resize(width, height);
      const bringFont = site.fail(/\.woff2$/, 'held');
      const bringRest = splitBefore && site.fail(/^\/[\w-]*$/, { splitBefore, rest: 'held' });
      await tab.open(path, 'soon');
      await tab.until(() => performance.getEntriesByType('paint').length, 2);
      await tab.until(fontStatus, 'loading');
      bringRest?.();
      await tab.until(() => document.readyState === 'loading', false);
      bringFont();
      await tab.until(fontStatus, 'loaded');
      await tab.until(() => document.documentElement.dataset['site'], 'started');
      expect(await tab.read(layoutShifts), `${path} at ${width} pixels`).toEqual([]);
    }
    for (const path of ['/', '/info']) {
      await tab.startVerified(path);
      await tab.sees(path === '/' ? headings.landing : headings.info);
      expect(await tab.read(layoutShifts), `${path} for a verified visitor`).toEqual([]);
    }
  },
);

test('at four window widths, the heading stays in place when the code step replaces the email step', async ({
  site,
}) => {
  for (const width of [390, 900, 1024, 1440]) {
    const tab = await site.open({ width, height: 900, reducedMotion: true });
    const top = () =>
      tab.read(() => document.querySelector('h1')!.getBoundingClientRect().top + scrollY);
    await tab.start('/');
    const before = await top();
    await tab.fill(emailField, newEmail());
    await tab.press('Enter');
    await tab.focuses('#gate-code');
    expect(Math.abs((await top()) - before), `${width} pixels`).toBeLessThanOrEqual(3);
  }
});

inChromium.for([
  ['full', 250],
  ['reduced', 0],
] as const)(
  'with %s motion, each new step or page appears in one transition of %i ms, during which it accepts clicks and text',
  async ([motion, expected], { site }) => {
    const tab = await site.open({ reducedMotion: motion === 'reduced' });
    await tab.chromium!.beforeScripts(pauseTransitions);
    const isMoving = (count: number) => tab.until(countAndLongest, [count, expected]);
    const finish = () => tab.read(() => document.getAnimations().forEach((each) => each.finish()));
    const email = await tab.toCodeStep('/');
    await isMoving(1);
    await pointAt(tab, '#gate-code');
    await tab.type(await site.codeFor(email));
    await finish();
    await tab.press('Enter');
    await isMoving(2);
    await tab.scrolledTo(0);
    await pointAt(tab, 'main li:first-child > a[href="/info"]');
    await finish();
    await isMoving(3);
    await tab.scrolledTo(0);
    await tab.focuses('h1');
    await pointAt(tab, '[name=firstName]');
    await tab.type('Ada');
    await tab.hasValue('[name=firstName]', 'Ada');
    await finish();
    // Leaves time for an unwanted fourth transition to start.
    await delay(500);
    expect(await tab.read(countAndLongest)).toEqual([3, expected]);
  },
);

const fontStatus = () =>
  [...document.fonts].find(({ family }) => family.includes('Archivo ProBuilt'))?.status;

/** True if this machine has a font that src/theme/fontFaces.ts adjusts. */
const hasStandIn = () =>
  new FontFace(
    'Stand-in',
    "local('Arial'), local('Liberation Sans'), local('Roboto'), local('DejaVu Sans')",
  )
    .load()
    .then(Boolean, () => false);

interface Shift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: { node?: Node }[];
}

/** Returns each layout shift that no user input has caused, with its score. */
function layoutShifts(): Promise<string[]> {
  return new Promise((resolve) => {
    const observer = new PerformanceObserver((list) => {
      const shifts = (list.getEntries() as Shift[]).filter(
        // Ignores moves by a fraction of a pixel, which are not visible.
        ({ value, hadRecentInput }) => value > 0.0001 && !hadRecentInput,
      );
      resolve(
        shifts.map(({ value, sources }) =>
          [value, ...sources.map(({ node }) => node?.textContent?.slice(0, 30))].join('; '),
        ),
      );
    });
    observer.observe({ type: 'layout-shift', buffered: true });
    // If there is no layout shift, the observer is never called.
    setTimeout(() => resolve([]), 300);
  });
}

/** Pauses each view transition at its start, and records the duration of its longest animation. */
function pauseTransitions(): void {
  const durations: number[] = [];
  Object.assign(window, { durations });
  const start = document.startViewTransition.bind(document);
  document.startViewTransition = (...update) => {
    const transition = start(...update);
    void transition.ready.then(() => {
      const moving = document
        .getAnimations()
        .filter(({ effect }) => (effect as KeyframeEffect).pseudoElement?.includes('view-'));
      const ends = moving.map(({ effect }) => Number(effect?.getComputedTiming().endTime));
      durations.push(Math.max(0, ...ends));
      for (const each of moving) each.pause();
    });
    return transition;
  };
}

const left = { button: 'left', clickCount: 1 } as const;

function countAndLongest(): [number, number] {
  const { durations } = window as unknown as { durations: number[] };
  return [durations.length, Math.max(...durations)];
}

/** Clicks at the position of an element without waiting for the end of a transition. */
async function pointAt(tab: Visitor, selector: string): Promise<void> {
  await tab.counts(selector, 1);
  const [x, y] = await tab.read(middleOf, selector);
  for (const type of ['mousePressed', 'mouseReleased'] as const)
    await tab.chromium!.cdp.send('Input.dispatchMouseEvent', { ...left, type, x, y });
}

function middleOf(selector: string): [number, number] {
  const element = document.querySelector(selector)!;
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { left, top, width, height } = element.getBoundingClientRect();
  return [left + width / 2, top + height / 2];
}
