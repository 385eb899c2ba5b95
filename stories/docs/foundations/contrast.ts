import type { ColorRoles } from '../../../src/theme/tokens.ts';

/** Calculates the contrast ratio of two `#RRGGBB` colors by the formula of WCAG 2, from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [dark = 0, bright = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (bright + 0.05) / (dark + 0.05);
}

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((start) => Number.parseInt(color.slice(start, start + 2), 16) / 255)
    .map((share) => (share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Maps each role of a scheme, such as `text.primary`, to its color. */
export function rolesOf(scheme: ColorRoles): Map<string, string> {
  return new Map(
    Object.entries(scheme).flatMap(([group, roles]: [string, Record<string, string>]) =>
      Object.entries(roles).map(([role, color]) => [`${group}.${role}`, color] as const),
    ),
  );
}

/** A color and its background, by role. */
interface ColorPair {
  color: string;
  ground: string;
  /** Determines the minimum contrast. */
  use: 'body text' | 'text' | 'mark';
}

/** The minimum contrast for each use: our own limit for body text, WCAG 2.2 AA for the others. */
export const leastContrast = { 'body text': 7, text: 4.5, mark: 3 };

const grounds = ['background.default', 'background.paper', 'background.sunken'];
const sheets = ['blueprint.main', 'blueprint.raised', 'blueprint.deep'];
const fills = ['hivis.main', 'hivis.hover', 'hivis.active'];

const pairs = (use: ColorPair['use'], colors: string[], on: string[]): ColorPair[] =>
  colors.flatMap((color) => on.map((ground) => ({ color, ground, use })));

/** The pairs whose contrast a test checks. */
export const colorPairs: readonly ColorPair[] = [
  ...pairs('body text', ['text.primary', 'text.secondary'], grounds),
  ...pairs('body text', ['blueprint.ink', 'blueprint.inkSecondary'], ['blueprint.main']),
  ...pairs('text', ['primary.main', 'primary.dark'], grounds),
  ...pairs('text', ['hivis.ink'], fills),
  ...pairs('text', ['primary.contrastText'], ['primary.main']),
  ...pairs('body text', ['error.main'], ['background.default', 'background.paper', 'error.tint']),
  ...pairs('text', ['error.main'], ['background.sunken']),
  ...pairs('text', ['text.primary'], ['error.tint', 'notice.tint']),
  ...pairs('text', ['notice.main'], ['notice.tint']),
  ...pairs('mark', ['line.control', 'line.ink', 'focus.main'], grounds),
  ...pairs('mark', ['blueprint.line', 'focus.onBlueprint', 'hivis.main'], sheets),
];
