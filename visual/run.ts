import { existsSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Shot } from './plan.ts';

/** What became of one picture. 'removed': it has a reference, but no story any more. */
export type Status = 'same' | 'changed' | 'new' | 'removed' | 'failed';

export interface Result {
  /** 'gatecard--address-step.phone-dark' */
  id: string;
  /** 'gatecard--address-step' */
  story: string;
  component: string;
  /** The state in words: 'Address Step'. */
  state: string;
  mode: string;
  status: Status;
  /** SHA-256 of the PNG as the browser made it. */
  shot?: string;
  /** How many pixels differ from the reference. */
  pixels?: number;
  /** Why the story failed. */
  message?: string;
  /** The first look was too early: a later one was taken. */
  late?: boolean;
  /** A reviewer has said no to exactly this picture. */
  rejected?: boolean;
}

/** One comparison, as it is kept for the report, for approving and for rejecting. */
export interface Run {
  /** Seconds. */
  took: number;
  results: Result[];
  /** References that changed without being approved, a sentence for each. */
  unapproved: string[];
}

/** Everything that a run leaves behind lies here; the folder is not in the repository. */
export const runFolder = join(import.meta.dirname, '..', 'dist', 'visual');

export const actualFile = (id: string): string => join(runFolder, 'actual', `${id}.png`);
export const referenceFile = (id: string): string => join(runFolder, 'reference', `${id}.png`);
export const differenceFile = (id: string): string => join(runFolder, 'difference', `${id}.png`);

const runFile = join(runFolder, 'run.json');
const rejectionsFile = join(runFolder, 'rejections.json');

/** The last run. Throws a sentence for the reader when there was none. */
export async function readRun(): Promise<Run> {
  if (!existsSync(runFile))
    throw new Error('Nothing was compared yet: run `npm run visual` first.');
  return JSON.parse(await readFile(runFile, 'utf8')) as Run;
}

export async function writeRun(run: Run): Promise<void> {
  await keep(runFile, JSON.stringify(run, undefined, 1));
}

/** Pictures that were rejected: their ids, and the hash of what was seen. */
export async function readRejections(): Promise<Record<string, string>> {
  if (!existsSync(rejectionsFile)) return {};
  return JSON.parse(await readFile(rejectionsFile, 'utf8')) as Record<string, string>;
}

export async function writeRejections(rejections: Record<string, string>): Promise<void> {
  await keep(rejectionsFile, JSON.stringify(rejections, undefined, 1));
}

/** Forgets the pictures of earlier runs. */
export async function clearPictures(): Promise<void> {
  for (const folder of ['actual', 'reference', 'difference']) {
    await rm(join(runFolder, folder), { recursive: true, force: true });
  }
}

/** Writes a file of the run, and the folders that lead to it. */
export async function keep(file: string, body: string | Buffer): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, body);
}

/** The part of a result that is known before the picture is taken. */
export function resultOf({ id, story, mode }: Shot, status: Status): Result {
  return {
    id,
    story: story.id,
    component: story.title,
    state: story.name,
    mode: mode.name,
    status,
  };
}
