import { differenceOf } from './difference.ts';
import type { Reference } from './manifest.ts';
import { decodePicture, encodePicture, type Picture } from './picture.ts';
import type { Photograph } from './photograph.ts';
import type { Shot } from './plan.ts';
import { hashOf } from './references.ts';
import { actualFile, differenceFile, keep, referenceFile, resultOf, type Result } from './run.ts';

/** Compares a picture with what was approved for it, and keeps what a reviewer may look at. */
export async function judge(
  plan: Shot,
  { png, late }: Photograph,
  reference: Reference | undefined,
  readReference: (id: string) => Promise<Picture>,
): Promise<Result> {
  const shot = hashOf(png);
  const seen = { shot, ...(late && { late }) };
  await keep(actualFile(plan.id), png);
  if (shot === reference?.shot) return { ...resultOf(plan, 'same'), ...seen };
  if (!reference) return { ...resultOf(plan, 'new'), ...seen };

  const approved = await readReference(plan.id);
  const difference = differenceOf(approved, decodePicture(png));
  if (!difference.png) return { ...resultOf(plan, 'same'), ...seen };
  await keep(referenceFile(plan.id), encodePicture(approved));
  await keep(differenceFile(plan.id), difference.png);
  return { ...resultOf(plan, 'changed'), ...seen, pixels: difference.pixels };
}
