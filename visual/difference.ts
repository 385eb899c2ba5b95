import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';
import type { Picture } from './picture.ts';

export interface Difference {
  /** How many pixels are not exactly the same; those that one picture lacks count as well. */
  pixels: number;
  /** A PNG in which they are red on a pale copy of the reference; none when nothing differs. */
  png?: Buffer;
}

/**
 * Compares two pictures without any tolerance: one step of one color of one pixel is a difference.
 */
export function differenceOf(reference: Picture, actual: Picture): Difference {
  const width = Math.max(reference.width, actual.width);
  const height = Math.max(reference.height, actual.height);
  const before = onGround(reference, width, height);
  const after = onGround(actual, width, height);
  const pixels = countDifferent(before, after);
  if (pixels === 0) return { pixels };

  const image = new PNG({ width, height });
  const exact = { threshold: 0, includeAA: true, alpha: 0.25, diffColor: RED };
  pixelmatch(before, after, image.data, width, height, exact);
  return { pixels, png: PNG.sync.write(image) };
}

const RED: [number, number, number] = [222, 0, 40];

function countDifferent(before: Uint8Array, after: Uint8Array): number {
  let count = 0;
  for (let at = 0; at < before.length; at += 4) {
    if ([0, 1, 2, 3].some((channel) => before[at + channel] !== after[at + channel])) count += 1;
  }
  return count;
}

/**
 * The picture at the top left of a ground that is transparent, so that it differs from any pixel.
 */
function onGround(picture: Picture, width: number, height: number): Uint8Array {
  if (picture.width === width && picture.height === height) return picture.data;
  const ground = new Uint8Array(width * height * 4);
  const row = picture.width * 4;
  for (let y = 0; y < picture.height; y += 1) {
    ground.set(picture.data.subarray(y * row, (y + 1) * row), y * width * 4);
  }
  return ground;
}
