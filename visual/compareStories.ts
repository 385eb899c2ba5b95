import { availableParallelism } from 'node:os';
import type { Browser } from 'playwright';
import { buildStories, storiesFolder } from './buildStories.ts';
import { readManifest, type Manifest } from './manifest.ts';
import { openBrowser } from './openBrowser.ts';
import { planShots, type Shot } from './plan.ts';
import { readStories } from './readStories.ts';
import { encodePicture } from './picture.ts';
import { findUnapproved, referenceReader, referencesFolder } from './references.ts';
import {
  clearPictures,
  keep,
  readRejections,
  referenceFile,
  writeRun,
  type Result,
  type Run,
} from './run.ts';
import { serveStories } from './serveStories.ts';
import { openPage, takeAll } from './takeAll.ts';

export interface CompareOptions {
  /** Components, stories or pictures by name; all of them when empty. */
  names?: readonly string[];
  /** Takes the last build of Storybook as it is. */
  reuse?: boolean;
  /** The host name in the pages' address. */
  host?: string;
  workers?: number;
  onResult?: (result: Result, done: number, total: number) => void;
}

/**
 * Photographs the stories, compares each picture with its reference, and keeps the run for review.
 */
export async function compareStories(options: CompareOptions = {}): Promise<Run> {
  const start = Date.now();
  const browser = await openBrowser();
  try {
    buildStories(options.reuse);
    await clearPictures();
    const results = await photographAll(browser, options);
    const run = {
      took: Math.round((Date.now() - start) / 1000),
      results: await markRejected(results),
      unapproved: await findUnapproved(),
    };
    await writeRun(run);
    return run;
  } finally {
    await browser.close();
  }
}

async function photographAll(browser: Browser, options: CompareOptions): Promise<Result[]> {
  const { names = [], workers = availableParallelism() + 1 } = options;
  const manifest = await readManifest(referencesFolder);
  const server = await serveStories(storiesFolder, options.host);
  try {
    const plan = planShots(...(await readStories(await openPage(browser), server.origin)));
    const shots = plan.filter((shot) => isNamed(names, shot));
    if (shots.length === 0) throw new Error(`No story is named ${names.join(', ')}.`);
    const onResult = (result: Result, done: number) =>
      options.onResult?.(result, done, shots.length);
    const { origin } = server;
    const taken = await takeAll({ browser, origin, shots, manifest, workers, onResult });
    return names.length > 0 ? taken : [...taken, ...(await removedFrom(manifest, plan))];
  } finally {
    await server.close();
  }
}

/**
 * True when one of the names is the picture's component, story or own id; true without any name.
 */
function isNamed(names: readonly string[], { id, story }: Shot): boolean {
  return names.length === 0 || [story.title, story.id, id].some((name) => names.includes(name));
}

/** References whose story, or whose mode of it, is no more; kept to be seen a last time. */
async function removedFrom(manifest: Manifest, plan: readonly Shot[]): Promise<Result[]> {
  const planned = new Set(plan.map(({ id }) => id));
  const removed = [...manifest.pictures.keys()].filter((id) => !planned.has(id));
  const read = referenceReader(manifest);
  for (const id of removed) await keep(referenceFile(id), encodePicture(await read(id)));
  return removed.map((id) => {
    const [story = id, mode = ''] = id.split('.');
    const [component = story, state = ''] = story.split('--');
    return { id, story, component, state, mode: mode.replaceAll('-', ' '), status: 'removed' };
  });
}

async function markRejected(results: readonly Result[]): Promise<Result[]> {
  const rejections = await readRejections();
  return results.map((result) =>
    result.status !== 'same' && result.shot !== undefined && rejections[result.id] === result.shot
      ? { ...result, rejected: true }
      : result,
  );
}
