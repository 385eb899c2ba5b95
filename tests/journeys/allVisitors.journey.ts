import type { CDPSession } from 'puppeteer-core';
import { screens } from '../../src/routes/screens.ts';
import { validValues } from '../support/site/validRequest.ts';
import type { Visitor } from './visitor.ts';
import { describe, expect, isChromium, visit } from './fixtures.ts';
import { focusFaults } from './page/focusFaults.ts';
import { seenFaults } from './page/seenFaults.ts';
import { button, codeField, emailField, newEmail } from './names.ts';

const NOT_FOUND = /Failed to load resource.*404/;

interface Setting {
  /** The size of the window in CSS pixels. Zoom reduces this size. */
  window: readonly [width: number, height: number];
  css?: string;
  /** Only Chromium can imitate paper. */
  onPaper?: boolean;
}

/** The settings with which each page is tested, by name. */
const settings: Record<string, Setting> = {
  'zoom at 400 %': { window: [320, 200] },
  'text at 200 %': { window: [390, 800], css: 'html { font-size: 32px }' },
  'text spacing': {
    window: [320, 800],
    css: `* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important }
      p { margin-bottom: 2em !important }`,
  },
  'print with the dark color scheme': { window: [665, 913], onPaper: true },
};

const FEATURES = [
  { name: 'prefers-reduced-motion', value: 'reduce' },
  { name: 'prefers-color-scheme', value: 'dark' },
];

// In the dark color scheme, print needs colors of its own.
const test = visit({ width: 390, height: 600, reducedMotion: true, dark: true });

const publicPaths = screens.filter(({ gated }) => !gated).map(({ path }) => path);
describe.for([
  ['the gate', '/'],
  ...publicPaths.map((path) => [path, path]),
  ['the not-found page', '/nowhere'],
  ['the landing page', 'verified'],
  ['the form', '/info'],
])('%s', ([, path = '/']) => {
  test('stands still with reduced motion', async ({ site, tab }) => {
    site.tolerate(NOT_FOUND);
    await choose(tab, { window: [390, 600] });
    if (path === 'verified') await tab.startVerified('/');
    else await tab.start(path);
    if (path === '/info') await tab.counts('altcha-widget input', 1);
    await tab.until(movements, []);
  });

  test.for([390, 1440])(
    'can be used by keyboard, with visible focus, at %i pixels',
    async (width, { tab }) => {
      await choose(tab, { window: [width, 600] });
      await tab.read(forgetFocus);
      const url = await tab.read(() => location.href);
      expect(await focusFaults(tab)).toEqual([]);
      expect(await tab.read(() => location.href)).toBe(url);
    },
  );

  test.for(Object.entries(settings))('is readable with %s', async ([, setting], { tab, skip }) => {
    const { onPaper = false } = setting;
    skip(onPaper && !isChromium, 'Only Chromium can imitate paper.');
    await choose(tab, setting);
    const faults = await tab.read(seenFaults, onPaper);
    expect([...new Set(faults)]).toEqual([]);
    // The captcha and the buttons are not printed.
    if (onPaper) expect(await tab.read(buttons)).toEqual([]);
  });
});

describe('a visitor who translates the page', () => {
  const email = newEmail();
  let page: Visitor;

  test('corrects an email and sends it again after a failure', async ({ site }) => {
    page = await site.open();
    await page.start('/');
    await page.read(translate);
    await page.fill(emailField, 'visitor@gmial.com');
    await page.press('Tab');
    await page.counts('form button[type="button"]', 1);
    await page.fill(emailField, 'visitor');
    await page.press('Enter');
    await page.counts('#gate-email[aria-invalid="true"]', 1);
    await page.fill(emailField, email);
    const restore = site.fail(/SendAccess/, { status: 200, body: '{"status":false}' });
    await page.press('Enter');
    await page.counts('#gate-problem svg', 1);
    restore();
    await page.press('Enter');
    await page.focuses('#gate-code');
  });

  test('goes back to the email and passes the gate', async ({ site }) => {
    await page.click(button('Bøøø'));
    await page.hasValue('#gate-email', email);
    await page.press('Enter');
    await page.focuses('#gate-code');
    await page.fill(codeField, await site.codeFor(email));
    await page.press('Enter');
    await page.counts('figure', 1);
  });

  test('completes a refused form, sends it and starts another', async ({ site }) => {
    await page.click("//header//a[@href='/info']");
    await page.click("//main//form//button[@type='submit']");
    await page.counts('[name=company][aria-invalid="true"]', 1);
    for (const [name, value] of Object.entries(validValues({ email: '' })))
      if (value) await page.fill(`//form//*[@name='${name}']`, value);
    await page.fill("//form//*[@name='message']", 'x'.repeat(500));
    await page.click("(//input[@name='question'])[1]");
    await page.counts('[id$="message-help"] strong', 1);
    await page.click("//main//form//button[@type='submit']");
    await page.counts('form', 0);
    await site.server.waitForMail(({ replyTo }) => replyTo === email);
    await page.click('(//main//button)[last()]');
    await page.hasValue('[name=firstName]', '');
  });
});

let session: CDPSession | undefined;

async function choose(tab: Visitor, { window, css = '', onPaper }: Setting): Promise<void> {
  await tab.resize(...window);
  if (tab.page) {
    session ??= await tab.page.createCDPSession();
    const media = onPaper ? 'print' : '';
    // Puppeteer's own function would reset the features.
    await session.send('Emulation.setEmulatedMedia', { media, features: FEATURES });
  }
  await tab.read((styles) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(styles);
    document.adoptedStyleSheets = [sheet];
    // The policy's table of contents is sticky and could cover text on a scrolled page.
    globalThis.scrollTo(0, 0);
  }, css);
}

function movements(): unknown[] {
  const running = document.getAnimations().filter(({ playState }) => playState === 'running');
  const videos = [...document.querySelectorAll('video')].filter(({ paused }) => !paused);
  return [...running.map(({ effect }) => (effect as KeyframeEffect).target?.outerHTML), ...videos];
}

/** Lets Tab begin at the top of the page again. */
function forgetFocus(): void {
  for (const element of document.querySelectorAll('[data-focused]'))
    element.removeAttribute('data-focused');
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  // The next Tab starts from here.
  document.body.tabIndex = -1;
  document.body.focus();
  document.body.removeAttribute('tabindex');
}

const buttons = () =>
  [...document.querySelectorAll<HTMLElement>('button, altcha-widget')]
    .filter((element) => element.checkVisibility())
    .map((element) => element.outerHTML.slice(0, 60));

/** Replaces each text node with two nested elements, as browsers do when they translate a page. */
function translate(): void {
  const translateAll = () => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      const parent = text.parentElement;
      if (!parent || parent.closest('script, style, textarea, font') || !text.data.trim()) continue;
      const [outer, inner] = [document.createElement('font'), document.createElement('font')];
      inner.append(text.data.replaceAll(/[a-z]/g, 'ø'));
      outer.append(inner);
      text.replaceWith(outer);
    }
  };
  translateAll();
  const observer = new MutationObserver(translateAll);
  observer.observe(document.body, { childList: true, subtree: true, characterData: true });
}
