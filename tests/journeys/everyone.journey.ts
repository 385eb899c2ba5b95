import axe from 'axe-core';
import { validValues } from '../support/site/validRequest.ts';
import type { Visitor } from './visitor.ts';
import { browserName, expect, isChromium, test } from './fixtures.ts';
import { focusFaults } from './page/focusFaults.ts';
import { seenFaults } from './page/seenFaults.ts';
import { choose, settings } from './page/settings.ts';
import { translate } from './page/translate.ts';
import { button, codeField, contactUs, emailField, headings, newEmail } from './names.ts';

const NOT_FOUND = /Failed to load resource.*404/;

test.runIf(isChromium)(
  'axe finds nothing in any state of the pages, at 320 and at 1440 pixels [wcag 1.1.1 1.3.1 1.3.5 1.4.1 1.4.3 1.4.10 2.4.2 2.4.4 2.4.6 2.5.3 2.5.8 3.1.1 3.3.2 4.1.2]',
  async ({ site }) => {
    site.tolerate(NOT_FOUND);
    const tab = await site.open({ reducedMotion: true });
    for (const path of ['/privacy-policy', '/nowhere', '/']) {
      await tab.start(path);
      await expectSound(tab, path);
    }
    await tab.click(button('Send Code'));
    await tab.counts('#gate-email[aria-invalid="true"]', 1);
    await expectSound(tab, 'bad email');
    const email = newEmail();
    await tab.fill(emailField, email);
    await tab.click(button('Send Code'));
    await tab.focuses('#gate-code');
    await expectSound(tab, 'code step');
    await tab.fill(codeField, '000000');
    await tab.press('Enter');
    await tab.counts('#gate-code[aria-invalid="true"]', 1);
    await expectSound(tab, 'refused code');
    await tab.fill(codeField, await site.codeFor(email));
    await tab.press('Enter');
    await tab.sees(headings.landing);
    await expectSound(tab, 'landing page');
    await tab.click(contactUs);
    await tab.sees(headings.info);
    await tab.read(() => document.querySelector('form')?.scrollIntoView({ block: 'end' }));
    await tab.counts('altcha-widget', 1);
    await expectSound(tab, 'request form');
    await tab.click(button('Send request'));
    await tab.until(() => document.title.startsWith('Error: '), true);
    await expectSound(tab, 'refused request');
    await tab.fillRequest();
    await tab.click(button('Send request'));
    await tab.until(() => document.title.startsWith('Request sent'), true);
    await expectSound(tab, 'sent request');
  },
);

test.skipIf(browserName === 'webkit')(
  'every page serves its visitors with zoom, large text, text spacing, right to left, forced colors, more contrast and on paper, and by the keyboard [wcag 1.3.2 1.3.4 1.4.4 1.4.10 1.4.12 2.1.1 2.1.2 2.2.2 2.4.3 2.4.7 2.4.11 3.2.1 3.2.3 3.2.4 3.2.6]',
  async ({ site }) => {
    site.tolerate(NOT_FOUND);
    const tab = await site.open({ width: 390, height: 600, reducedMotion: true });
    let footer: unknown;
    for (const path of ['/', '/privacy-policy', '/nowhere', 'verified', '/info']) {
      if (path === 'verified') await tab.startVerified('/');
      else await tab.start(path);
      if (path === '/info') await tab.counts('altcha-widget input', 1);
      // Under reduced motion nothing moves.
      await tab.until(movements, []);
      // How to reach the company stands on every page, in the same words and order.
      footer ??= await tab.read(footerText);
      expect(await tab.read(footerText), path).toEqual(footer);
      const url = await tab.read(() => location.href);
      expect.soft(await focusFaults(tab), `${path}, by the keyboard`).toEqual([]);
      expect(await tab.read(() => location.href)).toBe(url);
      for (const [name, setting] of Object.entries(settings)) {
        if ((setting.media || setting.features) && !tab.chromium) continue;
        await choose(tab, setting);
        const faults = await tab.read(seenFaults, setting.media === 'print');
        expect.soft([...new Set(faults)], `${path}, ${name}`).toEqual([]);
        // Neither the captcha nor a button is printed.
        if (setting.media) expect.soft(await tab.read(buttons), `${path}, ${name}`).toEqual([]);
      }
      await choose(tab, { window: [390, 600] });
    }
  },
);

test('dark, and 320 pixels wide: every page is dark, and nothing scrolls sideways', async ({
  site,
}) => {
  site.tolerate(NOT_FOUND);
  const tab = await site.open({ dark: true, width: 320 });
  await tab.verify('/');
  for (const path of ['/', '/info', '/privacy-policy', '/nowhere']) {
    await tab.start(path);
    expect(await tab.read(() => innerWidth)).toBe(320);
    expect(await tab.read(seenFaults, false), path).toEqual([]);
    const ground = await tab.read(() => getComputedStyle(document.body).backgroundColor);
    expect(Number(/\d+/.exec(ground)), `the background of ${path}`).toBeLessThan(64);
  }
});

test('a page that the browser translates works from the gate to the sent request', async ({
  site,
}) => {
  const tab = await site.open();
  const email = newEmail();
  await tab.start('/');
  await tab.read(translate);
  await tab.fill(emailField, 'visitor');
  await tab.press('Enter');
  await tab.counts('#gate-email[aria-invalid="true"]', 1);
  await tab.fill(emailField, email);
  await tab.press('Enter');
  await tab.focuses('#gate-code');
  await tab.click(button('Bøøø'));
  await tab.hasValue('#gate-email', email);
  await tab.press('Enter');
  await tab.focuses('#gate-code');
  await tab.fill(codeField, '000000');
  await tab.press('Enter');
  await tab.counts('#gate-code[aria-invalid="true"]', 1);
  await tab.fill(codeField, await site.codeFor(email));
  await tab.press('Enter');
  await tab.counts('video', 1);

  await tab.click("//header//a[@href='/info']");
  await tab.click("//main//form//button[@type='submit']");
  await tab.counts('[name=company][aria-invalid="true"]', 1);
  for (const [name, answer] of Object.entries(validValues({ email: '' })))
    if (answer) await tab.fill(`//form//*[@name='${name}']`, answer);
  await tab.click("//main//form//button[@type='submit']");
  await tab.counts('form', 0);
  await site.server.waitForLetter(({ replyTo }) => replyTo === email);
  await tab.click('(//main//button)[last()]');
  await tab.hasValue('[name=firstName]', '');
});

async function expectSound(tab: Visitor, state: string): Promise<void> {
  const { cdp, emulate } = tab.chromium!;
  if (!(await tab.read(() => 'axe' in window)))
    await cdp.send('Runtime.evaluate', { expression: axe.source });
  for (const [width, scheme] of [
    [320, 'light'],
    [1440, 'dark'],
  ] as const) {
    await tab.resize(width, 800);
    await emulate({ 'prefers-color-scheme': scheme, 'prefers-reduced-motion': 'reduce' });
    expect.soft(await tab.read(runAxe), `${state} at ${width} px`).toEqual([]);
  }
}

async function runAxe(): Promise<string[]> {
  const { violations } = await (window as unknown as { axe: typeof axe }).axe.run({
    runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
    rules: { 'label-content-name-mismatch': { enabled: true } },
    resultTypes: ['violations'],
  });
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
}

function movements(): unknown[] {
  const running = document.getAnimations().filter(({ playState }) => playState === 'running');
  const films = [...document.querySelectorAll('video')].filter(({ paused }) => !paused);
  return [
    ...running.map(({ effect }) => (effect as KeyframeEffect).target?.outerHTML.slice(0, 60)),
    ...films.map(() => 'film'),
  ];
}

const footerText = () => document.querySelector('footer')?.innerText.replace(/\s+/g, ' ');

const buttons = () =>
  [...document.querySelectorAll<HTMLElement>('button, altcha-widget')]
    .filter((element) => element.checkVisibility())
    .map((element) => element.outerHTML.slice(0, 60));
