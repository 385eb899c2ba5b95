import { readFileSync } from 'node:fs';
import { policyFor } from '../../src/content/policy.ts';
import { expect, isChromium, test } from './fixtures.ts';
import { headings, link } from './names.ts';

const SECTIONS = `Introduction, Scope, Data Handling, Responsibility,
  Categories of Personal Information Processed, Data Collection, Data Retention, Data Sharing,
  Data Security, Cookies & Tracking, User Rights, Prohibited Categories, Children's Privacy,
  California Residents, Issue Resolution & Complaints, Corporate Headquarters, Terms of Service`;

test('a public page carries the privacy policy and terms, last updated 12/12/2024, with every section that the specification lists', async ({
  site,
}) => {
  const tab = await site.open({ width: 1440, height: 900, reducedMotion: true });
  await tab.start('/privacy-policy#user-rights');
  await tab.inView('#user-rights h2');
  await tab.sees('12/12/2024');
  await tab.until(readHeadings, SECTIONS.toLowerCase().split(/,\s+/));
  // The table of contents marks the chosen section, even the last section in a tall window.
  const ids = policyFor().sections.map(({ id }) => id);
  for (const height of [900, 1600]) {
    await tab.resize(1440, height);
    for (const id of [...ids, ids[0]]) {
      await tab.click(`//nav[@aria-label='Sections']//a[@href='#${id}'][not(ancestor::details)]`);
      await tab.until(markedSection, `#${id}`);
    }
    await tab.read(() => window.scrollTo(0, document.documentElement.scrollHeight));
    await tab.until(markedSection, `#${ids.at(-1)}`);
  }
});

test('on a phone, the open table of contents closes when the focus leaves it or the visitor presses Escape', async ({
  site,
}) => {
  const tab = await site.open({ width: 390, height: 844 });
  await tab.start('/privacy-policy');
  const focus = (selector: string) =>
    tab.read((each) => [...document.querySelectorAll<HTMLElement>(each)].at(-1)?.focus(), selector);
  await focus('nav summary');
  await tab.press('Enter');
  await tab.counts('nav details[open]', 1);
  await focus('nav details a');
  await tab.inView('nav details :focus');
  await tab.press('Tab');
  await tab.counts('nav details[open]', 0);
  await focus('nav summary');
  await tab.press('Enter');
  await tab.counts('nav details[open]', 1);
  await tab.press('Escape');
  await tab.counts('nav details[open]', 0);
  await tab.focuses('nav summary');
});

test('the page scrolls to the top on every path change and when the visitor clicks the back-to-top control, and going back from a section or reloading restores the scroll position', async ({
  site,
}) => {
  const tab = await site.open({ width: 1200, height: 700 });
  await tab.start('/');
  await tab.click(link('Privacy Policy', '//footer'));
  await tab.sees(headings.policy);
  await tab.scrolledTo(0);
  await tab.scroll(900);
  await tab.goBack();
  await tab.sees(headings.gate);
  await tab.read(() => void setTimeout(() => history.forward()));
  await tab.sees(headings.policy);
  await tab.focuses('h1');
  await tab.scrolledTo(0);

  await tab.scroll(60);
  await tab.read(() => document.querySelector<HTMLElement>('nav a[href="#user-rights"]')?.click());
  await tab.inView('#user-rights h2');
  await tab.until(standsStill, true);
  await tab.goBack();
  await tab.scrolledTo(60);

  await tab.scroll(900);
  await tab.reload();
  await tab.until(() => document.documentElement.dataset['site'], 'started');
  await tab.scrolledTo(900);
  await tab.counts('[aria-label="Back to top"]', 1);
  await tab.click("//*[@aria-label='Back to top']");
  await tab.scrolledTo(0);
});

test('a link to a section of the landing page scrolls to that section', async ({ site }) => {
  const tab = await site.open({ height: 600 });
  await tab.startVerified('/');
  await tab.start('/#request');
  await tab.sees(headings.landing);
  await tab.inView('#request h2');
});

// Only Chromium on Linux x64 renders the same pixels as the approved picture.
test.runIf(isChromium && process.platform === 'linux' && process.arch === 'x64')(
  'the printed policy matches the approved picture',
  async ({ site }) => {
    // The width is that of a US Letter sheet without its 20 mm side margins, at 96 pixels per inch.
    const tab = await site.open({ width: 665, height: 913, picture: true });
    await tab.chromium!.emulate({}, 'print');
    await tab.start('/privacy-policy');
    const { data } = await tab.chromium!.cdp.send('Page.captureScreenshot', {
      captureBeyondViewport: true,
    });
    const approved = readFileSync('visual/references/print/policy.png', 'base64');
    expect(await tab.read(samePixels, data, approved)).toBe(true);
  },
);

/** True if two PNG files, encoded in base64, have the same pixels. */
async function samePixels(...files: string[]): Promise<boolean> {
  const decode = async (file: string) => {
    const bytes = Uint8Array.from(atob(file), (byte) => byte.charCodeAt(0));
    const image = await createImageBitmap(new Blob([bytes]));
    const canvas = new OffscreenCanvas(image.width, image.height).getContext('2d')!;
    canvas.drawImage(image, 0, 0);
    return canvas.getImageData(0, 0, image.width, image.height).data;
  };
  const [one, other] = await Promise.all(files.map(decode));
  return one!.length === other!.length && one!.every((value, place) => value === other![place]);
}

const readHeadings = () =>
  [...document.querySelectorAll('main h2')].map(({ textContent }) =>
    textContent.replaceAll('’', "'").toLowerCase(),
  );

const markedSection = () =>
  document.querySelector('nav[aria-label=Sections] [aria-current=location]')?.getAttribute('href');

async function standsStill(): Promise<boolean> {
  const before = scrollY;
  await new Promise((resolve) => setTimeout(resolve, 200));
  return before === scrollY;
}
