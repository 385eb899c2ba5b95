// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { company } from '../../src/content/company.ts';
import { fakeSetupApi, heldCall, yes } from '../support/site/fakeSetupApi.ts';
import { renderSite, renderVerified } from '../support/site/renderSite.tsx';

const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name });
const inHeader = () => within(screen.getByRole('banner'));
const inFooter = () => within(screen.getByRole('contentinfo'));

/** Scrolls the window of the test, which has no layout, to `y` pixels. */
function scrollTo(y: number) {
  Object.defineProperty(window, 'scrollY', { value: y, configurable: true });
  act(() => void window.dispatchEvent(new Event('scroll')));
}

test('/privacy-policy is public [1.5, 2.3, 6.1, 9.6]', async () => {
  await renderSite('/privacy-policy/');

  expect(await heading('Privacy Policy and Terms of Service')).toBeVisible();
  const date = screen.getByText('12/12/2024');
  expect(date.parentElement).toHaveTextContent(/Last updated 12\/12\/2024/);
});

test('the policy collects no data of children under 13, and sells and shares nothing [2.5, 2.6, 9.7]', async () => {
  await renderSite('/privacy-policy');
  const section = (name: string) =>
    screen.getByRole('heading', { level: 2, name }).closest('section');

  expect(section("Children's Privacy")).toHaveTextContent(
    'We do not collect data from children under 13.',
  );
  for (const name of ['Data Sharing', 'California Residents'])
    expect(section(name)).toHaveTextContent(/We do not sell or share (your )?personal information/);
});

test.each(['/nope', '//info'])(
  "any other path says 'The page does not exist!': %s [2.4, 6.1]",
  async (path) => {
    await renderSite(path.startsWith('//') ? `/.${path}` : path);

    expect(await heading('The page does not exist!')).toBeVisible();
  },
);

test.each([
  ['/', null],
  ['/info/', 'page'],
  ['/nope', null],
])(
  'signed-in mode shows the Contact Us link to /info at %s [1.8, 4.14, 6.3, wcag 2.4.5 3.2.4]',
  async (path, current) => {
    await renderVerified(path);

    const link = inHeader().getByRole('link', { name: 'Contact Us' });
    expect(link).toHaveAttribute('href', '/info');
    expect(link.getAttribute('aria-current')).toBe(current);
  },
);

test.each(['/', '/nope'])(
  'without signed-in mode there is no Contact Us link at %s [1.6, 1.7, 4.14, 6.3]',
  async (path) => {
    await renderSite(path);

    expect(screen.queryByRole('link', { name: 'Contact Us' })).toBeNull();
    expect(inHeader().getByRole('link', { name: /ProBuilt/ })).toHaveAttribute('href', '/');
    expect(inFooter().getByRole('link', { name: 'Privacy Policy' })).toBeVisible();
  },
);

test('a public page does not wait for the automatic check, and then shows Contact Us', async () => {
  const check = heldCall();
  const { api } = await renderSite('/privacy-policy', {
    api: fakeSetupApi({ verifyAccessCode: check.call }),
    stored: { email: 'pat@firm.example', email_token: '123456' },
  });
  expect(await heading('Privacy Policy and Terms of Service')).toBeVisible();
  expect(api.verifyAccessCode).toHaveBeenCalledOnce();

  await act(async () => check.answer(yes));

  expect(inHeader().getByRole('link', { name: 'Contact Us' })).toBeVisible();
});

test('the landing page has its top navigation and a card that links to /info, the other pages have none [2.1, 6.2, wcag 2.4.5]', async () => {
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

test('the footer links to the profiles by their icons, to the sales team, a map of the office in Texas, and the policy [1.10, 1.11, 1.12, wcag 2.4.4 2.4.5]', async () => {
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
    [company.phone.text, company.phone.href],
    ['Privacy Policy', '/privacy-policy'],
    ['Terms and Conditions', '/privacy-policy'],
  ] as const)
    expect(inFooter().getByRole('link', { name })).toHaveAttribute('href', href);
  const office = inFooter().getByRole<HTMLAnchorElement>('link', { name: /Texas/ });
  const map = new URL(office.href);
  expect(map.origin + map.pathname).toBe('https://www.google.com/maps/search/');
  expect(map.searchParams.get('query')).toMatch(/^\d+ .+ Texas/);
});

test('the copyright line has the current year and the company name [1.13]', async () => {
  vi.useFakeTimers({ now: new Date(2041, 0, 1), toFake: ['Date'] });

  await renderSite('/privacy-policy');

  expect(inFooter().getByText('© 2041 ProBuilt')).toBeVisible();
});

test('on every path change the page scrolls to the top, and the heading takes focus [2.13, wcag 2.4.2]', async () => {
  const scroll = vi.spyOn(window, 'scrollTo');
  const { user } = await renderSite('/');
  expect(document.body).toHaveFocus();

  await user.click(inFooter().getByRole('link', { name: 'Terms and Conditions' }));

  await waitFor(async () =>
    expect(await heading('Privacy Policy and Terms of Service')).toHaveFocus(),
  );
  expect(document.title).toBe('Privacy Policy and Terms of Service | ProBuilt');
  expect(scroll).toHaveBeenCalledWith({ top: 0, behavior: 'instant' });
});

test('a hash or query change alone does not scroll, nor move focus to the heading', async () => {
  const { user } = await renderSite('/privacy-policy');
  const scroll = vi.spyOn(window, 'scrollTo');

  await user.click(screen.getAllByRole('link', { name: 'Data Sharing' })[0]!);
  act(() => {
    window.history.pushState(null, '', '/privacy-policy?from=mail');
    window.dispatchEvent(new PopStateEvent('popstate'));
  });

  expect(scroll).not.toHaveBeenCalled();
  expect(await heading('Privacy Policy and Terms of Service')).not.toHaveFocus();
});

test('the back-to-top control appears once the scroll position is over 100 pixels [1.14, 2.14, 4.13, 9.3]', async () => {
  await renderSite('/privacy-policy');
  const control = () => screen.queryByRole('button', { name: 'Back to top' });

  expect(control()).toBeNull();
  scrollTo(100);
  expect(control()).toBeNull();
  scrollTo(101);
  expect(control()).toBeVisible();
  scrollTo(0);
  expect(control()).toBeNull();
});

test.each([
  [false, 'smooth'],
  [true, 'instant'],
])(
  'back to top scrolls to the top; with reduced motion %s it is %s [2.14]',
  async (reduced, behavior) => {
    const media = Object.assign(window.matchMedia('all'), { matches: reduced });
    vi.spyOn(window, 'matchMedia').mockReturnValue(media);
    const { user } = await renderSite('/privacy-policy');
    scrollTo(101);
    const scroll = vi.spyOn(window, 'scrollTo');

    await user.click(screen.getByRole('button', { name: 'Back to top' }));

    expect(scroll.mock.calls).toEqual([[{ top: 0, behavior }]]);
    await waitFor(async () =>
      expect(await heading('Privacy Policy and Terms of Service')).toHaveFocus(),
    );
    scrollTo(0);
  },
);

test.each([
  [false, 'smooth'],
  [true, 'instant'],
])(
  'a link of the top navigation leads to its section; with reduced motion %s the way is %s [2.1]',
  async (reduced, behavior) => {
    const media = Object.assign(window.matchMedia('all'), { matches: reduced });
    vi.spyOn(window, 'matchMedia').mockReturnValue(media);
    const { user } = await renderVerified('/');
    const section = (await heading(/Your clients build/)).closest('section')!;
    section.scrollIntoView = vi.fn<Element['scrollIntoView']>();

    await user.click(inHeader().getByRole('link', { name: 'Partner Program' }));

    expect(section.scrollIntoView).toHaveBeenCalledExactlyOnceWith({ behavior });
    expect(section).toHaveFocus();
    expect(window.location.hash).toBe('#program');
  },
);

test.each(['ctrlKey', 'metaKey', 'shiftKey', 'altKey'])(
  'the browser follows a link of the top navigation that is clicked with %s',
  async (key) => {
    await renderVerified('/');
    await heading(/Your clients build/);

    const link = inHeader().getByRole('link', { name: 'Partner Program' });

    expect(fireEvent.click(link, { [key]: true })).toBe(true);
  },
);

test('a question that firms ask opens the request form; the question is not in the address', async () => {
  const { user } = await renderVerified('/');
  const name = 'What would our clients be told? Ask this';

  await user.click(await screen.findByRole('link', { name }));

  expect(await heading('Contact us for more information.')).toHaveFocus();
  expect(screen.getByRole('textbox', { name: /^Message/ })).toHaveDisplayValue(
    'What would our clients be told?',
  );
  expect(window.location.pathname + window.location.search).toBe('/info');
});

test('of two links followed in one breath the second one leads', async () => {
  await renderVerified('/');
  await heading(/Your clients build/);

  const contact = inHeader().getByRole('link', { name: 'Contact Us' });
  const policy = inFooter().getByRole('link', { name: 'Privacy Policy' });
  act(() => {
    contact.click();
    policy.click();
  });

  expect(await heading('Privacy Policy and Terms of Service')).toBeVisible();
});

test('a link to the path on screen does not scroll, and adds no step for Back', async () => {
  const { user } = await renderSite('/privacy-policy');
  const steps = window.history.length;
  const scroll = vi.spyOn(window, 'scrollTo');

  await user.click(inFooter().getByRole('link', { name: 'Terms and Conditions' }));

  expect(scroll).not.toHaveBeenCalled();
  expect(window.history).toHaveLength(steps);
  expect(await heading('Privacy Policy and Terms of Service')).not.toHaveFocus();
});

test('a link out of an address with a query does not scroll, and ends the query', async () => {
  const { user } = await renderSite('/?utm_source=mail');
  const scroll = vi.spyOn(window, 'scrollTo');

  await user.click(inFooter().getByRole('link', { name: 'ProBuilt, home' }));

  await waitFor(() => expect(window.location.search).toBe(''));
  expect(scroll).not.toHaveBeenCalled();
});
