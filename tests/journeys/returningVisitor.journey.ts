import type { Visitor } from './visitor.ts';
import { browserName, describe, expect, isChromium, test } from './fixtures.ts';
import { button, codeField, headings, newEmail } from './names.ts';

describe('a returning visitor', () => {
  test('is verified before the script of the landing page arrives', async ({ site }) => {
    const tab = await site.open();
    const restore = site.fail(/LandingRoute-.*\.js$/, 'held');
    const opened = tab.startVerified('/');
    const isTried = () => site.requests.filter((path) => path.includes('VerifyAccess')).length;
    // The first call is the earlier visit.
    await expect.poll(isTried, { timeout: 60_000 }).toBe(2);
    restore();
    await opened;
    await tab.sees(headings.landing);
  });

  test('sees nothing move while another code is sent', async ({ site }) => {
    const tab = await site.open({ width: 320 });
    const email = await tab.toCodeStep('/', newEmail('gmail.com'));
    await site.codeFor(email);
    await tab.read(pretendHalfAMinute);
    await tab.reload();
    await tab.counts('form button[aria-disabled="true"]', 0);
    // The link to the inbox appears with hydration.
    await tab.counts('form a[target="_blank"]', 1);
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

  test('finds a public page again where it was left', async ({ site }) => {
    await returns(await site.open({ width: 390 }), '/privacy-policy', headings.policy, 700);
  });

  test('finds the pages behind the gate again where they were left', async ({ site }) => {
    const tab = await site.open({ width: 390 });
    await tab.startVerified('/');
    await returns(tab, '/', headings.landing, 700);
    await returns(tab, '/info', headings.info, 700);
  });
});

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
    // Headless Chromium caches no pages.
    const reasons = await tab.read(notRestoredReasons);
    expect(reasons.filter((reason) => reason !== 'masked')).toEqual([]);
    return;
  }
  await tab.sees(heading);
  // WebKit decides each time whether it caches a page. If not, it loads the page again.
  const isCached = browserName === 'firefox' || (await tab.read(isSameDocument));
  if (!isCached) return;
  await tab.until(() => (window as Watched).pageshows, [true]);
  await tab.until(() => Math.round(scrollY), top);
}

type Watched = Window & { pageshows?: unknown[] };

function notePageshow(): void {
  const pageshows: unknown[] = [];
  Object.assign(window, { pageshows });
  addEventListener('pageshow', ({ persisted }) => pageshows.push(persisted));
}

/** Returns true if the document is the one in which `notePageshow` ran. */
function isSameDocument(): boolean {
  return 'pageshows' in window;
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

function places(): unknown[] {
  const parts = document.querySelectorAll('form :is(h1, input, [type=submit], p, a)');
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
