import { company } from '../../shared/company.ts';
import { pages } from '../../src/content/pages.ts';
import { missingScript } from '../../src/content/withoutScript.ts';
import { describe, expect, isChromium, test } from './fixtures.ts';
import { seenFaults } from './page/seenFaults.ts';
import { button, contactUs, emailField, headings, link, newEmail } from './names.ts';

const FAILED =
  /Failed to load resource|dynamically imported module|error loading|Importing a module|Loading|JSHandle@error/i;
const SCRIPT = /\/assets\/index-.*\.js$/;
const POLICY_FILE = /PolicyRoute.*\.js$/;
const policyLink = link('Privacy Policy', '//footer');

test('a fast visitor receives the code although an extension changed the page', async ({
  site,
}) => {
  // React logs this error if the page has changed before hydration.
  site.tolerate(/Minified React error #418/);
  const tab = await site.open();
  const arrive = site.fail(/\/assets\/.*\.js$/, 'held');
  await tab.open('/', 'soon');
  await tab.counts('#gate-email', 1);
  const email = newEmail();
  await tab.fill(emailField, email);
  await tab.press('Enter');
  await tab.read(() => document.querySelector('#gate-email')?.after('…'));
  arrive();
  await tab.focuses('#gate-code');
  await tab.sees(email);
  await site.codeFor(email);
});

describe('a visitor on a slow network', () => {
  test('gets a page whose file is gone after a release', async ({ site }) => {
    site.tolerate(FAILED);
    const tab = await site.open({ width: 390, height: 600 });
    await tab.startVerified('/info');
    const restore = site.fail(POLICY_FILE, { status: 404, body: '' });
    const arrive = site.fail(/^\/privacy-policy$/, 'held');
    await tab.click(policyLink);
    await expect.poll(() => site.requests, { timeout: 60_000 }).toContain('/privacy-policy');
    restore();
    arrive();
    await tab.sees(headings.policy);
  });

  test('passes the gate although the early fetch of its page failed', async ({ site }) => {
    site.tolerate(FAILED);
    const tab = await site.open();
    const restore = site.fail(/LandingRoute.*\.js$/, { status: 503, body: '' });
    const email = await tab.toCodeStep('/');
    const fetched = () => site.requests.some((path) => path.includes('LandingRoute'));
    await expect.poll(fetched, { timeout: 60_000 }).toBe(true);
    restore();
    await tab.verify(email, headings.landing);
  });

  test('can reload a page whose file stays missing', async ({ site }) => {
    site.tolerate(FAILED);
    const restore = site.fail(/InfoRoute.*\.js$/, { status: 404, body: '' });
    const tab = await site.open();
    await tab.startVerified('/');
    await tab.click(contactUs);
    await tab.sees(pages.error.heading);
    restore();
    await tab.click(button(pages.error.action));
    await tab.sees(headings.info);
  });

  test('goes back from a loading page to the typed text', async ({ site }) => {
    const tab = await site.open({ width: 390, height: 600 });
    await tab.startVerified('/info');
    await tab.fillRequest();
    const arrive = site.fail(POLICY_FILE, 'held');
    await tab.click(policyLink);
    await tab.until(() => location.pathname, '/privacy-policy');
    await tab.counts('main[aria-busy="true"]', 1);
    await tab.goBack();
    await tab.counts('main[aria-busy="true"]', 0);
    await tab.hasValue('[name=firstName]', 'Pat');
    arrive();
    await tab.click(policyLink);
    await tab.sees(headings.policy);
    await tab.focuses('h1');
    await tab.scrolledTo(0);
    // The page has appeared without a reload.
    expect(site.requests).not.toContain('/privacy-policy');
  });

  test('sees the gate although the end of its HTML never arrives', async ({ site }) => {
    site.tolerate(/Failed to load resource/);
    site.fail(/^\/$/, { splitBefore: '<template>', rest: 'lost' });
    site.fail(/assets\/.*js$/, 'cut');
    const tab = await site.open();
    await tab.open('/', 'soon');
    await tab.until(() => document.querySelectorAll('#gate-email').length, 1);
    await tab.read(() => document.getAnimations().forEach((animation) => animation.finish()));
    await tab.sees(headings.gate);
  });
});

describe("a visitor without the site's script", () => {
  test('learns how to reach the company if it cannot be parsed', async ({ site }) => {
    site.tolerate(/Unexpected|SyntaxError|missing/i);
    const tab = await site.open();
    const restore = site.fail(SCRIPT, { status: 200, body: 'const = 1', type: 'text/javascript' });
    await tab.open('/', 'soon');
    await tab.sees(missingScript.problem);
    await tab.sees(company.salesEmail);
    await tab.counts('#gate-email', 0);
    restore();
    await tab.click(button(missingScript.reload));
    await tab.counts('[role=alert]', 0);
    await tab.fill(emailField, newEmail());
    await tab.click(button('Send Code'));
    await tab.focuses('#gate-code');
  });

  test.runIf(isChromium)('can read every page without JavaScript', async ({ site }) => {
    site.tolerate(/Failed to load resource.*404/);
    const tab = await site.open({ width: 320 });
    await tab.page!.setJavaScriptEnabled(false);
    for (const [path, heading] of [
      ['/', headings.gate],
      ['/info', headings.gate],
      ['/privacy-policy', headings.policy],
      ['/nowhere', headings.missing],
    ] as const) {
      await tab.open(path);
      await tab.sees(heading);
      expect(await tab.read(seenFaults, false), path).toEqual([]);
      if (heading !== headings.gate) continue;
      for (const kind of ['mailto:', 'tel:']) await tab.inView(`noscript a[href^="${kind}"]`);
    }
  });
});
