import { dark, light } from '../../src/theme/tokens.ts';
import type { Visitor } from './visitor.ts';
import { expect, isChromium, test } from './fixtures.ts';
import { hasStandIn, layoutShifts } from './page/layoutShifts.ts';
import {
  button,
  codeField,
  contactUs,
  emailField,
  field,
  headings,
  newEmail,
  rgb,
} from './names.ts';

const inChromium = test.runIf(isChromium);
const NOT_FOUND = /Failed to load resource.*404/;

inChromium(
  'nothing moves while a page is loaded, also when its font comes late or the page in pieces',
  async ({ skip, site }) => {
    site.tolerate(NOT_FOUND);
    const tab = await site.open({ width: 390, height: 844, installed: true });
    // Without Arial or Roboto no font is as wide as the one that it stands in for.
    skip(!(await hasStandIn(tab)), 'This machine has no font like Arial.');
    for (const [path, width, height, splitBefore] of [
      ['/', 1920, 1080, '<input'],
      // In the middle of the footer.
      ['/nowhere', 390, 900, 'Business software'],
      // The text is shorter than its list of contents.
      ['/privacy-policy', 1440, 900, '<section id="data-handling"'],
      ['/', 390, 844, undefined],
      ['/privacy-policy', 390, 844, undefined],
    ] as const) {
      await tab.chromium!.cdp.send('Network.clearBrowserCache');
      await tab.resize(width, height);
      const bringFont = site.fail(/\.woff2$/, 'held');
      const bringRest = splitBefore && site.fail(/^\/[\w-]*$/, { splitBefore, rest: 'held' });
      await tab.open(path, 'soon');
      await tab.until(paints, 2);
      await tab.until(fontStatus, 'loading');
      bringRest?.();
      await tab.until(() => document.readyState === 'loading', false);
      bringFont();
      await tab.until(fontStatus, 'loaded');
      await tab.until(() => document.documentElement.dataset['site'], 'started');
      expect(await layoutShifts(tab), `${path} at ${width} pixels`).toEqual([]);
    }
    for (const path of ['/', '/info']) {
      await tab.startVerified(path);
      await tab.sees(path === '/' ? headings.landing : headings.info);
      expect(await layoutShifts(tab), `${path} of a verified visitor`).toEqual([]);
    }
  },
);

test.for([390, 900, 1024, 1440])(
  'the heading stays where it is from the email to the code, %i pixels wide',
  async (width, { site }) => {
    const tab = await site.open({ width, height: 900, reducedMotion: true });
    const top = () => tab.read(() => document.querySelector('h1')!.getBoundingClientRect().top);
    await tab.start('/');
    const before = await top();
    await tab.fill(emailField, newEmail());
    await tab.press('Enter');
    await tab.focuses('#gate-code');
    expect(Math.abs((await top()) - before)).toBeLessThanOrEqual(3);
  },
);

test('what gets the focus by the keyboard is in the window, also on a long page [wcag 2.4.7 2.4.11]', async ({
  site,
}) => {
  const tab = await site.open({ width: 1440, height: 900 });
  await tab.startVerified('/');
  const focus = (selector: string) =>
    tab.read((each) => document.querySelector<HTMLElement>(each)?.focus(), selector);
  await focus('#request a');
  expect(await tab.read(isFocusInView)).toBe(true);
  // As Shift+Tab does. Tab follows at once, while a smooth page would still scroll.
  await focus('[aria-labelledby="questions-heading"] li:last-child a');
  await tab.press('Tab');
  await tab.focuses('#request a');
  expect(await tab.read(isFocusInView)).toBe(true);
});

inChromium.for([250, 0])(
  'steps and pages change in one movement of 250 ms, of 0 ms under reduced motion: %i ms',
  async (expected, { site }) => {
    const tab = await site.open({ reducedMotion: expected === 0 });
    await tab.chromium!.beforeScripts(noteTransitions);
    const email = await tab.toCodeStep('/');
    await tab.focuses('#gate-code');
    const durations = () => (window as unknown as { durations: number[] }).durations;
    await tab.until(durations, [expected]);
    await tab.fill(codeField, await site.codeFor(email));
    await tab.click(button('Verify Email'));
    await tab.until(durations, [expected, expected]);
    await tab.click(contactUs);
    await tab.until(durations, [expected, expected, expected]);
    await tab.sees(headings.info);
    await tab.focuses('h1');
  },
);

inChromium('what is pressed and typed during a movement arrives', async ({ site }) => {
  const tab = await site.open();
  await tab.chromium!.beforeScripts(pauseTransitions);
  const isMoving = () => tab.counts(':root:active-view-transition', 1);
  const finish = () => tab.read(() => document.getAnimations().forEach((each) => each.finish()));
  const email = await tab.toCodeStep('/');
  await isMoving();
  await pointAt(tab, '#gate-code');
  await tab.type(await site.codeFor(email));
  await isMoving();
  await finish();
  await tab.press('Enter');
  await isMoving();
  await pointAt(tab, 'header a[href="/info"]');
  await finish();
  await isMoving();
  await tab.counts('[name=firstName]', 1);
  await pointAt(tab, '[name=firstName]');
  await tab.type('Ada');
  await isMoving();
  await tab.until(() => document.querySelector<HTMLInputElement>('[name=firstName]')?.value, 'Ada');
});

inChromium(
  'a field that the browser fills in keeps its colors; in forced colors what must wait looks so [wcag 1.4.1]',
  async ({ site }) => {
    const tab = await site.open({ reducedMotion: true });
    const { cdp, emulate } = tab.chromium!;
    await tab.start('/');
    for (const [scheme, colors] of Object.entries({ light, dark })) {
      await emulate({ 'prefers-color-scheme': scheme, 'prefers-reduced-motion': 'reduce' });
      await cdp.send('DOM.enable');
      await cdp.send('CSS.enable');
      const { root } = await cdp.send('DOM.getDocument');
      const { nodeId } = await cdp.send('DOM.querySelector', {
        nodeId: root.nodeId,
        selector: '#gate-email',
      });
      await cdp.send('CSS.forcePseudoState', { nodeId, forcedPseudoClasses: ['autofill'] });
      await tab.until(looksOfField, [
        `${rgb(colors.background.paper)} 0px 0px 0px 99px inset`,
        rgb(colors.text.primary),
      ]);
    }

    await emulate({ 'forced-colors': 'active', 'prefers-color-scheme': 'dark' });
    const email = await tab.toCodeStep('/info');
    const [resend, back] = await tab.read(colorsOfButtons, ['Resend', 'Back']);
    expect(resend).not.toBe(back);
    await tab.fill(codeField, await site.codeFor(email));
    await tab.press('Enter');
    await tab.counts('header a[aria-current="page"]', 1);
    const marked = await tab.read(edgeOfContactUs);
    // The captcha takes a click in the middle of its box.
    await tab.click(field('Phone'));
    await tab.click("//altcha-widget//input[@type='checkbox']");
    await tab.until(captcha, { text: 'Verified', isMarkVisible: true });
    await tab.click("//header//a[@aria-label='ProBuilt, home']");
    await tab.sees(headings.landing);
    expect(await tab.read(edgeOfContactUs)).not.toBe(marked);
  },
);

const paints = () => performance.getEntriesByType('paint').length;

const fontStatus = () =>
  [...document.fonts].find(({ family }) => family.includes('Archivo ProBuilt'))?.status;

/** Notes the longest animation of each view transition, in milliseconds. */
function noteTransitions(): void {
  const durations: number[] = [];
  Object.assign(window, { durations });
  const start = document.startViewTransition.bind(document);
  document.startViewTransition = (...update) => {
    const transition = start(...update);
    void transition.ready.then(() => {
      const ends = document
        .getAnimations()
        .filter(({ effect }) => (effect as KeyframeEffect).pseudoElement?.includes('view-'))
        .map(({ effect }) => Number(effect?.getComputedTiming().endTime));
      durations.push(Math.max(0, ...ends));
    });
    return transition;
  };
}

/** Stops each view transition where it begins. */
function pauseTransitions(): void {
  const start = document.startViewTransition.bind(document);
  document.startViewTransition = (...update) => {
    const transition = start(...update);
    void transition.ready.then(() => document.getAnimations().forEach((each) => each.pause()));
    return transition;
  };
}

/** Clicks where an element stands, without waiting for anything. */
async function pointAt(tab: Visitor, selector: string): Promise<void> {
  const [x, y] = await tab.read(middleOf, selector);
  const { cdp } = tab.chromium!;
  for (const type of ['mousePressed', 'mouseReleased'] as const)
    await cdp.send('Input.dispatchMouseEvent', { type, x, y, button: 'left', clickCount: 1 });
}

function middleOf(selector: string): [number, number] {
  const element = document.querySelector(selector)!;
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { left, top, width, height } = element.getBoundingClientRect();
  return [left + width / 2, top + height / 2];
}

function looksOfField(): string[] {
  const { boxShadow, webkitTextFillColor } = getComputedStyle(
    document.querySelector('#gate-email')!,
  );
  return [boxShadow, webkitTextFillColor];
}

const colorsOfButtons = (names: string[]) =>
  names.map((name) => {
    const buttons = [...document.querySelectorAll('form button')];
    const found = buttons.find(({ textContent }) => textContent.startsWith(name));
    return found && getComputedStyle(found).color;
  });

const edgeOfContactUs = () =>
  getComputedStyle(document.querySelector('header a[href="/info"]')!).borderBottomWidth;

function captcha() {
  const box = document.querySelector<HTMLElement>('[aria-label=Captcha]')!;
  const mark = box.querySelector('svg');
  const isMarkVisible = mark && getComputedStyle(mark).stroke === getComputedStyle(box).color;
  return { text: box.innerText.trim(), isMarkVisible };
}

/** Whether the element in focus is in the window, once nothing scrolls any more. */
async function isFocusInView(): Promise<boolean> {
  for (let last = -1, still = 0; still < 10; last = scrollY) {
    await new Promise(requestAnimationFrame);
    still = scrollY === last ? still + 1 : 0;
  }
  const { top, bottom } = document.activeElement!.getBoundingClientRect();
  return top >= 0 && bottom <= innerHeight;
}
