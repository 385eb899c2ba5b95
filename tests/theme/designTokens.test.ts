import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { designTokens } from '../../tools/brand/designTokens.ts';

test('docs/tokens.json is generated from the theme: npx node tools/brand/brand.ts', () => {
  expect(JSON.parse(readFileSync('docs/tokens.json', 'utf8'))).toEqual(designTokens());
});
