import fc from 'fast-check';
import { expect, test } from 'vitest';
import { differenceOf } from '../../visual/difference.ts';
import { decodePicture, encodePicture, type Picture } from '../../visual/picture.ts';

function filled(width: number, height: number, color: readonly number[]): Picture {
  return {
    width,
    height,
    data: Uint8Array.from({ length: width * height * 4 }, (_, at) => color[at % 4] ?? 255),
  };
}

function withPixel(picture: Picture, place: number, color: readonly number[]): Picture {
  const data = Uint8Array.from(picture.data);
  data.set(color, place * 4);
  return { ...picture, data };
}

const white = [255, 255, 255, 255];
const ground = filled(40, 30, white);

test('equal pictures have no difference and no picture of one', () => {
  expect(differenceOf(ground, filled(40, 30, white))).toEqual({ pixels: 0 });
});

test.each([0, 1, 2])('one step of color %i in one pixel is a difference', (channel) => {
  const color = white.map((value, index) => (index === channel ? value - 1 : value));

  expect(differenceOf(ground, withPixel(ground, 617, color)).pixels).toBe(1);
});

test('every pixel of a color change of 3/255 is a difference', () => {
  expect(differenceOf(ground, filled(40, 30, [252, 252, 252, 255])).pixels).toBe(1200);
});

test('what one picture lacks is a difference, be it white', () => {
  expect(differenceOf(ground, filled(40, 31, white)).pixels).toBe(40);
  expect(differenceOf(filled(41, 30, white), ground).pixels).toBe(30);
});

test('the picture of a difference marks its pixels in red and nothing else', () => {
  const { png } = differenceOf(ground, withPixel(ground, 5, [0, 0, 0, 255]));
  const { data, width } = decodePicture(png!);
  const red = (place: number) => data[place * 4]! > data[place * 4 + 1]! + 100;

  expect(width).toBe(40);
  expect(Array.from({ length: 1200 }, (_, place) => place).filter(red)).toEqual([5]);
});

test('a reference has exactly the pixels of the picture that was approved', () => {
  const pixels = fc.record({
    width: fc.integer({ min: 1, max: 40 }),
    colors: fc.integer({ min: 1, max: 600 }),
  });
  fc.assert(
    fc.property(pixels, fc.nat(), ({ width, colors }, seed) => {
      const data = new Uint8Array(width * 30 * 4);
      for (let place = 0; place < width * 30; place += 1) {
        const color = (place * 7919 + seed) % colors;
        data.set([color & 255, color >> 8, (color * 31) & 255, 255], place * 4);
      }
      const picture = { width, height: 30, data };

      expect(differenceOf(picture, decodePicture(encodePicture(picture)))).toEqual({ pixels: 0 });
    }),
    { numRuns: 60 },
  );
});
