import type { Browser, Page } from 'playwright';
import { judge } from './judge.ts';
import type { Manifest } from './manifest.ts';
import { photograph } from './photograph.ts';
import type { Shot } from './plan.ts';
import { referenceReader } from './references.ts';
import { resultOf, type Result } from './run.ts';
import { prepareStory } from './stillPage.ts';

/** The moment of every picture: noon in UTC, on a day without a meaning. */
const NOON = new Date('2026-01-15T12:00:00Z');

export interface TakeOptions {
  browser: Browser;
  origin: string;
  shots: readonly Shot[];
  manifest: Manifest;
  /** Pages that are open at once. */
  workers: number;
  onResult?: (result: Result, done: number) => void;
}

/** What pictures are compared with. */
interface Approved {
  manifest: Manifest;
  read: ReturnType<typeof referenceReader>;
}

/**
 * Takes and judges every picture, several at a time, and returns the results in the order asked
 * for.
 */
export async function takeAll(options: TakeOptions): Promise<Result[]> {
  const { browser, origin, shots, manifest, workers, onResult } = options;
  const approved = { manifest, read: referenceReader(manifest) };
  const results: Result[] = [];
  const queue = shots.entries();
  let done = 0;
  const work = async () => {
    const page = await openPage(browser);
    for (const [index, shot] of queue) {
      const result = await take(page, origin, shot, approved);
      results[index] = result;
      onResult?.(result, (done += 1));
    }
    await page.context().close();
  };
  await Promise.all(Array.from({ length: workers }, work));
  return results;
}

/**
 * A picture that differs, or a story that fails, gets a second chance: machines are slow at times.
 */
async function take(page: Page, origin: string, shot: Shot, approved: Approved): Promise<Result> {
  const first = await takeOnce(page, origin, shot, approved);
  if (first.status !== 'changed' && first.status !== 'failed') return first;
  const second = await takeOnce(page, origin, shot, approved);
  return second.status === first.status ? second : { ...second, late: true };
}

async function takeOnce(
  page: Page,
  origin: string,
  shot: Shot,
  { manifest, read }: Approved,
): Promise<Result> {
  const reference = manifest.pictures.get(shot.id);
  try {
    const taken = await photograph(page, origin, shot, reference?.shot);
    return await judge(shot, taken, reference, read);
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return { ...resultOf(shot, 'failed'), message };
  }
}

/** A page in a context of its own, with the clock, the language and the place of every picture. */
export async function openPage(browser: Browser): Promise<Page> {
  const context = await browser.newContext({
    locale: 'en-US',
    timezoneId: 'UTC',
    deviceScaleFactor: 1,
    serviceWorkers: 'block',
  });
  await context.clock.setFixedTime(NOON);
  await context.addInitScript(prepareStory);
  return context.newPage();
}
