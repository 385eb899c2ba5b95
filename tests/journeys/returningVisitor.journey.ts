import type { Tab } from './browsers/Browser.ts';
import { browserName, expect, test } from './fixtures.ts';
import {
  button,
  codeField,
  codeFor,
  contactUs,
  counts,
  focuses,
  goBack,
  hasValue,
  headings,
  newEmail,
  openStarted,
  openVerified,
  scroll,
  sees,
  toCodeStep,
  until,
  verify,
} from './steps.ts';

const stored = () => ({ ...localStorage });

test('on load, if a stored email and code exist, verification is tried automatically', async ({
  server,
  proxy,
  open,
}) => {
  const tab = await open();
  // It does not wait for the script of the page behind the gate.
  const mend = proxy.fail(/LandingRoute-.*\.js$/, 'held');
  const opened = openVerified(tab, server, `${proxy.url}/`);
  const isTried = () =>
    proxy.requests.filter((path) => path.includes('VerifyAccess')).length;
  await expect.poll(isTried, { timeout: 60_000 }).toBe(2);
  mend();
  await opened;
  await sees(tab, headings.landing);

  await until(tab, () => document.readyState, 'complete');
  proxy.requests.length = 0;
  await openStarted(tab, proxy.url);
  await sees(tab, headings.landing);
  const code = /^\/(?:$|assets\/.*(?:js|css|woff2)$|api\/)/;
  expect(proxy.requests.filter((path) => code.test(path))).toEqual([
    '/',
    expect.stringContaining('/api/Setup/VerifyAccessCodeToQRVideo?'),
  ]);
  await openStarted(tab, `${proxy.url}/privacy-policy`);
  await tab.click(contactUs);
  await sees(tab, headings.info);
});

test('who verifies in one tab is admitted in the other; a network failure forgets nothing, a refusal only the code', async ({
  server,
  proxy,
  open,
  tolerate,
}) => {
  tolerate(/Failed to load resource/);
  const first = await open();
  await openStarted(first, proxy.url);
  const second = await first.another();
  const email = await verify(second, server, proxy.url);
  await first.reload();
  await sees(first, headings.landing);

  const mend = proxy.fail(/VerifyAccess/, 'cut');
  const before = await first.read(stored);
  await first.reload();
  await hasValue(first, '#gate-email', email);
  expect(await first.read(stored)).toEqual(before);
  mend();
  await first.reload();
  await sees(first, headings.landing);

  await first.read(() => localStorage.setItem('email_token', '000000'));
  await first.reload();
  await hasValue(first, '#gate-email', email);
  expect(await first.read(stored)).toEqual({ email });
});

test('the back button returns to step 0 and keeps the email, a reload keeps the step; nothing moves while another code is sent', async ({
  server,
  proxy,
  open,
}) => {
  const tab = await open();
  const email = await toCodeStep(tab, proxy.url, newEmail('gmail.com'));
  await tab.click(button('Back'));
  await hasValue(tab, '#gate-email', email);
  await tab.click(button('Send Code'));
  await focuses(tab, '#gate-code');
  await codeFor(server, email, 1);
  await until(tab, () => document.activeViewTransition ?? null, null);

  const waiting = await placesAtEachWidth(tab);
  await tab.reload();
  await until(tab, places, waiting.at(-1));
  await counts(tab, '#gate-code[inputmode="numeric"]', 1);
  await until(tab, () => document.documentElement.dataset['early'], 'done');
  await tab.read(pretendHalfAMinute);
  await tab.reload();
  await counts(tab, 'form button[aria-disabled="true"]', 0);
  expect(await placesAtEachWidth(tab), 'when another code may be sent').toEqual(waiting);

  const mend = proxy.fail(/SendAccess/, 'held');
  await tab.click("//button[starts-with(normalize-space(), 'Resend')]");
  await until(tab, isResending, true);
  expect(await placesAtEachWidth(tab), 'while it is being sent').toEqual(waiting);
  mend();
  const code = await codeFor(server, email, 2);
  await until(tab, isResending, false);
  expect(await placesAtEachWidth(tab), 'when it was sent').toEqual(waiting);
  await tab.fill(codeField, code);
  await tab.click(button('Verify Email'));
  await sees(tab, headings.landing);
});

test('every page returns from the back/forward cache to its scroll position', async ({
  server,
  proxy,
  open,
  tolerate,
}) => {
  tolerate(/Failed to load resource.*404/);
  const tab = await open({ width: 390 });
  const returns = async (path: string, top: number) => {
    await openStarted(tab, proxy.url + path);
    await scroll(tab, top);
    // Firefox keeps no page that has a request under way, as /info does after it is scrolled.
    await until(tab, isIdle, true);
    await tab.read(notePageshow);
    await tab.read(() => void (location.href = '/robots.txt'));
    await sees(tab, 'User-agent');
    await goBack(tab);
    if (browserName === 'chromium') {
      await until(tab, () => document.querySelectorAll('header').length, 1);
      // Chromium without a window keeps no page, and none with another status than 200.
      const reasons = await tab.read(notRestoredReasons);
      const known = path === '/nowhere' ? ['response-status-not-ok'] : [];
      expect(reasons.filter((reason) => reason !== 'masked')).toEqual(known);
      return;
    }
    await until(tab, () => (window as Watched).pageshows, [true, top]);
    await until(tab, () => Math.round(scrollY), top);
  };
  await returns('/', 120);
  await returns('/privacy-policy', 700);
  await returns('/nowhere', 120);
  await openVerified(tab, server, `${proxy.url}/`);
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
    const { x, y, width, height } = part.getBoundingClientRect();
    return [x, y, width, height].map(Math.round);
  });
}

async function placesAtEachWidth(tab: Tab): Promise<unknown[]> {
  const all: unknown[] = [];
  for (const width of [320, 390, 1024, 1200]) {
    await tab.resize(width, 900);
    await until(tab, () => innerWidth, width);
    all.push(await tab.read(places));
  }
  return all;
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
