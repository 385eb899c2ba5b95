// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { company } from '../../shared/company.ts';
import { phoneUrl } from '../../shared/phone.ts';
import { landingSections, pages } from '../../src/content/pages.ts';
import { screenAt } from '../../src/routes/screens.ts';
import { heldCall, refused, yes } from '../support/site/fakeSetupApi.ts';
import { isHandled } from '../support/site/isHandled.ts';
import { preferReducedMotion, renderSite, renderVerified } from '../support/site/renderSite.tsx';

const POLICY = 'Privacy Policy and Terms of Service';

const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name });
const inHeader = () => within(screen.getByRole('banner'));
const inFooter = () => within(screen.getByRole('contentinfo'));
const home = () => inHeader().getByRole('link', { name: `${company.name}, home` });
const contactUs = () => screen.queryByRole('link', { name: 'Contact Us' });
const terms = () => inFooter().getByRole('link', { name: 'Terms and Conditions' });

/** Sets the scroll position of the window, because jsdom does not scroll. */
function scrollTo(y: number) {
  Object.defineProperty(window, 'scrollY', { value: y, configurable: true });
  act(() => void window.dispatchEvent(new Event('scroll')));
}

describe('the header', () => {
  test.each([
    ['/', /Your clients build/, null],
    ['/info/', pages.info.heading, 'page'],
    ['/nope', pages.notFound.heading, null],
  ])('at %s links a verified visitor to / and /info', async (path, name, current) => {
    await renderVerified(path);

    expect(await heading(name)).toBeVisible();
    expect(home()).toHaveAttribute('href', '/');
    expect(contactUs()).toHaveAttribute('href', '/info');
    expect(contactUs()!.getAttribute('aria-current')).toBe(current);
  });

  test.each([
    ['/', pages.gate.heading],
    ['/.//info', pages.notFound.heading],
    ['/info//', pages.notFound.heading],
  ])('at %s links an unverified visitor only to /', async (path, name) => {
    await renderSite(path);

    expect(await heading(name)).toBeVisible();
    expect(home()).toHaveAttribute('href', '/');
    expect(contactUs()).toBeNull();
  });

  test('of the policy links to /info after the automatic verification', async () => {
    const check = heldCall();
    const { api } = await renderVerified('/privacy-policy', { verifyAccessCode: check.call });
    expect(await heading(POLICY)).toBeVisible();
    expect(api.verifyAccessCode).toHaveBeenCalledOnce();
    expect(contactUs()).toBeNull();

    await act(async () => check.answer(yes));

    expect(contactUs()).toBeVisible();
  });
});

test.each([
  ['gate', () => renderSite('/')],
  ['policy', () => renderSite('/privacy-policy')],
  ['landing', () => renderVerified('/')],
  ['info', () => renderVerified('/info')],
  ['notFound', () => renderVerified('/nope')],
] as const)(
  'the page "%s" has its description, and links that lead somewhere',
  async (name, render) => {
    await render();

    const description = document.querySelector('meta[name=description]');
    expect(description).toHaveAttribute('content', pages[name].description);
    const links = [...document.links].filter(({ origin }) => origin === window.location.origin);
    const broken = links.filter(({ pathname, hash }) =>
      hash ? !document.querySelector(hash) : screenAt(pathname).name === 'notFound',
    );
    expect(links.length).toBeGreaterThan(3);
    expect(broken.map(({ outerHTML }) => outerHTML)).toEqual([]);
  },
);

test("the policy page describes this site's data handling", async () => {
  await renderSite('/privacy-policy', { facts: { keepsCampaigns: true } });

  expect(screen.getByRole('main')).toHaveTextContent(/keeps the name of that campaign/);
});

describe('the top navigation', () => {
  const link = (name: string) => inHeader().getByRole('link', { name });

  /** Renders the landing page, and watches one of its sections. */
  async function renderLanding() {
    const { user } = await renderVerified('/');
    const [{ label, href }] = landingSections;
    const section = document.querySelector<HTMLElement>(href)!;
    section.scrollIntoView = vi.fn<Element['scrollIntoView']>();
    return { user, section, link: link(label), href };
  }

  test.each([
    ['smoothly', 'smooth', false],
    ['instantly with reduced motion', 'instant', true],
  ])('scrolls %s and focuses the section', async (_, behavior, isReduced) => {
    preferReducedMotion(isReduced);
    const { user, section, link: first, href } = await renderLanding();

    await user.click(first);

    expect(section.scrollIntoView).toHaveBeenCalledExactlyOnceWith({ behavior });
    expect(section).toHaveFocus();
    expect(window.location.hash).toBe(href);
  });

  test('adds no history entry for the current section', async () => {
    const { user, link: first } = await renderLanding();
    await user.click(first);
    const entries = window.history.length;

    await user.click(first);

    expect(window.history).toHaveLength(entries);
  });

  test('leaves a click that opens a new tab or window to the browser', async () => {
    const { section, link: first } = await renderLanding();

    for (const key of ['ctrlKey', 'metaKey', 'shiftKey', 'altKey'])
      expect(isHandled(first, { [key]: true }), key).toBe(false);
    expect(section.scrollIntoView).not.toHaveBeenCalled();
  });
});

test('the footer links to profiles, contacts and legal pages, and shows the year', async () => {
  vi.useFakeTimers({ now: new Date(2041, 0, 1), toFake: ['Date'] });
  await renderSite('/nope');

  const profiles = within(inFooter().getByRole('list', { name: 'Social media' }));
  const icons = profiles.getAllByRole<HTMLAnchorElement>('link');
  expect(icons.map(({ href }) => href)).toEqual(company.socials.map(({ href }) => href));
  for (const [name, href] of [
    [company.salesEmail, `mailto:${company.salesEmail}`],
    [company.phone, phoneUrl(company.phone)],
    [`${company.office.street}, ${company.office.city}`, company.office.mapHref],
    ['Privacy Policy', '/privacy-policy'],
    ['Terms and Conditions', '/privacy-policy'],
  ] as const)
    expect(inFooter().getByRole('link', { name })).toHaveAttribute('href', href);
  expect(inFooter().getByText(`© 2041 ${company.name}`)).toBeVisible();
});

describe('a change of page', () => {
  async function openPolicy() {
    vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] });
    const site = await renderSite('/');
    const region = site.container.querySelector(':scope > [aria-live]')!;
    const scroll = vi.spyOn(window, 'scrollTo');
    await site.user.click(terms());
    return { ...site, region, scroll, opened: await heading(POLICY) };
  }

  test('scrolls to the top, and focuses and reads the heading', async () => {
    const { scroll, opened } = await openPolicy();
    expect(scroll).toHaveBeenCalledWith({ top: 0, behavior: 'instant' });
    await waitFor(() => expect(opened).toHaveFocus());

    await vi.advanceTimersByTimeAsync(600);

    // Not compared as objects, because that would compare the whole document.
    expect(window.getSelection()?.anchorNode).toBe(opened);
    expect(window.getSelection()?.isCollapsed).toBe(true);
  });

  test('announces the title for a moment, in a region that existed before', async () => {
    const { container, region } = await openPolicy();
    expect(container.lastElementChild).toBe(region);

    await waitFor(() => expect(region.textContent).toBe(pages.policy.title));
    expect(document.title).toBe(pages.policy.title);
    await vi.advanceTimersByTimeAsync(1500);
    expect(region).toBeEmptyDOMElement();
  });

  test('during the automatic verification focuses the heading afterwards', async () => {
    const check = heldCall();
    const { user } = await renderVerified('/nope', { verifyAccessCode: check.call });
    await user.click(home());

    await act(async () => check.answer(yes));

    const opened = await heading(/Your clients build/);
    await waitFor(() => expect(opened).toHaveFocus());
  });
});

test.each([
  ['an accepted', yes, pages.landing.title],
  ['a refused', refused, pages.gate.title],
])(
  'the first page is announced without focus after %s code is verified',
  async (_, answer, title) => {
    const check = heldCall();
    const { container } = await renderVerified('/', { verifyAccessCode: check.call });
    const region = container.querySelector(':scope > [aria-live]')!;
    expect(region).toBeEmptyDOMElement();

    await act(async () => check.answer(answer));

    await waitFor(() => expect(region.textContent).toBe(title));
    expect(document.body).toHaveFocus();
  },
);

describe('at the same path', () => {
  beforeEach(() => renderSite('/privacy-policy?from=mail'));

  test('a section or query neither scrolls to the top nor moves the focus', async () => {
    const scroll = vi.spyOn(window, 'scrollTo');

    fireEvent.click(screen.getAllByText('Data Sharing')[0]!);
    act(() => {
      window.history.pushState(null, '', '/privacy-policy?from=card');
      window.dispatchEvent(new PopStateEvent('popstate'));
    });

    expect(await heading(POLICY)).not.toHaveFocus();
    expect(scroll).not.toHaveBeenCalled();
  });

  test('a link goes to the beginning of the page', async () => {
    const scroll = vi.spyOn(window, 'scrollTo');

    fireEvent.click(inFooter().getByRole('link', { name: 'Privacy Policy' }));

    expect(await heading(POLICY)).toHaveFocus();
    expect(scroll).toHaveBeenCalledExactlyOnceWith({ top: 0, behavior: 'instant' });
    expect(window.location.search).toBe('');
  });

  test('the link to the terms goes there, and adds no history entry', async () => {
    fireEvent.click(terms());
    const section = screen.getByRole('heading', { level: 2, name: 'Terms of Service' });
    section.scrollIntoView = vi.fn<Element['scrollIntoView']>();
    const entries = window.history.length;

    fireEvent.click(terms());

    expect(section.scrollIntoView).toHaveBeenCalledOnce();
    expect(section).toHaveFocus();
    expect(window.history).toHaveLength(entries);
  });
});

describe('the back-to-top control', () => {
  const control = () => screen.queryByRole('button', { name: 'Back to top' });

  test('appears once the scroll position is over 100 pixels', async () => {
    await renderSite('/privacy-policy');

    scrollTo(100);
    expect(control()).toBeNull();
    scrollTo(101);
    expect(control()).toBeVisible();
    scrollTo(0);
    expect(control()).toBeNull();
  });

  test.each([
    ['smoothly', 'smooth', false],
    ['instantly with reduced motion', 'instant', true],
  ])('scrolls to the top %s and focuses the heading', async (_, behavior, isReduced) => {
    preferReducedMotion(isReduced);
    const { user } = await renderSite('/privacy-policy');
    scrollTo(101);
    const scroll = vi.spyOn(window, 'scrollTo');

    await user.click(control()!);

    expect(scroll.mock.calls).toEqual([[{ top: 0, behavior }]]);
    expect(await heading(POLICY)).toHaveFocus();
  });
});
