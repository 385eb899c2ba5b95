import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import type { Picture } from './picture.ts';

/**
 * The longest look back that Brotli knows, 2 to the power of 30 bytes: all pictures of a component.
 */
const WINDOW = 30;

/** Quality 9 of 11: the next one takes ten times as long. */
const QUALITY = 9;

/**
 * Packs the pixels of pictures, one after the other, without loss. What a picture shares with an
 * earlier one, and most do share most of it, takes next to no room.
 */
export function packSheet(pictures: readonly Picture[]): Buffer {
  const pixels = Buffer.concat(pictures.map(({ data }) => data));
  return brotliCompressSync(pixels, {
    params: {
      [constants.BROTLI_PARAM_LARGE_WINDOW]: 1,
      [constants.BROTLI_PARAM_LGWIN]: WINDOW,
      [constants.BROTLI_PARAM_QUALITY]: QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: pixels.length,
    },
  });
}

/**
 * Unpacks the pictures of a sheet by their sizes, in their order. Throws when it has other sizes.
 */
export function unpackSheet(
  sheet: Buffer,
  sizes: readonly Pick<Picture, 'width' | 'height'>[],
): Picture[] {
  const params = { [constants.BROTLI_DECODER_PARAM_LARGE_WINDOW]: 1 };
  const pixels = brotliDecompressSync(sheet, { params });
  let end = 0;
  const pictures = sizes.map(({ width, height }) => {
    const start = end;
    end += width * height * 4;
    return { width, height, data: pixels.subarray(start, end) };
  });
  if (end !== pixels.length) throw new Error('The sheet holds other pictures than its manifest.');
  return pictures;
}
