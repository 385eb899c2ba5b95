import { PNG } from 'pngjs';

/** A picture: four bytes a pixel (red, green, blue, alpha), row by row. */
export interface Picture {
  width: number;
  height: number;
  data: Uint8Array;
}

/** Reads a PNG. Throws when the bytes are none. */
export function decodePicture(png: Buffer): Picture {
  const { width, height, data } = PNG.sync.read(png);
  return { width, height, data };
}

/** Writes a PNG, without loss. */
export function encodePicture({ width, height, data }: Picture): Buffer {
  const png = new PNG({ width, height });
  png.data = Buffer.from(data);
  return PNG.sync.write(png);
}
