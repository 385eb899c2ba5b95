import { describe, expect, test } from 'vitest';
import { htmlOf, openPage, type Visit } from '../support/site/prerenderedPage.ts';

const EMAIL = "pat.o'hara@firm.example";
const remembered = { email: EMAIL, email_token: '123456' };
const pending = (step: string, age = 0) => ({
  pending_code: JSON.stringify({ email: EMAIL, sentAt: Date.now() - age, step }),
});

const FORM = '#gate-email';
const CHECKING = '[role=progressbar][aria-label]';
const NOTICE = '[role=alert]';

const patience = { timeout: 10_000 };

type Page = Awaited<ReturnType<typeof openPage>>;

const preloads = ({ page }: Page) =>
  [...page.querySelectorAll('link[rel=modulepreload]')].map((link) => link.getAttribute('href'));

/** Waits for three frames and expects that the site's script has not started to load. */
async function expectNoStart({ page, entry }: Page) {
  for (let frame = 0; frame < 3; frame += 1)
    await new Promise((resolve) => {
      page.defaultView!.requestAnimationFrame(resolve);
    });
  expect(entry()).toBeNull();
}

describe('the HTML of the gate', () => {
  test('contains nothing from behind the gate', async () => {
    for (const path of ['/', '/info'])
      expect(/Your clients build\. You|First name/.test(await htmlOf(path))).toBe(false);
  });

  test.each<[string, Visit, string]>([
    ['the form to a new visitor', {}, FORM],
    ['the form when the code has expired', { tab: pending('code', 10 * 60_000) }, FORM],
    ['the form with a stored email but no code', { local: { email: EMAIL } }, FORM],
    ['the form after clicking Back', { tab: pending('email') }, FORM],
    ['the form without storage', { local: remembered, blocksStorage: true }, FORM],
    ['the form with invalid data', { local: { email: '<b>', email_token: '1' } }, FORM],
    ['a quiet line to a returning visitor', { local: remembered }, CHECKING],
    ['a quiet line at the code step', { tab: pending('code') }, CHECKING],
  ])('shows %s', async (_, visit, shown) => {
    const { isVisible } = await openPage('/', visit);

    expect([FORM, CHECKING, NOTICE].filter(isVisible)).toEqual([shown]);
    expect(isVisible('h1')).toBe(true);
  });

  test.each<[string, Visit, string]>([
    ['nothing', {}, ''],
    ['the stored email', { local: { email: EMAIL } }, EMAIL],
    ['the pending email', { local: { email: 'sam@a.example' }, tab: pending('email') }, EMAIL],
    ['nothing that is invalid', { tab: { pending_code: '{' } }, ''],
  ])('fills in %s', async (_, visit, email) => {
    const { page } = await openPage('/', visit);

    expect(page.querySelector<HTMLInputElement>('#gate-email')!.value).toBe(email);
  });
});

describe('a return visit', () => {
  test('is verified before the script of the site arrives', async () => {
    const { page, requests } = await openPage('/', { local: remembered });

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
  });

  test('preloads the page behind the gate', async () => {
    expect(preloads(await openPage('/', { local: remembered }))).toContain('/assets/page.js');
  });

  test.each<[string, Visit]>([
    ['a new visitor', {}],
    ['a page on localhost', { local: remembered, host: 'localhost' }],
    ['a speculative load', { local: remembered, prerendering: true, hidden: true }],
    ['the page of another path', { local: remembered, url: '/privacy-policy' }],
  ])('is not verified for %s', async (_, visit) => {
    const { page, requests } = await openPage('/', visit);

    expect(requests).toEqual([]);
    expect(page.defaultView!.storedCheck).toBeUndefined();
  });
});

describe("the site's script", () => {
  test('starts after the first contentful paint', async () => {
    const visit = await openPage('/');
    await expectNoStart(visit);
    expect(preloads(visit)).toEqual(['/assets/site.js']);
    visit.paint('first-paint');
    await expectNoStart(visit);

    visit.paint('first-contentful-paint');
    await expect.poll(() => visit.entry()?.getAttribute('src'), patience).toBe('/assets/site.js');

    expect(preloads(visit)).toEqual(['/assets/site.js', '/assets/a.js', '/assets/b.js']);
  });

  test('starts after one second without a paint', async () => {
    const visit = await openPage('/');
    visit.advance(999);
    await expectNoStart(visit);

    visit.advance(1000);

    await expect.poll(visit.entry, patience).not.toBeNull();
  });

  test('starts when the visitor opens a page loaded speculatively', async () => {
    const visit = await openPage('/', { hidden: true, prerendering: true });
    visit.advance(1000);
    await expectNoStart(visit);

    visit.page.dispatchEvent(new visit.page.defaultView!.Event('prerenderingchange'));

    await expect.poll(visit.entry, patience).not.toBeNull();
  });

  test('starts at once in a background tab', async () => {
    const { entry } = await openPage('/privacy-policy', { hidden: true });

    await expect.poll(entry, patience).not.toBeNull();
  });
});

describe('a missing script of the site', () => {
  async function openStarted() {
    const visit = await openPage('/', { hidden: true });
    await expect.poll(visit.entry, patience).not.toBeNull();
    const send = (type: string) =>
      visit.entry()!.dispatchEvent(new visit.page.defaultView!.Event(type));
    return { ...visit, send };
  }

  test.each<[string, (visit: Awaited<ReturnType<typeof openStarted>>) => void]>([
    ['fails to load', ({ send }) => send('error')],
    ['loads but does not run', ({ send }) => send('load')],
    ['does not arrive within 15 seconds', ({ advance }) => advance(15_000)],
  ])('is explained if it %s', async (_, fail) => {
    const visit = await openStarted();

    fail(visit);

    expect([FORM, NOTICE].filter(visit.isVisible)).toEqual([NOTICE]);
  });

  test('is no longer explained once it runs', async () => {
    const visit = await openStarted();
    visit.advance(15_000);

    visit.page.documentElement.dataset.site = 'started';
    visit.send('load');

    expect([FORM, NOTICE].filter(visit.isVisible)).toEqual([FORM]);
  });
});

describe('a submit before hydration', () => {
  const isHeld = ({ page }: Page) =>
    !page
      .querySelector('form')!
      .dispatchEvent(new page.defaultView!.Event('submit', { bubbles: true, cancelable: true }));

  test('is held and shown as pending, until the visitor types on', async () => {
    const visit = await openPage('/');
    const { Event } = visit.page.defaultView!;
    const { dataset } = visit.page.documentElement;

    expect(isHeld(visit)).toBe(true);

    expect(dataset.early).toBe('submitted');
    visit.page.querySelector('#gate-email')!.dispatchEvent(new Event('input', { bubbles: true }));
    expect(dataset.early).toBeUndefined();
    // After hydration, the page handles a submit.
    dataset.early = 'done';
    expect(isHeld(visit)).toBe(false);
  });
});

describe('the HTML of another path', () => {
  test.each([
    ['/', '/info'],
    ['/privacy-policy', '/nope'],
  ])('of %s at %s is hidden for at most eight seconds', async (path, url) => {
    const { page, entry, advance } = await openPage(path, { url });
    expect(page.documentElement.hidden).toBe(true);
    await expect.poll(entry, patience).not.toBeNull();

    advance(8000);

    expect(page.documentElement.hidden).toBe(false);
  });

  test.each([
    ['/info', '/info/'],
    ['/nope', '/anything'],
  ])('is not that of %s at %s', async (path, url) => {
    expect((await openPage(path, { url })).page.documentElement.hidden).toBe(false);
  });
});
