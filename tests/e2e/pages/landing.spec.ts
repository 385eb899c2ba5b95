import { expect, openVerified, site, test, verify } from '../fixtures.ts';

test('the landing page has navigation, banner, muted video and the card to the request [1.3, 2.1, wcag 2.2.2]', async ({
  page,
  host,
  email,
}) => {
  const { banner, heading } = site(page);
  await verify(page, host, email);
  await expect(banner).toBeVisible();
  await expect(page.getByRole('banner').getByRole('navigation')).toBeVisible();
  const video = page.locator('video');
  await expect(video).toHaveJSProperty('muted', true);
  await expect.poll(() => video.evaluate((film: HTMLVideoElement) => film.currentTime)).not.toBe(0);
  await page.getByRole('button', { name: 'Pause video' }).click();
  await expect(video).toHaveJSProperty('paused', true);
  await expect(page.getByRole('button', { name: 'Play video' })).toBeVisible();

  await page.getByRole('link', { name: 'Open the request form' }).click();
  await expect(heading).toHaveText('Contact us for more information.');
});

test('no drawing lies over the words of the card, and nothing scrolls sideways, at any width', async ({
  page,
  host,
  email,
}) => {
  await openVerified(page, host, email);
  for (const width of [900, 1024, 1180, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    const edges = () =>
      page.locator('#request').evaluate((section) => {
        const range = document.createRange();
        const rights = Array.from(section.querySelectorAll('h2, p, a'), (element) => {
          range.selectNodeContents(element);
          return Math.max(...Array.from(range.getClientRects(), (line) => line.right));
        });
        const drawing = section.querySelector('img')?.getBoundingClientRect().left ?? 0;
        return {
          space: drawing - Math.max(...rights),
          width: document.documentElement.scrollWidth,
        };
      });

    await expect.poll(async () => (await edges()).space, `at ${width} pixels`).toBeGreaterThan(0);
    expect((await edges()).width).toBe(width);
  }
});

test('no word of the card breaks at 320 pixels with the text spacing of WCAG 1.4.12', async ({
  page,
  host,
  email,
}) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await openVerified(page, host, email);
  const spacing = 'letter-spacing:.12em;word-spacing:.16em;line-height:1.5';
  const broken = await page.locator('#request h2').evaluate((heading, style) => {
    heading.style.cssText = style;
    const range = document.createRange();
    const [text] = heading.childNodes;
    return [...heading.textContent.matchAll(/\S+/g)]
      .filter(({ index, 0: word }) => {
        if (text) range.setStart(text, index);
        if (text) range.setEnd(text, index + word.length);
        return range.getClientRects().length > 1;
      })
      .map(([word]) => word);
  }, spacing);
  expect(broken).toEqual([]);
});

test('the top navigation leads to the parts of the landing page', async ({ page, host, email }) => {
  await openVerified(page, host, email);
  const navigation = page.getByRole('banner').getByRole('navigation');
  for (const [label, part] of Object.entries({
    Video: page.locator('video'),
    'Request Information': page.getByRole('link', { name: 'Open the request form' }),
    'Partner Program': page.getByRole('heading', { level: 1 }),
  })) {
    await navigation.getByRole('link', { name: label }).click();
    await expect(part).toBeInViewport();
  }

  await expect(page).toHaveURL(/\/#program$/);
});
