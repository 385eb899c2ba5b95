import { expect, isChromium, test } from './fixtures.ts';
import { button, codeField, contactUs, headings, newEmail } from './names.ts';

const stored = () => Object.fromEntries(Object.entries(localStorage));

test('on load, if a stored email and code exist, verification is tried automatically [4.6, 6.2, 7.1]', async ({
  site,
}) => {
  const tab = await site.open();
  // It does not wait for the script of the page behind the gate.
  const mend = site.fail(/LandingRoute-.*\.js$/, 'held');
  const opened = tab.startVerified('/');
  const isTried = () => site.requests.filter((path) => path.includes('VerifyAccess')).length;
  await expect.poll(isTried, { timeout: 60_000 }).toBe(2);
  mend();
  await opened;
  await tab.sees(headings.landing);

  // The other page behind the gate is loaded ahead.
  const isAhead = () => site.requests.some((path) => path.includes('InfoRoute'));
  await expect.poll(isAhead, { timeout: 60_000 }).toBe(true);
  await tab.until(() => document.readyState, 'complete');
  site.requests.length = 0;
  await tab.start('/');
  await tab.sees(headings.landing);
  const code = /^\/(?:$|assets\/.*(?:js|css|woff2)$|api\/)/;
  expect(site.requests.filter((path) => code.test(path))).toEqual([
    '/',
    expect.stringContaining('/api/Setup/VerifyAccessCodeToQRVideo?'),
  ]);
  await tab.start('/privacy-policy');
  await tab.click(contactUs);
  await tab.sees(headings.info);
});

test('who verifies in one tab is admitted in the other; a network failure forgets nothing, a refusal only the code', async ({
  site,
}) => {
  site.tolerate(/Failed to load resource/);
  const first = await site.open();
  await first.start('/');
  const second = await first.another();
  const email = await second.verify('/');
  await first.reload();
  await first.sees(headings.landing);

  const mend = site.fail(/VerifyAccess/, 'cut');
  const before = await first.read(stored);
  await first.reload();
  await first.hasValue('#gate-email', email);
  expect(await first.read(stored)).toEqual(before);
  mend();
  await first.reload();
  await first.sees(headings.landing);

  await first.read(() => localStorage.setItem('email_token', '000000'));
  await first.reload();
  await first.hasValue('#gate-email', email);
  expect(await first.read(stored)).toEqual({ email });
});

test('the back button returns to step 0 and keeps the email, a reload keeps the step; nothing moves while another code is sent', async ({
  site,
}) => {
  const tab = await site.open({ width: 320 });
  const email = await tab.toCodeStep('/', newEmail('gmail.com'));
  await tab.click(button('Back'));
  await tab.hasValue('#gate-email', email);
  await tab.click(button('Send Code'));
  await tab.focuses('#gate-code');
  await site.codeFor(email, 1);
  await tab.until(() => document.activeViewTransition ?? null, null);

  const waiting = await tab.read(places);
  await tab.reload();
  await tab.until(places, waiting);
  await tab.counts('#gate-code[inputmode="numeric"]', 1);
  await tab.until(() => document.documentElement.dataset['early'], 'done');
  await tab.read(pretendHalfAMinute);
  await tab.reload();
  await tab.counts('form button[aria-disabled="true"]', 0);
  await tab.until(places, waiting);

  const mend = site.fail(/SendAccess/, 'held');
  await tab.click("//button[starts-with(normalize-space(), 'Resend')]");
  await tab.until(isResending, true);
  await tab.until(places, waiting);
  mend();
  const code = await site.codeFor(email, 2);
  await tab.until(isResending, false);
  await tab.until(places, waiting);
  await tab.fill(codeField, code);
  await tab.click(button('Verify Email'));
  await tab.sees(headings.landing);
});

test('every page returns from the back/forward cache to its scroll position', async ({ site }) => {
  site.tolerate(/Failed to load resource.*404/);
  const tab = await site.open({ width: 390 });
  const returns = async (path: string, top: number) => {
    await tab.start(path);
    await tab.scroll(top);
    // Firefox keeps no page that has a request under way, as /info does after it is scrolled.
    await tab.until(isIdle, true);
    await tab.read(notePageshow);
    await tab.read(() => void (location.href = '/robots.txt'));
    await tab.sees('User-agent');
    await tab.goBack();
    if (isChromium) {
      await tab.until(() => document.querySelectorAll('header').length, 1);
      // Chromium without a window keeps no page, and none with another status than 200.
      const reasons = await tab.read(notRestoredReasons);
      const known = path === '/nowhere' ? ['response-status-not-ok'] : [];
      expect(reasons.filter((reason) => reason !== 'masked')).toEqual(known);
      return;
    }
    await tab.until(() => (window as Watched).pageshows, [true, top]);
    await tab.until(() => Math.round(scrollY), top);
  };
  await returns('/', 120);
  await returns('/privacy-policy', 700);
  await returns('/nowhere', 120);
  await tab.startVerified('/');
  await returns('/', 700);
  await returns('/info', 700);
});

type Watched = Window & { pageshows?: unknown[] };

function notePageshow(): void {
  const pageshows: unknown[] = [];
  Object.assign(window, { pageshows });
  addEventListener('pageshow', ({ persisted }) => pageshows.push(persisted, Math.round(scrollY)));
}

function isIdle(): Promise<boolean> {
  return new Promise((resolve) => {
    const count = () => performance.getEntriesByType('resource').length;
    const before = count();
    const film = document.querySelector('video');
    setTimeout(
      () =>
        resolve(
          document.readyState === 'complete' &&
            (film?.networkState ?? 1) === 1 &&
            count() === before,
        ),
      1000,
    );
  });
}

function notRestoredReasons(): string[] {
  const [entry] = performance.getEntriesByType('navigation') as unknown as {
    notRestoredReasons: { reasons: { reason: string }[] } | null;
  }[];
  return entry?.notRestoredReasons?.reasons.map(({ reason }) => reason) ?? [];
}

/** Where the parts of the gate stand. */
function places(): unknown[] {
  const parts = document.querySelectorAll('form :is(h1, input, button, p, a)');
  return [...parts].map((part) => {
    const { x, y, height } = part.getBoundingClientRect();
    return [x, y + scrollY, height].map(Math.round);
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
