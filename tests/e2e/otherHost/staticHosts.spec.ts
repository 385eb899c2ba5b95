import { existsSync, readFileSync } from 'node:fs';
import { expect, site } from '../fixtures.ts';
import { FOLDER, HOST, PAGES, test } from './fixtures.ts';

const GATE = 'Verify an Email to access ProBuilt';
const headings = {
  '/': GATE,
  '/info': GATE,
  '/info/': GATE,
  '/privacy-policy': 'Privacy Policy and Terms of Service',
  '/privacy-policy/': 'Privacy Policy and Terms of Service',
  '/nowhere': 'The page does not exist!',
};

for (const kind of ['spa', 'strict'] as const) {
  test(`every path shows its own screen, and no other first, on a ${kind} static host`, async ({
    page,
    tolerate,
    servers: { pages },
  }) => {
    // Chromium itself logs the status of the document.
    tolerate(/Failed to load resource.*404/);
    pages.serveAs(kind);
    await page.addInitScript(() => {
      const seen = new Set<string>();
      const look = () => {
        const heading = document.querySelector<HTMLElement>('h1');
        if (heading?.checkVisibility({ visibilityProperty: true })) seen.add(heading.innerText);
        requestAnimationFrame(look);
      };
      look();
      Object.assign(window, { seen: () => [...seen] });
    });
    for (const [path, heading] of Object.entries(headings)) {
      await page.goto(path);
      await expect(site(page).heading, path).toHaveText(heading);
      await page.locator('html[data-site="started"]').waitFor();
      await expect(page, path).toHaveTitle(/ProBuilt/);
      const seen = await page.evaluate(() =>
        (window as unknown as { seen: () => string[] }).seen(),
      );
      expect(seen, path).toEqual([heading]);
    }
  });
}

test('a stored code verifies at a path that a static host answers with another page', async ({
  page,
  email,
  servers: { bareHost, pages },
}) => {
  pages.serveAs('spa');
  bareHost.behave({}, (response) =>
    response.setHeader('Content-Type', 'application/json').end('{"status":true}'),
  );
  await page.addInitScript((stored) => {
    localStorage.setItem('email', stored);
    localStorage.setItem('email_token', 'AB-12cd');
  }, email);
  await page.goto('/info');

  await expect(site(page).heading).toHaveText('Contact us for more information.');
  await expect(page).toHaveTitle('Request Information | ProBuilt');
});

test('the build writes what static hosts, search engines and link previews read', () => {
  const read = (file: string) => readFileSync(`${FOLDER}/${file}`, 'utf8');
  const gate = read('site/index.html');
  const policy = read('site/privacy-policy/index.html');
  const info = read('site/info/index.html');

  expect(gate).toContain(`<link rel="canonical" href="${PAGES}/">`);
  expect(gate).toContain('<meta property="og:title" content="CPA Partner Program | ProBuilt">');
  expect(gate).toContain(`<meta property="og:image" content="${PAGES}/og-image.png">`);
  expect(gate).toContain('"@type":"Organization"');
  expect(gate).not.toContain('noindex');
  expect(policy).toContain(`<link rel="canonical" href="${PAGES}/privacy-policy">`);
  expect(policy).toContain('<meta property="og:title" content="Privacy Policy and Terms');
  expect(policy).toContain('login.test may set');
  for (const page of [info, read('site/404.html')]) {
    expect(page).toContain('<meta name="robots" content="noindex">');
    expect(page).not.toContain('canonical');
  }
  expect(read('site/robots.txt')).toContain(`Sitemap: ${PAGES}/sitemap.xml`);
  const listed = [...read('site/sitemap.xml').matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url);
  expect(listed).toEqual([`${PAGES}/`, `${PAGES}/privacy-policy`]);
  for (const { src } of (JSON.parse(read('site/site.webmanifest')) as { icons: { src: string }[] })
    .icons) {
    expect(existsSync(`${FOLDER}/site${src}`), src).toBe(true);
  }
  for (const file of ['site/_headers', 'nginx.conf', 'Caddyfile']) {
    expect(read(file), file).toContain(`connect-src 'self' ${HOST};`);
    expect(read(file), file).toContain('max-age=31536000, immutable');
    expect(read(file), file).toMatch(/X-Robots-Tag:? "?(?:noindex|\$site_robots)/);
  }
  expect(read('site/_redirects')).toBe('/info /info/ 200\n/privacy-policy /privacy-policy/ 200\n');
});
