import { expect, test } from 'vitest';
import { dark, light } from '../../src/theme/tokens.ts';
import {
  colorPairs,
  contrast,
  leastContrast,
  rolesOf,
} from '../../stories/docs/foundations/contrast.ts';

const schemes = [
  ['light', light],
  ['dark', dark],
] as const;

test.each(schemes)(
  'every pair of colors has the required contrast in %s [wcag 1.4.3 1.4.11]',
  (_name, scheme) => {
    const roles = rolesOf(scheme);
    const short = colorPairs.filter(
      ({ color, ground, use }) =>
        !(contrast(roles.get(color)!, roles.get(ground)!) >= leastContrast[use]),
    );

    expect(short).toEqual([]);
  },
);
