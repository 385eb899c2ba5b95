// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { company } from '../../shared/company.ts';
import { phoneUrl } from '../../shared/phone.ts';
import { heldCall, yes } from '../support/site/fakeSetupApi.ts';
import { preferReducedMotion, renderSite, renderVerified } from '../support/site/renderSite.tsx';

const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name });
const inHeader = () => within(screen.getByRole('banner'));
const inFooter = () => within(screen.getByRole('contentinfo'));

/** Sets the scroll position of the window, because jsdom does not scroll. */
function scrollTo(y: number) {
  Object.defineProperty(window, 'scrollY', { value: y, configurable: true });
  act(() => void window.dispatchEvent(new Event('scroll')));
}

test('/privacy-policy is public and states that data of children under 13 is not collected and that personal information is not sold or shared', async () => {
  await renderSite('/privacy-policy/');

  expect(await heading('Privacy Policy and Terms of Service')).toBeVisible();
  for (const [name, words] of [
    ["Children's Privacy", /We do not collect data from children under 13\./],
    ['Data Sharing', /We do not sell or share (your )?personal information/],
    ['California Residents', /We do not sell or share (your )?personal information/],
  ] as const)
    expect(screen.getByRole('heading', { level: 2, name }).closest('section')).toHaveTextContent(
      words,
    );
});

test.each([
  ['/', 'a verified', /Your clients build/, ['/info', null]],
  ['/info/', 'a verified', 'Contact us for more information.', ['/info', 'page']],
  ['/nope', 'a verified', 'The page does not exist!', ['/info', null]],
  ['/', 'an unverified', 'Verify an Email to access ProBuilt', undefined],
  ['/nope', 'an unverified', 'The page does not exist!', undefined],
  ['/.//info', 'an unverified', 'The page does not exist!', undefined],
] as const)(
  'at %s, the header for %s visitor links to / and, in signed-in mode, also to /info',
  async (path, visitor, name, expected) => {
    await (visitor === 'a verified' ? renderVerified : renderSite)(path);

    expect(await heading(name)).toBeVisible();
    const link = screen.queryByRole('link', { name: 'Contact Us' });
    expect(link && [link.getAttribute('href'), link.getAttribute('aria-current')]).toEqual(
      expected ?? null,
    );
    expect(inHeader().getByRole('link', { name: `${company.name}, home` })).toHaveAttribute(
      'href',
      '/',
    );
    expect(inFooter().getByRole('link', { name: 'Privacy Policy' })).toBeVisible();
  },
);

test('a public page is shown before the automatic verification ends, and shows the Contact Us link afterwards', async () => {
  const check = heldCall();
  const { api } = await renderVerified('/privacy-policy', { verifyAccessCode: check.call });
  expect(await heading('Privacy Policy and Terms of Service')).toBeVisible();
  expect(api.verifyAccessCode).toHaveBeenCalledOnce();

  await act(async () => check.answer(yes));

  expect(inHeader().getByRole('link', { name: 'Contact Us' })).toBeVisible();
});

test('if the landing page is opened during the automatic verification, its heading receives the focus afterwards', async () => {
  const check = heldCall();
  const { user } = await renderVerified('/privacy-policy', { verifyAccessCode: check.call });
  await user.click(inHeader().getByRole('link', { name: `${company.name}, home` }));

  await act(async () => check.answer(yes));

  await waitFor(async () => expect(await heading(/Your clients build/)).toHaveFocus());
});

test('the landing page has a top navigation and a card that links to /info, and /info has no top navigation', async () => {
  const { user } = await renderVerified('/');
  const links = within(screen.getByRole('navigation')).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '#program',
    '#video',
    '#request',
  ]);

  const inMain = within(screen.getByRole('main')).getAllByRole('link');
  expect(inMain.map((link) => link.getAttribute('href'))).toContain('/info');

  await user.click(inHeader().getByRole('link', { name: 'Contact Us' }));

  await heading('Contact us for more information.');
  expect(window.location.pathname).toBe('/info');
  expect(screen.queryByRole('navigation', { name: /page/i })).toBeNull();
});

test('the footer links to the social media profiles with icons, to the sales email and phone, to a map of the office in Texas, and to the policy', async () => {
  await renderSite('/nope');

  const profiles = within(inFooter().getByRole('list', { name: 'Social media' }));
  const icons = profiles.getAllByRole<HTMLAnchorElement>('link');
  for (const icon of icons) {
    expect(icon.querySelector('svg')).toBeVisible();
    expect(icon.href).toMatch(/^https:\/\/[\w.]+\/.+/);
  }
  expect(icons.map(({ href }) => href)).toEqual(company.socials.map(({ href }) => href));

  for (const [name, href] of [
    [company.salesEmail, `mailto:${company.salesEmail}`],
    [company.phone, phoneUrl(company.phone)],
    ['Privacy Policy', '/privacy-policy'],
    ['Terms and Conditions', '/privacy-policy'],
  ] as const)
    expect(inFooter().getByRole('link', { name })).toHaveAttribute('href', href);
  const office = inFooter().getByRole<HTMLAnchorElement>('link', {
    name: new RegExp(company.office.street),
  });
  const map = new URL(office.href);
  expect(map.origin + map.pathname).toBe('https://www.google.com/maps/search/');
  expect(map.searchParams.get('query')).toBe(`${company.office.street}, ${company.office.city}`);
});

test('the copyright line shows the current year and the company name', async () => {
  vi.useFakeTimers({ now: new Date(2041, 0, 1), toFake: ['Date'] });

  await renderSite('/privacy-policy');

  expect(inFooter().getByText(`© 2041 ${company.name}`)).toBeVisible();
});

test('on every path change the page scrolls to the top, and the heading receives the focus', async () => {
  const scroll = vi.spyOn(window, 'scrollTo');
  const { user } = await renderSite('/');
  expect(document.body).toHaveFocus();

  await user.click(inFooter().getByRole('link', { name: 'Terms and Conditions' }));

  await waitFor(async () =>
    expect(await heading('Privacy Policy and Terms of Service')).toHaveFocus(),
  );
  expect(document.title).toBe(`Privacy Policy and Terms of Service | ${company.name}`);
  expect(scroll).toHaveBeenCalledWith({ top: 0, behavior: 'instant' });
});

test('a click on a link to the same path, or a change of only the hash or the query, neither scrolls to the top nor focuses the heading', async () => {
  const { user } = await renderSite('/privacy-policy?from=mail');
  const scroll = vi.spyOn(window, 'scrollTo');
  const policy = () => inFooter().getByRole('link', { name: 'Terms and Conditions' });

  await user.click(screen.getAllByRole('link', { name: 'Data Sharing' })[0]!);
  act(() => {
    window.history.pushState(null, '', '/privacy-policy?from=card');
    window.dispatchEvent(new PopStateEvent('popstate'));
  });
  await user.click(policy());
  await waitFor(() => expect(window.location.search).toBe(''));
  const steps = window.history.length;
  await user.click(policy());

  expect(window.history).toHaveLength(steps);
  expect(scroll).not.toHaveBeenCalled();
  expect(await heading('Privacy Policy and Terms of Service')).not.toHaveFocus();
});

test.each([
  ['off', 'smooth'],
  ['on', 'instant'],
])(
  'with reduced motion %s, the back-to-top control appears once the scroll position is over 100 pixels, and a click on the control scrolls to the top with the behavior "%s"',
  async (reduced, behavior) => {
    preferReducedMotion(reduced === 'on');
    const { user } = await renderSite('/privacy-policy');
    const control = () => screen.queryByRole('button', { name: 'Back to top' });
    expect(control()).toBeNull();
    scrollTo(100);
    expect(control()).toBeNull();
    scrollTo(101);
    expect(control()).toBeVisible();
    const scroll = vi.spyOn(window, 'scrollTo');

    await user.click(control()!);

    expect(scroll.mock.calls).toEqual([[{ top: 0, behavior }]]);
    await waitFor(async () =>
      expect(await heading('Privacy Policy and Terms of Service')).toHaveFocus(),
    );
    scrollTo(0);
    expect(control()).toBeNull();
  },
);

test.each([
  ['off', 'smooth'],
  ['on', 'instant'],
])(
  'with reduced motion %s, a click on a top navigation link scrolls to its section with the behavior "%s", a second click adds no history entry, and a click with a modifier key does not scroll',
  async (reduced, behavior) => {
    preferReducedMotion(reduced === 'on');
    const { user } = await renderVerified('/');
    const section = (await heading(/Your clients build/)).closest('section')!;
    section.scrollIntoView = vi.fn<Element['scrollIntoView']>();
    const link = inHeader().getByRole('link', { name: 'Partner Program' });

    for (const key of ['ctrlKey', 'metaKey', 'shiftKey', 'altKey'])
      expect(fireEvent.click(link, { [key]: true })).toBe(true);
    expect(section.scrollIntoView).not.toHaveBeenCalled();
    await user.click(link);

    expect(section.scrollIntoView).toHaveBeenCalledExactlyOnceWith({ behavior });
    expect(section).toHaveFocus();
    expect(window.location.hash).toBe('#program');
    const steps = window.history.length;
    await user.click(link);
    expect(window.history).toHaveLength(steps);
  },
);
