import { dark } from '../../src/theme/tokens.ts';
import type { Visitor } from './visitor.ts';
import { expect, isChromium, test } from './fixtures.ts';
import { button, codeField, contactUs, headings, newEmail, rgb } from './names.ts';

test('on load, if a stored email and code exist, verification is tried automatically', async ({
  site,
}) => {
  const tab = await site.open();
  // Verification does not wait for the script of the page behind the gate.
  const restore = site.fail(/LandingRoute-.*\.js$/, 'held');
  const opened = tab.startVerified('/');
  const isTried = () => site.requests.filter((path) => path.includes('VerifyAccess')).length;
  await expect.poll(isTried, { timeout: 60_000 }).toBe(2);
  restore();
  await opened;
  await tab.sees(headings.landing);
  await tab.start('/privacy-policy');
  await tab.click(contactUs);
  await tab.sees(headings.info);
});

test('a reload shows step 1 again, and the form does not move while another code is being sent', async ({
  site,
}) => {
  const tab = await site.open({ width: 320 });
  const email = await tab.toCodeStep('/', newEmail('gmail.com'));
  await site.codeFor(email);
  await tab.read(pretendHalfAMinute);
  await tab.reload();
  await tab.counts('#gate-code[inputmode="numeric"]', 1);
  await tab.counts('form button[aria-disabled="true"]', 0);

  const before = await tab.read(places);
  const restore = site.fail(/SendAccess/, 'held');
  await tab.click("//button[starts-with(normalize-space(), 'Resend')]");
  await tab.until(isResending, true);
  await tab.until(places, before);
  restore();
  await tab.fill(codeField, await site.codeFor(email, 1));
  await tab.click(button('Verify Email'));
  await tab.sees(headings.landing);
});

test('the back/forward cache restores every page at its previous scroll position', async ({
  site,
}) => {
  site.tolerate(/Failed to load resource.*404/);
  const [tab, verified] = [await site.open({ width: 390 }), await site.open({ width: 390 })];
  await returns(tab, '/', headings.gate, 120);
  await returns(tab, '/privacy-policy', headings.policy, 700);
  await returns(tab, '/nowhere', headings.missing, 120);
  await verified.startVerified('/');
  await returns(verified, '/', headings.landing, 700);
  await returns(verified, '/info', headings.info, 700);
});

test.runIf(isChromium)(
  'in the dark color scheme, fields keep their colors when the browser fills them in',
  async ({ site }) => {
    const tab = await site.open({ dark: true });
    await tab.startVerified('/info');
    const { cdp } = tab.chromium!;
    await cdp.send('DOM.enable');
    await cdp.send('CSS.enable');
    const { root } = await cdp.send('DOM.getDocument');
    const { text, background } = dark;
    for (const [name, ground] of Object.entries({
      firstName: background.paper,
      email: background.sunken,
    })) {
      const selector = `[name=${name}]`;
      const { nodeId } = await cdp.send('DOM.querySelector', { nodeId: root.nodeId, selector });
      await cdp.send('CSS.forcePseudoState', { nodeId, forcedPseudoClasses: ['autofill'] });
      const colors = [`${rgb(ground)} 0px 0px 0px 99px inset`, rgb(text.primary)];
      expect(await tab.read(autofillColors, selector), name).toEqual(colors);
    }
  },
);

async function returns(tab: Visitor, path: string, heading: string, top: number): Promise<void> {
  await tab.start(path);
  await tab.sees(heading);
  await tab.scroll(top);
  // Firefox does not cache a page with a pending request, and scrolling on /info starts a request.
  await tab.until(isIdle, true);
  await tab.read(notePageshow);
  await tab.read(() => void (location.href = '/robots.txt'));
  await tab.sees('User-agent');
  await tab.goBack();
  if (isChromium) {
    await tab.until(() => document.querySelectorAll('header').length, 1);
    // Headless Chromium caches no pages, and Chromium never caches a page with an error status.
    const known = ['masked', ...(path === '/nowhere' ? ['response-status-not-ok'] : [])];
    const reasons = await tab.read(notRestoredReasons);
    expect(reasons.filter((reason) => !known.includes(reason))).toEqual([]);
    return;
  }
  await tab.until(() => (window as Watched).pageshows, [true]);
  await tab.until(() => Math.round(scrollY), top);
}

type Watched = Window & { pageshows?: unknown[] };

function notePageshow(): void {
  const pageshows: unknown[] = [];
  Object.assign(window, { pageshows });
  addEventListener('pageshow', ({ persisted }) => pageshows.push(persisted));
}

async function isIdle(): Promise<boolean> {
  const count = () => performance.getEntriesByType('resource').length;
  const before = count();
  await new Promise((resolve) => setTimeout(resolve, 1000));
  const isLoading = document.querySelector('video')?.networkState === 2;
  return document.readyState === 'complete' && !isLoading && count() === before;
}

function notRestoredReasons(): string[] {
  const [entry] = performance.getEntriesByType('navigation') as unknown as {
    notRestoredReasons: { reasons: { reason: string }[] } | null;
  }[];
  return entry?.notRestoredReasons?.reasons.map(({ reason }) => reason) ?? [];
}

/** Returns the shadow that covers the browser's autofill background, and the color of the text. */
function autofillColors(selector: string): string[] {
  const { boxShadow, webkitTextFillColor } = getComputedStyle(document.querySelector(selector)!);
  return [boxShadow, webkitTextFillColor];
}

function places(): unknown[] {
  const parts = document.querySelectorAll('form :is(h1, input, button, p, a)');
  return [...parts].map((part) => {
    const { x, y, width, height } = part.getBoundingClientRect();
    return [x, y + scrollY, width, height].map(Math.round);
  });
}

function isResending(): boolean {
  const buttons = [...document.querySelectorAll('main button')];
  return buttons.some((each) => each.textContent.startsWith('Resend') && each.querySelector('svg'));
}

function pretendHalfAMinute(): void {
  const pending: unknown = JSON.parse(sessionStorage.getItem('pending_code') ?? '');
  const earlier = { ...Object(pending), sentAt: Date.now() - 31_000 };
  sessionStorage.setItem('pending_code', JSON.stringify(earlier));
}
