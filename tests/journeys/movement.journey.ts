import { company } from '../../shared/company.ts';
import type { Visitor } from './visitor.ts';
import { describe, expect, isChromium, test } from './fixtures.ts';
import { headings } from './names.ts';

const inChromium = test.runIf(isChromium);

describe('a visitor whose page arrives late', () => {
  inChromium.for([
    ['the gate on a desk', '/', 1920, 1080, '<input'],
    ['the gate on a phone', '/', 390, 844, undefined],
    // The page is split in the middle of the footer.
    ['the not-found page', '/nowhere', 390, 900, company.tagline],
    // The part of the text that arrives first is shorter than the table of contents.
    ['the policy', '/privacy-policy', 1440, 900, 'id="data-handling"'],
  ] as const)('sees no part of %s move', async ([, path, width, height, splitBefore], { site }) => {
    site.tolerate(/Failed to load resource.*404/);
    const tab = await site.open({ width, height });
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
    expect(await tab.read(layoutShifts)).toEqual([]);
  });

  inChromium.for([
    ['/', headings.landing],
    ['/info', headings.info],
  ] as const)('sees no part of %s move behind the gate', async ([path, heading], { site }) => {
    const tab = await site.open({ width: 390, height: 844 });
    await tab.startVerified(path);
    await tab.sees(heading);
    expect(await tab.read(layoutShifts)).toEqual([]);
  });
});

describe('a visitor who watches the screen', () => {
  inChromium('clicks and types while a step or page appears', async ({ site }) => {
    const tab = await site.open();
    await slowDown(tab);
    const email = await tab.toCodeStep('/');
    await tab.until(isAppearing, true);
    await pointAt(tab, '#gate-code');
    await tab.type(await site.codeFor(email));
    await tab.read(finish);
    await tab.press('Enter');
    await tab.sees(headings.landing);
    await tab.until(isAppearing, true);
    await pointAt(tab, 'main li:first-child > a[href="/info"]');
    await tab.read(finish);
    await tab.sees(headings.info);
    await tab.until(isAppearing, true);
    await tab.focuses('h1');
    // The heading is focused once more in the first frame of the page.
    await tab.scrolledTo(0);
    await pointAt(tab, '[name=firstName]');
    await tab.type('Ada');
    await tab.hasValue('[name=firstName]', 'Ada');
  });

  inChromium('sees steps and pages change at once with reduced motion', async ({ site }) => {
    const tab = await site.open({ reducedMotion: true });
    await slowDown(tab);
    const email = await tab.toCodeStep('/');
    expect(await tab.read(isAppearing)).toBe(false);
    await tab.verify(email, headings.landing);
    expect(await tab.read(isAppearing)).toBe(false);
  });
});

/** Plays animations at a fiftieth of their speed, so that tests can act during a transition. */
async function slowDown(tab: Visitor): Promise<void> {
  const cdp = await tab.page!.createCDPSession();
  await cdp.send('Animation.enable');
  await cdp.send('Animation.setPlaybackRate', { playbackRate: 0.02 });
}

/** True while a view transition moves or fades a part of the page. */
function isAppearing(): boolean {
  return document.getAnimations().some(({ effect }) => {
    const isPart = (effect as KeyframeEffect).pseudoElement?.startsWith('::view-transition');
    return isPart && Number(effect?.getComputedTiming().endTime) > 0;
  });
}

const finish = () => document.getAnimations().forEach((each) => each.finish());

/** Clicks at the position of an element without waiting until the element stands still. */
async function pointAt(tab: Visitor, selector: string): Promise<void> {
  await tab.counts(selector, 1);
  const [x, y] = await tab.read(middleOf, selector);
  await tab.page!.mouse.click(x, y);
}

const fontStatus = () =>
  [...document.fonts].find(({ family }) => family.includes('Archivo ProBuilt'))?.status;

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
    // If there is no layout shift, the observer is never called. Two frames report all earlier shifts.
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => resolve([]))));
  });
}

function middleOf(selector: string): [number, number] {
  const element = document.querySelector(selector)!;
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { left, top, width, height } = element.getBoundingClientRect();
  return [left + width / 2, top + height / 2];
}
