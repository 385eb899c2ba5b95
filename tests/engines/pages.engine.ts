import { promoVideo } from '../../src/content/partnerProgram.ts';
import type { Tab } from './browsers/Browser.ts';
import { expect, test } from './fixtures.ts';
import { headings, link, openGate, sees, textOf, until, verify } from './steps.ts';

const isQuiet = `new Promise((resolve) => {
  const count = () => performance.getEntriesByType('resource').length;
  const before = count();
  const film = document.querySelector('video');
  const isIdle = () =>
    document.readyState === 'complete' && (film?.networkState ?? 1) === 1 && count() === before;
  setTimeout(() => resolve(isIdle()), 2000);
})`;
const film = "document.querySelector('video')";
const goTo = (tab: Tab, path: string) => tab.read(`(location.href = '${path}', true)`);
const scrollTo = async (tab: Tab, top: number) => {
  await tab.read(`(window.scrollTo({ top: ${top}, behavior: 'instant' }), true)`);
  await until(tab, `Math.round(scrollY) === ${top}`);
};

test('each of the five pages comes back from the back/forward cache where it was left', async ({
  host,
  between,
  open,
}) => {
  const tab = await open({ width: 390 });
  const isLoaded = async (path: string, heading: string, top: number) => {
    await tab.open(between.url + path);
    await sees(tab, heading);
    await scrollTo(tab, top);
    // Firefox keeps no page that is still asking for something, as /info does when it is scrolled.
    await until(tab, isQuiet);
    await tab.read(`(window.kept = [], addEventListener('pageshow', ({ persisted }) =>
      window.kept.push(persisted, Math.round(scrollY))), true)`);
    await goTo(tab, '/robots.txt');
    await until(tab, 'location.pathname', '/robots.txt');
    await sees(tab, 'User-agent');
    await tab.read('(history.back(), true)');
    await until(tab, 'window.kept', [true, top]);
    await until(tab, 'Math.round(scrollY)', top);
  };
  await isLoaded('/', headings.gate, 120);
  await isLoaded('/privacy-policy', headings.policy, 700);
  await isLoaded('/not-there', headings.missing, 120);
  await verify(tab, host, between.url);
  await isLoaded('/', headings.landing, 700);
  await isLoaded('/info', headings.info, 700);
});

test('the film plays muted, and pauses', async ({ host, between, open }) => {
  const tab = await open();
  await verify(tab, host, between.url);
  await until(tab, `${film}.currentTime > 0 && ${film}.muted && !${film}.paused`);
  await tab.click("//button[@aria-label='Pause video']");
  await until(tab, `${film}.paused`);
  await until(tab, `document.querySelector('figure button').ariaLabel === 'Play video'`);
});

test('a film that cannot play gives way to its text', async ({ host, between, open }) => {
  const isWords = async (tab: Tab) => {
    await sees(tab, promoVideo.failure);
    await until(tab, "document.querySelector('figure details').open");
    expect(await textOf(tab)).toContain(headings.landing);
  };
  const without = await open({ media: 'off' });
  await verify(without, host, between.url);
  await isWords(without);

  between.fateOf = (path) => (/promo.*\.(mp4|webm)$/.test(path) ? { kind: 'cut' } : undefined);
  const cut = await open();
  await verify(cut, host, between.url);
  await isWords(cut);
  // A page that is rendered late, too.
  await cut.open(`${between.url}/privacy-policy`);
  await until(cut, "document.documentElement.dataset.site === 'started'");
  await cut.click("//header//a[@aria-label='ProBuilt, home']");
  await isWords(cut);
});

test('deep links, links within the page, and the way back to the top', async ({
  host,
  between,
  open,
}) => {
  const tab = await open();
  await verify(tab, host, between.url);
  const isInView = (id: string) =>
    until(
      tab,
      `(({ top, bottom }) => top < innerHeight && bottom > 0)(
      document.getElementById('${id}').getBoundingClientRect())`,
    );
  await tab.click(`//header${link('Request Information')}`);
  await until(tab, 'location.hash', '#request');
  await isInView('request');
  await until(tab, 'scrollY > 100');
  await tab.click("//button[@aria-label='Back to top']");
  await until(tab, 'scrollY', 0);

  await tab.open(`${between.url}/privacy-policy#user-rights`);
  await isInView('user-rights');
  await until(tab, 'scrollY > 100');
  await tab.open(`${between.url}/#request`);
  await sees(tab, headings.landing);
  await isInView('request');
  await until(tab, 'scrollY > 100');
});

/** React marks the elements that it has taken over. */
const isHydrated =
  "Object.keys(document.querySelector('header a')).some((key) => key.startsWith('__reactProps'))";

test('dark, and 320 pixels wide: the colors turn, and nothing scrolls sideways', async ({
  host,
  between,
  open,
}) => {
  const tab = await open({ dark: true, width: 320 });
  await verify(tab, host, between.url);
  for (const [path, heading] of [
    ['/', headings.landing],
    ['/info', headings.info],
    ['/privacy-policy', headings.policy],
    ['/not-there', headings.missing],
  ] as const) {
    await tab.open(between.url + path);
    await sees(tab, heading);
    // Who leaves while a script arrives makes the browser complain of it.
    await until(tab, isHydrated);
    expect(await tab.read('innerWidth')).toBe(320);
    // A scroll bar takes some of the 320 pixels.
    const width = await tab.read<number>('document.documentElement.scrollWidth');
    expect(width, path).toBeLessThanOrEqual(320);
    const [red] = await tab.read<string[]>(
      'getComputedStyle(document.body).backgroundColor.match(/[0-9]+/g)',
    );
    expect(Number(red), 'the background is dark').toBeLessThan(64);
  }
});

test('two tabs: who verifies in one is let in by the other', async ({ host, between, open }) => {
  const first = await open();
  await openGate(first, between.url);
  const second = await first.another();
  await verify(second, host, between.url);
  await first.reload();
  await sees(first, headings.landing);
});
