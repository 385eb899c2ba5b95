// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react';
import { JSDOM } from 'jsdom';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { prerenderToNodeStream } from 'react-dom/static';
import { beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { App } from '../../src/App.tsx';
import { beginStoredCheck } from '../../src/auth/storedCredentials.ts';
import { pages } from '../../src/content/pages.ts';
import bootGate from 'virtual:inline-script/src/boot/gate.ts';
import bootPublic from 'virtual:inline-script/src/boot/public.ts';
import { pageDocument } from '../../src/render/pageDocument.ts';
import { renderScreen, type RenderedScreen } from '../../src/render/renderScreen.tsx';
import { removeOutdatedGate } from '../../src/routes/prerenderedPage.ts';
import { screenAt } from '../../src/routes/screens.ts';
import { fakeSetupApi, heldCall } from '../support/site/fakeSetupApi.ts';
import { siteFacts } from '../support/site/renderSite.tsx';

const TEMPLATE = '<html lang="en"><head></head><body><div id="root"></div></body></html>';
const EMAIL = "pat.o'hara@firm.example";

const remembered = { email: EMAIL, email_token: '123456' };
const pending = (step: string, age = 0) => ({
  pending_code: JSON.stringify({ email: EMAIL, sentAt: Date.now() - age, step }),
});
const expired = { tab: pending('code', 10 * 60_000) };

/** Reports a paint to the page that was opened last, because jsdom does not paint. */
let paint: (name: string) => void;
let requests: Parameters<typeof fetch>[];
/** Runs every timer that has at most this delay, in the page that was opened last. */
let advance: (milliseconds: number) => void;

const screens: Record<string, RenderedScreen> = {};

beforeAll(async () => {
  for (const path of ['/', '/info', '/privacy-policy', '/nope']) {
    screens[path] = await renderScreen(path, siteFacts);
  }
  // React's server renderer keeps context values until its next render, so an empty render removes
  // them.
  await prerenderToNodeStream(null);
});

interface Stored {
  hidden?: boolean;
  prerendering?: boolean;
  local?: Record<string, string>;
  tab?: Record<string, string>;
}

/** Opens a page in jsdom and runs its inline script, but not the site's script. */
async function open(path: string, stored: Stored = {}, url = path, host = 'site.example') {
  requests = [];
  const { local = {}, tab = {}, hidden = false, prerendering = false } = stored;
  const html = pageDocument({
    template: TEMPLATE,
    meta: '',
    screen: screenAt(path),
    site: siteFacts,
    rendered: screens[path]!,
    boot: screenAt(path).gated ? bootGate : bootPublic,
    scripts: {
      entry: '/assets/site.js',
      preload: ['/assets/a.js', '/assets/b.js'],
      page: ['/assets/page.js'],
    },
  });
  const { window } = new JSDOM(html, {
    url: `http://${host}${url}`,
    runScripts: 'dangerously',
    pretendToBeVisual: true,
    beforeParse(page) {
      Object.defineProperty(page.document, 'prerendering', { value: prerendering });
      if (hidden) Object.defineProperty(page.document, 'visibilityState', { value: 'hidden' });
      Object.assign(page.localStorage, local);
      Object.assign(page.sessionStorage, tab);
      const timers: { at: number; run: () => void }[] = [];
      advance = (milliseconds) =>
        timers.filter(({ at }) => at <= milliseconds).forEach(({ run }) => run());
      Object.assign(page, {
        fetch: async (...request: Parameters<typeof fetch>) => {
          requests.push(request);
          return { ok: true, json: async () => ({ status: true }) };
        },
        setTimeout: (run: () => void, at = 0) => timers.push({ at, run }),
        PerformanceObserver: class {
          report: PerformanceObserverCallback;
          constructor(report: PerformanceObserverCallback) {
            this.report = report;
          }
          observe({ type }: PerformanceObserverInit) {
            paint = (name) => {
              const found = (wanted: string) => (type === 'paint' && wanted === name ? [{}] : []);
              this.report({ getEntriesByName: found } as never, this as never);
            };
          }
        },
      });
    },
  });
  await waitFor(() => expect(window.document.readyState).toBe('complete'));
  return window.document;
}

/** Hydrates an opened page and returns all errors, including hydration mismatches. */
async function hydrate(page: Document, path: string, { local = {}, tab = {} }: Stored = {}) {
  Object.assign(localStorage, local);
  Object.assign(sessionStorage, tab);
  window.history.replaceState(null, '', path);
  await screenAt(path).preload?.();
  const root = document.importNode(page.querySelector<HTMLElement>('#root')!, true);
  document.body.append(root);
  const errors: unknown[] = [];
  // React warns that one process uses both its server renderer and its browser renderer, as this
  // test does.
  vi.spyOn(console, 'error').mockImplementation((...words: unknown[]) => {
    if (!String(words[0]).startsWith('Detected multiple renderers')) errors.push(words);
  });
  const api = fakeSetupApi({ verifyAccessCode: heldCall().call });
  const check = beginStoredCheck(api);
  const site = (
    <StrictMode>
      <App api={api} site={siteFacts} check={check} />
    </StrictMode>
  );
  if (screenAt(path).gated) removeOutdatedGate(root, Boolean(check), siteFacts.codeMinutes);
  const hydrated = await act(async () => {
    const options = { onRecoverableError: (error: unknown) => errors.push(error) };
    if (root.hasChildNodes()) return hydrateRoot(root, site, options);
    const created = createRoot(root, options);
    created.render(site);
    return created;
  });
  onTestFinished(() => {
    act(() => hydrated.unmount());
    root.remove();
  });
  return errors;
}

const entry = (page: Document) => page.querySelector('script[src]');

/** Waits for three frames and expects that the site's script has not started to load. */
async function expectNoStart(page: Document) {
  for (let frame = 0; frame < 3; frame += 1) {
    await new Promise((resolve) => {
      page.defaultView!.requestAnimationFrame(resolve);
    });
  }
  expect(entry(page)).toBeNull();
}

const text = (page: Document) => page.querySelector('#root main')!.textContent;
const field = (page: Document) => page.querySelector<HTMLInputElement>('#root input')!;

test('the inline script verifies stored credentials and preloads the page behind the gate', async () => {
  const page = await open('/', { local: remembered });

  const [[url, init] = []] = requests;
  expect(requests).toHaveLength(1);
  expect(url).toBe(
    '/api/Setup/VerifyAccessCodeToQRVideo?sEmail=pat.o%27hara%40firm.example&AccessKey=123456',
  );
  expect(init).toMatchObject({
    credentials: 'include',
    headers: {
      Accept: 'application/json',
      'Content-Type': 'application/json',
      ClientTime: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d\.\d{3}$/),
    },
  });
  expect(await page.defaultView!.storedCheck?.answer).toEqual({ ok: true });
  expect(page.querySelector('link[href="/assets/page.js"]')).not.toBeNull();
});

test.each<[string, Stored, string?]>([
  ['a new visitor', {}],
  ['a page on localhost', { local: remembered }, 'localhost'],
  ['a speculatively prerendered page', { local: remembered, prerendering: true, hidden: true }],
])('the inline script makes no call for %s', async (_what, stored, host) => {
  const page = await open('/', stored, '/', host);

  expect(requests).toEqual([]);
  expect(page.defaultView!.storedCheck).toBeUndefined();
});

test.each<[string, Stored, string]>([
  ['no stored data', {}, ''],
  ['an expired code', expired, ''],
  ['a stored email without a code', { local: { email: EMAIL } }, EMAIL],
  ['an earlier click on Back', { local: { email: 'sam@a.example' }, tab: pending('email') }, EMAIL],
  ['invalid data', { local: { email: '<b>', email_token: '1' }, tab: { pending_code: '{' } }, ''],
])('with %s, the gate shows the email step', async (_what, stored, email) => {
  const page = await open('/', stored);

  expect(field(page).id).toBe('gate-email');
  expect(field(page).value).toBe(email);
});

test('the prerendered HTML contains neither the content behind the gate nor the email that the build uses as a placeholder', () => {
  expect(JSON.stringify(screens)).not.toContain('address.example');
  expect(JSON.stringify(screens['/'])).not.toMatch(/Your clients build|First name/);
});

test("the HTML preloads the site's script at once, but the inline script starts it and preloads other files only after the first contentful paint", async () => {
  const page = await open('/');
  const ahead = () =>
    [...page.querySelectorAll('link[rel=modulepreload]')].map((link) => link.getAttribute('href'));
  await expectNoStart(page);
  expect(ahead()).toEqual(['/assets/site.js']);
  paint('first-paint');
  await expectNoStart(page);

  paint('first-contentful-paint');
  await waitFor(() => expect(entry(page)).not.toBeNull());

  expect(entry(page)?.getAttribute('src')).toBe('/assets/site.js');
  expect(ahead()).toEqual(['/assets/site.js', '/assets/a.js', '/assets/b.js']);
});

test.each<[string, Stored, (page: Document) => unknown]>([
  ['after one second if the browser reports no paint', {}, () => advance(1000)],
  [
    'on a speculatively prerendered page as soon as the visitor opens it',
    { hidden: true, prerendering: true },
    (page) => page.dispatchEvent(new page.defaultView!.Event('prerenderingchange')),
  ],
])("the site's script starts %s", async (_, stored, trigger) => {
  const page = await open('/', stored);
  advance(999);
  await expectNoStart(page);

  trigger(page);

  await waitFor(() => expect(entry(page)).not.toBeNull());
});

test("the site's script starts at once in a background tab, because the browser does not paint this tab", async () => {
  const page = await open('/privacy-policy', { hidden: true });

  await waitFor(() => expect(entry(page)).not.toBeNull());
});

test("a submit is held until the site's script runs, and typing cancels the held submit", async () => {
  const page = await open('/');
  const { Event } = page.defaultView!;
  const isHeld = () =>
    !page
      .querySelector('form')!
      .dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));

  expect(isHeld()).toBe(true);
  expect(page.documentElement.dataset.early).toBe('submitted');

  field(page).dispatchEvent(new Event('input', { bubbles: true }));
  expect(page.documentElement.dataset.early).toBeUndefined();
  page.documentElement.dataset.early = 'done';
  expect(isHeld()).toBe(false);
});

test.each([
  ['/', '/privacy-policy'],
  ['/', '/info'],
  ['/privacy-policy', '/nope'],
])(
  "if the HTML of %s is served at %s, it is hidden for at most 8 seconds, so that the site's script can replace it",
  async (path, url) => {
    const page = await open(path, { local: remembered }, url);
    expect(page.documentElement.hidden).toBe(true);
    await waitFor(() => expect(entry(page)).not.toBeNull());

    advance(8000);
    expect(page.documentElement.hidden).toBe(false);
  },
);

const GATE = 'Verify an Email to access ProBuilt';
const CHECK = pages.gate.checking;
const CODE = `Enter the one-time code we sent to ${EMAIL}`;
const POLICY = 'Privacy Policy and Terms of Service';

test.each<[string, string, Stored, string]>([
  ['/', 'a new visitor', {}, GATE],
  ['/info', 'a new visitor', {}, GATE],
  ['/', 'a visitor with a stored email', { local: { email: EMAIL } }, GATE],
  ['/', 'a returning visitor', { local: remembered }, CHECK],
  ['/info', 'a returning visitor', { local: remembered }, CHECK],
  ['/', 'a visitor with a pending code', { tab: pending('code') }, CODE],
  ['/info', 'a visitor who can request another code', { tab: pending('code', 50_000) }, CODE],
  ['/privacy-policy', 'a new visitor', {}, POLICY],
  ['/privacy-policy', 'a returning visitor', { local: remembered }, POLICY],
  ['/nope', 'a new visitor', {}, 'The page does not exist!'],
])('the HTML of %s hydrates without a mismatch for %s', async (path, _who, stored, words) => {
  const page = await open(path, stored);
  expect(text(page)).toContain(words);
  expect(page.querySelectorAll('#root')).toHaveLength(1);
  expect(page.querySelector('#root input') === null).toBe(words !== GATE && words !== CODE);

  const errors = await hydrate(page, path, stored);

  expect(errors).toEqual([]);
  expect(screen.getByRole('main').textContent).toContain(words);
});

test.each<[string, Stored, Stored, string]>([
  ['another tab stores a code', {}, { local: remembered }, CHECK],
  ['another tab removes the code', { local: remembered }, {}, GATE],
  ['another tab stores an email', {}, { local: { email: EMAIL } }, GATE],
  ['the pending code expires', { tab: pending('code') }, expired, GATE],
])(
  'if %s between the first paint and hydration, the gate shows the current state',
  async (_what, then, now, words) => {
    const page = await open('/', then);

    const errors = await hydrate(page, '/', now);

    expect(errors).toEqual([]);
    expect(screen.getByRole('main').textContent).toContain(words);
  },
);
