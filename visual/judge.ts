import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { differenceOf } from './difference.ts';
import { decodePicture } from './picture.ts';
import type { Photograph } from './photograph.ts';
import type { Shot } from './plan.ts';
import { hashOf, referencesFolder, type Reference } from './references.ts';
import { actualFile, differenceFile, keep, resultOf, type Result } from './run.ts';

/** Compares a picture with what was approved for it, and keeps it where a reviewer has to look. */
export async function judge(
  plan: Shot,
  { png, late }: Photograph,
  reference?: Reference,
): Promise<Result> {
  const shot = hashOf(png);
  const seen = { shot, ...(late && { late }) };
  if (shot === reference?.shot) return { ...resultOf(plan, 'same'), ...seen };
  if (!reference) {
    await keep(actualFile(plan.id), png);
    return { ...resultOf(plan, 'new'), ...seen };
  }

  const approved = await readFile(join(referencesFolder, reference.file));
  const difference = differenceOf(decodePicture(approved), decodePicture(png));
  if (!difference.png) return { ...resultOf(plan, 'same'), ...seen };
  await keep(actualFile(plan.id), png);
  await keep(differenceFile(plan.id), difference.png);
  return { ...resultOf(plan, 'changed'), ...seen, pixels: difference.pixels };
}
