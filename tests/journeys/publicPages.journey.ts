import { policyFor } from '../../src/content/policy.ts';
import { describe, test } from './fixtures.ts';
import { headings } from './names.ts';

describe('a reader of the policy', () => {
  test('sees the chosen section marked in the contents', async ({ site }) => {
    const tab = await site.open({ width: 1440, height: 900, reducedMotion: true });
    await tab.start('/privacy-policy');
    const ids = policyFor().sections.map(({ id }) => id);
    // In a tall window, the last sections cannot scroll to its top.
    for (const height of [900, 1600]) {
      await tab.resize(1440, height);
      for (const id of [ids[1], ids.at(-2), ids.at(-1), ids[0]]) {
        await tab.click(`//nav[@aria-label='Sections']//a[@href='#${id}'][not(ancestor::details)]`);
        await tab.until(markedSection, `#${id}`);
      }
      await tab.read(() => window.scrollTo(0, document.documentElement.scrollHeight));
      await tab.until(markedSection, `#${ids.at(-1)}`);
    }
  });

  test('is at the heading of the chosen section, also with the keyboard', async ({ site }) => {
    const tab = await site.open({ width: 390, height: 664, reducedMotion: true });
    await tab.start('/privacy-policy');
    await tab.click("//nav[@aria-label='Sections']//summary");
    await tab.click("//nav[@aria-label='Sections']//details//a[@href='#user-rights']");
    await tab.focuses('h2#user-rights');
    await tab.inView('h2#user-rights');
    await tab.press('Tab');
    await tab.focuses('h2#user-rights ~ p a');
  });

  test('closes the contents on a phone by leaving or Escape', async ({ site }) => {
    const tab = await site.open({ width: 390, height: 844 });
    await tab.start('/privacy-policy');
    const focus = (selector: string) => tab.read(focusLast, selector);
    const openContents = async () => {
      await focus('nav summary');
      await tab.press('Enter');
      await tab.counts('nav details[open]', 1);
    };
    await openContents();
    await focus('nav details a');
    await tab.inView('nav details :focus');
    await tab.press('Tab');
    await tab.counts('nav details[open]', 0);

    await openContents();
    await tab.press('Escape');
    await tab.counts('nav details[open]', 0);
    await tab.focuses('nav summary');
  });
});

describe('a reader who scrolls', () => {
  test('returns from a section to the position before it', async ({ site }) => {
    const tab = await site.open({ height: 700 });
    await tab.start('/privacy-policy');
    await tab.scroll(60);
    await tab.read(() =>
      document.querySelector<HTMLElement>('nav a[href="#user-rights"]')?.click(),
    );
    await tab.inView('h2#user-rights');
    await tab.until(standsStill, true);
    await tab.goBack();
    await tab.scrolledTo(60);
  });

  test('keeps the position on reload, and goes back to the top', async ({ site }) => {
    const tab = await site.open({ height: 700 });
    await tab.start('/privacy-policy');
    await tab.scroll(900);
    await tab.reload();
    await tab.until(() => document.documentElement.dataset['site'], 'started');
    await tab.scrolledTo(900);
    await tab.click("//*[@aria-label='Back to top']");
    await tab.scrolledTo(0);
    await tab.counts('[aria-label="Back to top"]', 0);
  });

  test('opens the landing page at the section of a link', async ({ site }) => {
    const tab = await site.open({ height: 600 });
    await tab.startVerified('/');
    await tab.start('/#questions');
    await tab.sees(headings.landing);
    await tab.inView('#questions h2');
  });
});

function focusLast(selector: string): void {
  [...document.querySelectorAll<HTMLElement>(selector)].at(-1)?.focus();
}

const markedSection = () =>
  document.querySelector('nav[aria-label=Sections] [aria-current=location]')?.getAttribute('href');

async function standsStill(): Promise<boolean> {
  const before = scrollY;
  await new Promise((resolve) => setTimeout(resolve, 200));
  return before === scrollY;
}
