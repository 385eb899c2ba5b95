import { readFileSync } from 'node:fs';
import { policyFor } from '../../src/content/policy.ts';
import { browserName, expect, test } from './fixtures.ts';
import { contactUs, headings, link } from './names.ts';

const SECTIONS = [
  'Introduction',
  'Scope',
  'Data Handling',
  'Responsibility',
  'Categories of Personal Information Processed',
  'Data Collection',
  'Data Retention',
  'Data Sharing',
  'Data Security',
  'Cookies & Tracking',
  'User Rights',
  'Prohibited Categories',
  "Children's Privacy",
  'California Residents',
  'Issue Resolution & Complaints',
  'Corporate Headquarters',
  'Terms of Service',
];
const policyLink = link('Privacy Policy', '//footer');
const isAwayFromTop = () => scrollY > 100;

test("a public page carries the privacy policy and terms: 'Privacy Policy and Terms of Service', last updated 12/12/2024, in its sections [1.5, 2.5, wcag 2.4.6]", async ({
  site,
}) => {
  const tab = await site.open({ width: 1440, height: 900, reducedMotion: true });
  await tab.start('/privacy-policy#user-rights');
  await tab.inView('#user-rights h2');
  await tab.sees('12/12/2024');
  await tab.until(readHeadings, SECTIONS.map(plain));
  // The contents mark the section that was chosen, also the last ones of a high window.
  for (const height of [900, 1600]) {
    await tab.resize(1440, height);
    for (const { id } of policyFor().sections) {
      await tab.click(`//nav[@aria-label='Sections']//a[@href='#${id}'][not(ancestor::details)]`);
      await tab.until(markedSection, `#${id}`);
    }
  }
});

test('on a phone the open list of contents closes behind the keyboard, and by Escape', async ({
  site,
}) => {
  const tab = await site.open({ width: 390, height: 844 });
  await tab.start('/privacy-policy');
  const focusSummary = () =>
    tab.read(() => document.querySelector<HTMLElement>('nav summary')?.focus());
  await focusSummary();
  await tab.press('Enter');
  await tab.counts('nav details[open]', 1);
  await tab.read(() =>
    [...document.querySelectorAll<HTMLElement>('nav details a')].at(-1)?.focus(),
  );
  // In WebKit's window, which is not active, :focus matches nothing.
  if (browserName !== 'webkit') await tab.inView('nav details :focus');
  await tab.press('Tab');
  await tab.counts('nav details[open]', 0);
  await focusSummary();
  await tab.press('Enter');
  await tab.counts('nav details[open]', 1);
  await tab.press('Escape');
  await tab.counts('nav details[open]', 0);
  await tab.focuses('nav summary');
});

test('on every path change the page scrolls to the top; Back out of a section and a reload keep their place; back-to-top scrolls smoothly [2.13, 2.14]', async ({
  site,
}) => {
  const tab = await site.open({ width: 1200, height: 700 });
  await tab.start('/');
  await tab.click(policyLink);
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
  await tab.until(isAwayFromTop, true);
  await tab.inView('#user-rights h2');
  await tab.until(standsStill, true);
  await tab.goBack();
  await tab.scrolledTo(60);

  await tab.scroll(900);
  await tab.reload();
  await tab.until(() => Math.round(scrollY), 900);
  await tab.until(() => document.documentElement.dataset['site'], 'started');
  await tab.until(() => Math.round(scrollY), 900);
  await tab.counts('[aria-label="Back to top"]', 1);
  const positions = await tab.read(scrollPositionsToTop);
  expect(positions.at(-1)).toBe(0);
  expect(positions.filter((top) => top > 0 && top < 900).length).toBeGreaterThan(2);
});

test('deep links and the top navigation lead to the parts of the landing page', async ({
  site,
}) => {
  // While a smooth scroll is under way, no click lands.
  const tab = await site.open({ height: 600, reducedMotion: true });
  await tab.startVerified('/');
  await tab.start('/#request');
  await tab.sees(headings.landing);
  await tab.until(topInView, true, '#request');
  await tab.until(isAwayFromTop, true);
  for (const [label, part] of Object.entries({
    Video: '#video',
    'Request Information': '#request',
    'Partner Program': 'h1',
  })) {
    await tab.click(link(label, '//header'));
    await tab.until(topInView, true, part);
  }
  await tab.until(() => location.hash, '#program');
  // No drawing lies on the words of the card.
  for (const width of [600, 700, 900, 1024, 1180, 1280]) {
    await tab.resize(width, 900);
    await tab.until(spaceBesideDrawing, true);
  }
  await tab.resize(1200, 600);
  await tab.click(contactUs);
  await tab.sees(headings.info);
});

test("any other path shows 'The page does not exist!' and leads back to the gate [2.4]", async ({
  site,
}) => {
  site.tolerate(/Failed to load resource.*404/);
  const tab = await site.open();
  for (const path of ['/nowhere', '/Info', '/info/more', '/privacy-policy//']) {
    const { status } = await fetch(site.url + path);
    expect(status, path).toBe(404);
    await tab.start(path);
    await tab.sees(headings.missing);
  }
  await tab.click("//main//a[@href='/']");
  await tab.sees(headings.gate);
});

const isPinned = process.platform === 'linux' && process.arch === 'x64';

test.runIf(browserName === 'chromium' && isPinned)(
  'the policy on paper looks as it was approved',
  async ({ site }) => {
    // A sheet of US Letter without its margins of 20 mm, at 96 pixels to the inch.
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

/** Whether two PNG files, in base64, have the same pixels. */
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

const plain = (text: string) => text.replaceAll('’', "'").toLowerCase();

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

async function scrollPositionsToTop(): Promise<number[]> {
  const positions: number[] = [];
  const noteUntilTop = (resolve: () => void) => {
    positions.push(scrollY);
    if (scrollY === 0) resolve();
    else requestAnimationFrame(() => noteUntilTop(resolve));
  };
  document.querySelector<HTMLElement>('[aria-label="Back to top"]')?.click();
  await new Promise<void>(noteUntilTop);
  return positions;
}

function topInView(selector: string): boolean {
  const top = document.querySelector(selector)?.getBoundingClientRect().top ?? -1;
  return top >= 0 && top < innerHeight;
}

function spaceBesideDrawing(): boolean {
  const range = document.createRange();
  const rights = [...document.querySelectorAll('#request :is(h2, p, a)')].flatMap((element) => {
    range.selectNodeContents(element);
    return [...range.getClientRects()].map(({ right }) => right);
  });
  // The page stands over the outermost line of the building.
  const page = document.querySelector('#request .orange-page');
  const drawing = page?.getBoundingClientRect().left ?? 0;
  return drawing > Math.max(...rights) && document.documentElement.scrollWidth <= innerWidth;
}
