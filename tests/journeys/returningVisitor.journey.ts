import type { Visitor } from './visitor.ts';
import { browserName, describe, expect, isChromium, test } from './fixtures.ts';
import { headings } from './names.ts';

describe('a returning visitor', () => {
  test('finds a public page again where it was left', async ({ site }) => {
    await returns(await site.open({ width: 390 }), '/privacy-policy', headings.policy, 700);
  });

  test('finds the pages behind the gate again where they were left', async ({ site }) => {
    const tab = await site.open({ width: 390 });
    await tab.startVerified('/');
    await returns(tab, '/', headings.landing, 700);
    await returns(tab, '/info', headings.info, 700);
  });
});

async function returns(tab: Visitor, path: string, heading: string, top: number): Promise<void> {
  await tab.start(path);
  await tab.sees(heading);
  await tab.scroll(top);
  // Firefox does not cache a page with a pending request, and scrolling on /info starts a request.
  await tab.until(isIdle, true);
  await tab.read(notePageshow);
  await tab.read(() => void (location.href = '/robots.txt'));
  await tab.sees('User-agent');
  await tab.goBack();
  if (isChromium) {
    await tab.until(() => document.querySelectorAll('header').length, 1);
    // Headless Chromium caches no pages.
    const reasons = await tab.read(notRestoredReasons);
    expect(reasons.filter((reason) => reason !== 'masked')).toEqual([]);
    return;
  }
  await tab.sees(heading);
  // WebKit decides each time whether it caches a page. If not, it loads the page again.
  const isCached = browserName === 'firefox' || (await tab.read(isSameDocument));
  if (!isCached) return;
  await tab.until(() => (window as Watched).pageshows, [true]);
  await tab.until(() => Math.round(scrollY), top);
}

type Watched = Window & { pageshows?: unknown[] };

function notePageshow(): void {
  const pageshows: unknown[] = [];
  Object.assign(window, { pageshows });
  addEventListener('pageshow', ({ persisted }) => pageshows.push(persisted));
}

/** Returns true if the document is the one in which `notePageshow` ran. */
function isSameDocument(): boolean {
  return 'pageshows' in window;
}

async function isIdle(): Promise<boolean> {
  const count = () => performance.getEntriesByType('resource').length;
  const before = count();
  await new Promise((resolve) => setTimeout(resolve, 1000));
  const isLoading = document.querySelector('video')?.networkState === 2;
  return document.readyState === 'complete' && !isLoading && count() === before;
}

function notRestoredReasons(): string[] {
  const [entry] = performance.getEntriesByType('navigation') as unknown as {
    notRestoredReasons: { reasons: { reason: string }[] } | null;
  }[];
  return entry?.notRestoredReasons?.reasons.map(({ reason }) => reason) ?? [];
}
