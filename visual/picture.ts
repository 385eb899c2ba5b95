import { crc32, deflateSync } from 'node:zlib';
import { PNG } from 'pngjs';

/** A picture without transparency: four bytes a pixel (red, green, blue, 255), row by row. */
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

/**
 * Writes the smallest PNG of three, each without loss: a palette where 256 colors are enough, plain
 * rows (best for text and lines), filtered rows (best for images).
 */
export function encodePicture(picture: Picture): Buffer {
  const plain = [palettePng(picture), colorPng(picture)].filter((png) => png !== undefined);
  const filtered = new PNG({ width: picture.width, height: picture.height });
  filtered.data = Buffer.from(picture.data);
  const images = PNG.sync.write(filtered, { colorType: 2, deflateLevel: 9 });
  return [...plain, images].reduce((best, png) => (png.length < best.length ? png : best));
}

function palettePng({ width, height, data }: Picture): Buffer | undefined {
  const colors = new Map<number, number>();
  const rows = Buffer.alloc((width + 1) * height);
  const pixels = new Uint32Array(Uint8Array.from(data).buffer);
  for (const [place, pixel] of pixels.entries()) {
    const index = colors.get(pixel) ?? colors.size;
    if (index > 255) return undefined;
    colors.set(pixel, index);
    rows[place + Math.floor(place / width) + 1] = index;
  }
  const palette = Buffer.from([...colors.keys()].flatMap((color) => channels(color)));
  return png(header(width, height, 3), ['PLTE', palette], rows);
}

function colorPng({ width, height, data }: Picture): Buffer {
  const rows = Buffer.alloc((width * 3 + 1) * height);
  let at = 0;
  for (let place = 0; place < width * height; place += 1) {
    if (place % width === 0) at += 1;
    for (let channel = 0; channel < 3; channel += 1) rows[at++] = data[place * 4 + channel] ?? 0;
  }
  return png(header(width, height, 2), undefined, rows);
}

/** Red, green and blue of a pixel that was read as a little-endian number. */
const channels = (color: number) => [color & 255, (color >> 8) & 255, (color >> 16) & 255];

function header(width: number, height: number, colorType: 2 | 3): Buffer {
  const bytes = Buffer.alloc(13);
  bytes.writeUInt32BE(width, 0);
  bytes.writeUInt32BE(height, 4);
  bytes.set([8, colorType, 0, 0, 0], 8);
  return bytes;
}

function png(head: Buffer, palette: [string, Buffer] | undefined, rows: Buffer): Buffer {
  const parts: [string, Buffer][] = [
    ['IHDR', head],
    ...(palette ? [palette] : []),
    ['IDAT', deflateSync(rows, { level: 9, memLevel: 9 })],
    ['IEND', Buffer.alloc(0)],
  ];
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([signature, ...parts.map(([name, body]) => chunk(name, body))]);
}

/** One part of a PNG: its length, its name, its bytes, and a checksum of the last two. */
function chunk(name: string, body: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), body]);
  const ends = Buffer.alloc(8);
  ends.writeUInt32BE(body.length, 0);
  ends.writeUInt32BE(crc32(named), 4);
  return Buffer.concat([ends.subarray(0, 4), named, ends.subarray(4)]);
}
