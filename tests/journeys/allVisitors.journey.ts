import axe from 'axe-core';
import { dark as darkTheme } from '../../src/theme/tokens.ts';
import { screens } from '../../src/routes/screens.ts';
import { validValues } from '../support/site/validRequest.ts';
import type { Visitor } from './visitor.ts';
import { expect, isChromium, test } from './fixtures.ts';
import { focusFaults } from './page/focusFaults.ts';
import { seenFaults } from './page/seenFaults.ts';
import { button, codeField, emailField, newEmail, rgb } from './names.ts';

const NOT_FOUND = /Failed to load resource.*404/;

interface Setting {
  /** The size of the window in CSS pixels. Zoom reduces this size. */
  window?: readonly [width: number, height: number];
  /** CSS media features to emulate. Only Chromium can emulate them. */
  features?: Record<string, string>;
  media?: 'print';
  css?: string;
  dir?: 'rtl';
}

/** The browser and system settings with which each page is tested, by name. */
const settings: Record<string, Setting> = {
  'a window 2560 pixels wide': { window: [2560, 1440] },
  'zoom at 200 %': { window: [640, 400] },
  'zoom at 400 %': { window: [320, 200] },
  'text at 200 %': { window: [390, 800], css: 'html { font-size: 32px }' },
  'text spacing': {
    window: [320, 800],
    css: `* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important }
      p { margin-bottom: 2em !important }`,
  },
  'right-to-left text on a phone': { window: [390, 800], dir: 'rtl' },
  'dark color scheme in a window 320 pixels wide': {
    window: [320, 800],
    features: { 'prefers-color-scheme': 'dark' },
  },
  'forced colors in the dark color scheme': {
    features: { 'forced-colors': 'active', 'prefers-color-scheme': 'dark' },
  },
  'more contrast': { features: { 'prefers-contrast': 'more' } },
  'print with the dark color scheme': {
    window: [665, 913],
    media: 'print',
    features: { 'prefers-color-scheme': 'dark' },
  },
};

test('every page passes the axe checks, can be used by keyboard, and stays readable with zoom, large text, text spacing, right-to-left text, the dark color scheme, forced colors, more contrast and print styles', async ({
  site,
}) => {
  site.tolerate(NOT_FOUND);
  // Firefox and WebKit cannot emulate media features, so in these browsers, the whole test uses
  // the dark color scheme.
  const dark = !isChromium;
  const tab = await site.open({ width: 390, height: 600, reducedMotion: true, dark });
  let footer: unknown;
  const publicPaths = screens.filter(({ gated }) => !gated).map(({ path }) => path);
  for (const path of ['/', ...publicPaths, '/nowhere', 'verified', '/info']) {
    if (path === 'verified') await tab.startVerified('/');
    else await tab.start(path);
    if (path === '/info') await tab.counts('altcha-widget input', 1);
    // With reduced motion, nothing may move.
    await tab.until(movements, []);
    // The footer has the same words in the same order on every page.
    footer ??= await tab.read(footerText);
    expect(await tab.read(footerText), path).toEqual(footer);
    const url = await tab.read(() => location.href);
    expect.soft(await focusFaults(tab), `${path}: focus and tab order`).toEqual([]);
    expect(await tab.read(() => location.href)).toBe(url);
    for (const [name, setting] of Object.entries(settings)) {
      if (setting.features && !tab.chromium) continue;
      await choose(tab, setting);
      const faults = await tab.read(seenFaults, setting.media === 'print');
      expect.soft([...new Set(faults)], `${path}, ${name}`).toEqual([]);
      // The captcha and the buttons are not printed.
      if (setting.media) expect.soft(await tab.read(buttons), `${path}, ${name}`).toEqual([]);
      const ground = await tab.read(() => getComputedStyle(document.body).backgroundColor);
      if (name.startsWith('dark'))
        expect.soft(ground, path).toBe(rgb(darkTheme.background.default));
    }
    await choose(tab, { window: [390, 600] });
    expect.soft(await axeFaults(tab), path).toEqual([]);
  }
});

test('a visitor can pass the gate and send the form on a translated page', async ({ site }) => {
  const tab = await site.open();
  const email = newEmail();
  await tab.start('/');
  await tab.read(translate);
  await tab.fill(emailField, 'visitor@gmial.com');
  await tab.counts('#gate-email-help button', 1);
  await tab.fill(emailField, 'visitor');
  await tab.press('Enter');
  await tab.counts('#gate-email[aria-invalid="true"]', 1);
  await tab.fill(emailField, email);
  const restore = site.fail(/SendAccess/, { status: 200, body: '{"status":false}' });
  await tab.press('Enter');
  await tab.counts('#gate-message svg', 1);
  restore();
  await tab.press('Enter');
  await tab.focuses('#gate-code');
  await tab.click(button('Bøøø'));
  await tab.hasValue('#gate-email', email);
  await tab.press('Enter');
  await tab.focuses('#gate-code');
  await tab.fill(codeField, await site.codeFor(email));
  await tab.press('Enter');
  await tab.counts('figure', 1);

  await tab.click("//header//a[@href='/info']");
  await tab.click("//main//form//button[@type='submit']");
  await tab.counts('[name=company][aria-invalid="true"]', 1);
  for (const [name, value] of Object.entries(validValues({ email: '' })))
    if (value) await tab.fill(`//form//*[@name='${name}']`, value);
  await tab.fill("//form//*[@name='message']", 'x'.repeat(500));
  await tab.click("(//input[@name='question'])[1]");
  await tab.counts('[id$="message-help"] strong', 1);
  await tab.click("//main//form//button[@type='submit']");
  await tab.counts('form', 0);
  await site.server.waitForMail(({ replyTo }) => replyTo === email);
  await tab.click('(//main//button)[last()]');
  await tab.hasValue('[name=firstName]', '');
});

async function choose(tab: Visitor, setting: Setting): Promise<void> {
  const { window: [width, height] = [1280, 800], features, media, css = '', dir = 'ltr' } = setting;
  await tab.resize(width, height);
  await tab.chromium?.emulate({ 'prefers-reduced-motion': 'reduce', ...features }, media);
  await tab.read(
    (styles, direction) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(styles);
      document.adoptedStyleSheets = [sheet];
      document.documentElement.dir = direction;
      // The policy's table of contents is sticky and could cover text on a scrolled page.
      window.scrollTo(0, 0);
    },
    css,
    dir,
  );
}

/** Returns the violations that axe finds in Chromium. The story tests run axe on every state. */
async function axeFaults({ chromium, read }: Visitor): Promise<string[]> {
  if (!chromium) return [];
  await chromium.cdp.send('Runtime.evaluate', { expression: axe.source });
  return read(async () => {
    const { violations } = await (window as unknown as { axe: typeof axe }).axe.run({
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
      rules: { 'label-content-name-mismatch': { enabled: true } },
    });
    return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
  });
}

function movements(): unknown[] {
  const running = document.getAnimations().filter(({ playState }) => playState === 'running');
  const films = [...document.querySelectorAll('video')].filter(({ paused }) => !paused);
  return [...running.map(({ effect }) => (effect as KeyframeEffect).target?.outerHTML), ...films];
}

const footerText = () => document.querySelector('footer')?.innerText.replace(/\s+/g, ' ');

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
