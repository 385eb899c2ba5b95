import type { Page } from 'playwright';
import type { Shot } from './plan.ts';
import { hashOf } from './references.ts';
import { settlePage } from './stillPage.ts';

/** The longest that a story may take until it is still, in milliseconds. */
const PATIENCE = 30_000;

/**
 * How often a page that is not what was expected is looked at, and how long between, in
 * milliseconds.
 */
const LOOKS = 6;
const PAUSE = 120;

export interface Photograph {
  png: Buffer;
  /** True when the first look was too early. */
  late: boolean;
}

/**
 * Shows one story in one mode and takes its picture: the whole page, one device pixel for each CSS
 * pixel, motion at its end, no caret. `expected` is the hash of the picture that was approved.
 * Throws when the story fails, or asks anybody but its own server for anything.
 */
export async function photograph(
  page: Page,
  origin: string,
  shot: Shot,
  expected?: string,
): Promise<Photograph> {
  const { mode, story } = shot;
  await page.setViewportSize({ width: mode.width, height: mode.height });
  await page.emulateMedia({
    media: mode.media ?? 'screen',
    forcedColors: mode.forcedColors ?? 'none',
    reducedMotion: mode.reducedMotion ?? 'no-preference',
    colorScheme: mode.globals['colorScheme'] === 'dark' ? 'dark' : 'light',
  });
  const strangers: string[] = [];
  const watch = (request: { url: () => string }) => {
    if (!isOwn(request.url(), origin)) strangers.push(request.url());
  };
  page.on('request', watch);
  try {
    await page.goto(addressOf(origin, shot), { waitUntil: 'commit', timeout: PATIENCE });
    const outcome = await withPatience(page.evaluate(() => window.storyOutcome));
    if (!outcome.ok) throw new Error(outcome.message);
    // The page itself would wait for films, which never arrive; letters lie in frames.
    for (const frame of page.mainFrame().childFrames()) {
      await frame.waitForLoadState('load', { timeout: PATIENCE });
    }
    const picture = await takeStillPicture(page, expected);
    if (strangers.length > 0) throw new Error(`${story.id} asked for ${strangers.join(', ')}.`);
    return picture;
  } finally {
    page.off('request', watch);
  }
}

/** Looks until two pictures in a row are equal, or one is what was expected. */
async function takeStillPicture(page: Page, expected?: string): Promise<Photograph> {
  const first = await takePicture(page);
  let png = first;
  for (let look = 1; look < LOOKS && hashOf(png) !== expected; look += 1) {
    await page.waitForTimeout(PAUSE);
    const next = await takePicture(page);
    if (next.equals(png)) break;
    png = next;
  }
  return { png, late: png !== first };
}

/** The picture of a page that has loaded. */
export async function takePicture(page: Page): Promise<Buffer> {
  await page.evaluate(settlePage);
  return page.screenshot({ fullPage: true, animations: 'disabled', caret: 'hide', scale: 'css' });
}

function addressOf(origin: string, { story, mode }: Shot): string {
  // Axe has its own run; here it would only take time.
  const globals = { ...mode.globals, 'a11y.manual': '!true' };
  const list = Object.entries(globals).map(([name, value]) => `${name}:${value}`);
  return `${origin}/iframe.html?id=${story.id}&viewMode=story&globals=${list.join(';')}`;
}

function isOwn(address: string, origin: string): boolean {
  return address.startsWith(`${origin}/`) || /^(data|blob|about):/.test(address);
}

async function withPatience<T>(promise: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    const message = `Not drawn within ${PATIENCE / 1000} s.`;
    timer = setTimeout(() => reject(new Error(message)), PATIENCE);
  });
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
}
