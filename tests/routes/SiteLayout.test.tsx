// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { company } from '../../shared/company.ts';
import { phoneUrl } from '../../shared/phone.ts';
import { landingSections, pages } from '../../src/content/pages.ts';
import { heldCall, refused, yes } from '../support/site/fakeSetupApi.ts';
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

describe('the policy', () => {
  test.each([
    ["Children's Privacy", /We do not collect data from children under 13\./],
    ['Data Sharing', /We do not sell or share (your )?personal information/],
    ['California Residents', /We do not sell or share (your )?personal information/],
  ])('is public and states under %s: %s', async (name, words) => {
    await renderSite('/privacy-policy/');

    const section = screen.getByRole('heading', { level: 2, name }).parentElement;
    expect(section).toHaveTextContent(words);
  });

  test('does not wait for the automatic verification', async () => {
    const { api } = await renderVerified('/privacy-policy', { verifyAccessCode: heldCall().call });

    expect(await heading(POLICY)).toBeVisible();
    expect(api.verifyAccessCode).toHaveBeenCalledOnce();
  });
});

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
    ['/nope', pages.notFound.heading],
    ['/.//info', pages.notFound.heading],
  ])('at %s links an unverified visitor only to /', async (path, name) => {
    await renderSite(path);

    expect(await heading(name)).toBeVisible();
    expect(home()).toHaveAttribute('href', '/');
    expect(contactUs()).toBeNull();
  });

  test('links to /info after the automatic verification', async () => {
    const check = heldCall();
    await renderVerified('/privacy-policy', { verifyAccessCode: check.call });

    await act(async () => check.answer(yes));

    expect(inHeader().getByRole('link', { name: 'Contact Us' })).toBeVisible();
  });
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

  test('links to sections of the landing page', async () => {
    await renderVerified('/');

    for (const { label, href } of landingSections) {
      expect(link(label)).toHaveAttribute('href', href);
      expect(document.querySelector(href)).toBeVisible();
    }
  });

  test('is only on the landing page', async () => {
    await renderVerified('/info');

    expect(screen.queryByRole('navigation')).toBeNull();
  });

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

  test.each(['ctrlKey', 'metaKey', 'shiftKey', 'altKey'])(
    'leaves a click with %s to the browser',
    async (key) => {
      const { section, link: first } = await renderLanding();

      expect(fireEvent.click(first, { [key]: true })).toBe(true);
      expect(section.scrollIntoView).not.toHaveBeenCalled();
    },
  );
});

describe('the footer', () => {
  test('links to the social media profiles with icons', async () => {
    await renderSite('/nope');

    const profiles = within(inFooter().getByRole('list', { name: 'Social media' }));
    const icons = profiles.getAllByRole<HTMLAnchorElement>('link');
    for (const icon of icons) expect(icon.querySelector('svg')).toBeVisible();
    expect(icons.map(({ href }) => href)).toEqual(company.socials.map(({ href }) => href));
  });

  test.each([
    [company.salesEmail, `mailto:${company.salesEmail}`],
    [company.phone, phoneUrl(company.phone)],
    ['Privacy Policy', '/privacy-policy'],
    ['Terms and Conditions', '/privacy-policy'],
  ])('links %s to %s', async (name, href) => {
    await renderSite('/nope');

    expect(inFooter().getByRole('link', { name })).toHaveAttribute('href', href);
  });

  test('links to a map of the office', async () => {
    await renderSite('/nope');

    const office = inFooter().getByRole<HTMLAnchorElement>('link', {
      name: (name) => name.includes(company.office.street),
    });
    const map = new URL(office.href);
    expect(map.origin + map.pathname).toBe('https://www.google.com/maps/search/');
    expect(map.searchParams.get('query')).toBe(`${company.office.street}, ${company.office.city}`);
  });

  test('shows the current year and the company name', async () => {
    vi.useFakeTimers({ now: new Date(2041, 0, 1), toFake: ['Date'] });

    await renderSite('/privacy-policy');

    expect(inFooter().getByText(`© 2041 ${company.name}`)).toBeVisible();
  });
});

describe('a change of page', () => {
  async function openPolicy() {
    const site = await renderSite('/');
    const scroll = vi.spyOn(window, 'scrollTo');
    await site.user.click(terms());
    return { ...site, scroll, opened: await heading(POLICY) };
  }

  test('scrolls to the top', async () => {
    const { scroll } = await openPolicy();

    expect(scroll).toHaveBeenCalledWith({ top: 0, behavior: 'instant' });
  });

  test('focuses the heading', async () => {
    const { opened } = await openPolicy();

    await waitFor(() => expect(opened).toHaveFocus());
  });

  test('announces the title for a moment, in a region at the end of the document', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] });
    const { container } = await openPolicy();
    const region = container.querySelector(':scope > [aria-live]')!;
    expect(container.lastElementChild).toBe(region);

    await waitFor(() => expect(region.textContent).toBe(pages.policy.title));
    expect(document.title).toBe(pages.policy.title);
    await vi.advanceTimersByTimeAsync(1500);
    expect(region).toBeEmptyDOMElement();
  });

  test('moves the reading position to the heading', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] });
    const { opened } = await openPolicy();

    await vi.advanceTimersByTimeAsync(600);

    // Not compared as objects, because that would compare the whole document.
    expect(window.getSelection()?.anchorNode).toBe(opened);
    expect(window.getSelection()?.isCollapsed).toBe(true);
  });

  test('keeps the region of announcements', async () => {
    const { container } = await renderSite('/');
    const region = container.querySelector(':scope > [aria-live]');

    fireEvent.click(terms());
    await heading(POLICY);

    expect(container.querySelector(':scope > [aria-live]')).toBe(region);
  });

  test('during the automatic verification focuses the heading afterwards', async () => {
    const check = heldCall();
    const { user } = await renderVerified('/privacy-policy', { verifyAccessCode: check.call });
    await user.click(home());

    await act(async () => check.answer(yes));

    const opened = await heading(/Your clients build/);
    await waitFor(() => expect(opened).toHaveFocus());
  });
});

describe('the first page', () => {
  test('takes no focus and is not announced', async () => {
    const { container } = await renderSite('/');

    expect(document.body).toHaveFocus();
    expect(container.querySelector(':scope > [aria-live]')).toBeEmptyDOMElement();
  });

  test.each([
    ['an accepted', yes, pages.landing.title],
    ['a refused', refused, pages.gate.title],
  ])('is announced without focus after %s code is verified', async (_, answer, title) => {
    const check = heldCall();
    const { container } = await renderVerified('/', { verifyAccessCode: check.call });

    await act(async () => check.answer(answer));

    const region = container.querySelector(':scope > [aria-live]')!;
    await waitFor(() => expect(region.textContent).toBe(title));
    expect(document.body).toHaveFocus();
  });
});

describe('at the same path, neither scrolls nor moves the focus:', () => {
  beforeEach(async () => {
    await renderSite('/privacy-policy?from=mail');
    vi.spyOn(window, 'scrollTo');
  });

  /** True if the page has scrolled to its top, or the heading has the focus. */
  async function isShownAsNew() {
    const isFocused = (await heading(POLICY)) === document.activeElement;
    return isFocused || vi.mocked(window.scrollTo).mock.calls.length > 0;
  }

  test('a link to a section', async () => {
    fireEvent.click(screen.getAllByRole('link', { name: 'Data Sharing' })[0]!);

    expect(await isShownAsNew()).toBe(false);
  });

  test('a change of the query', async () => {
    act(() => {
      window.history.pushState(null, '', '/privacy-policy?from=card');
      window.dispatchEvent(new PopStateEvent('popstate'));
    });

    expect(await isShownAsNew()).toBe(false);
  });
});

describe('a link to the page that is shown', () => {
  beforeEach(() => renderSite('/privacy-policy?from=mail'));

  test('goes to its beginning', async () => {
    const scroll = vi.spyOn(window, 'scrollTo');

    fireEvent.click(inFooter().getByRole('link', { name: 'Privacy Policy' }));

    expect(await heading(POLICY)).toHaveFocus();
    expect(scroll).toHaveBeenCalledExactlyOnceWith({ top: 0, behavior: 'instant' });
    expect(window.location.search).toBe('');
  });

  test('goes to the terms if it is called so, and adds no history entry', async () => {
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
