import * as tokens from '../../src/theme/tokens.ts';

const CSS = 'com.probuilt.css';

/**
 * The tokens of src/theme/tokens.ts in the W3C Design Tokens format 2025.10, for design tools.
 * The format has no fluid lengths: a fluid token has its largest value, and its CSS in
 * `$extensions`.
 */
export function designTokens() {
  const { light, dark, fontFamily, type, spacing, breakpoints, motion, shadows, layout } = tokens;
  const { easing, ...durations } = motion;
  return {
    $schema: 'https://www.designtokens.org/schemas/2025.10/format.json',
    $description: 'Generated from src/theme/tokens.ts by tools/brand/brand.ts.',
    color: {
      $type: 'color',
      ...mapValues({ light, dark }, (roles) =>
        mapValues({ ...roles }, (group: Record<string, string>) =>
          mapValues(group, (hex) => ({ $value: color(hex) })),
        ),
      ),
    },
    font: { family: { $type: 'fontFamily', $value: fontFamily.replaceAll("'", '').split(', ') } },
    typography: { $type: 'typography', ...mapValues(type, typography) },
    spacing: { unit: { $type: 'dimension', ...pixels(spacing) } },
    radius: { control: { $type: 'dimension', ...pixels(tokens.controlRadius) } },
    layout: { $type: 'dimension', ...mapValues(layout, fluid) },
    breakpoint: { $type: 'dimension', ...mapValues(breakpoints, pixels) },
    duration: {
      $type: 'duration',
      ...mapValues(durations, (value) => ({ $value: { value, unit: 'ms' } })),
    },
    easing: { standard: { $type: 'cubicBezier', $value: numbersIn(easing) } },
    shadow: {
      $type: 'shadow',
      ...mapValues(shadows, (css) => ({ $value: css.split(/, (?=0 )/).map(shadow) })),
    },
  };
}

function mapValues<V, R>(group: Readonly<Record<string, V>>, map: (value: V) => R) {
  return Object.fromEntries(Object.entries(group).map(([name, value]) => [name, map(value)]));
}

function color(hex: string) {
  const components = hex.match(/[0-9a-f]{2}/gi) ?? [];
  return {
    colorSpace: 'srgb',
    components: components.map((pair) => Number((Number.parseInt(pair, 16) / 255).toFixed(4))),
    hex: hex.toLowerCase(),
  };
}

function pixels(value: number) {
  return { $value: dimension(value, 'px') };
}

function dimension(value: number, unit: string) {
  return { value, unit };
}

/** Parses a CSS length. For `clamp` and `min`, returns the largest value in rem or px. */
function fluid(css: string) {
  const [, value, unit = 'px'] = css.match(/([\d.]+)(rem|px)(?!.*\d(?:rem|px))/) ?? [];
  return { $value: dimension(Number(value), unit), $extensions: { [CSS]: css } };
}

function typography({ fontSize, ...style }: (typeof tokens.type)['body1']) {
  const size = fluid(fontSize).$value;
  const spacing = Number((Number.parseFloat(style.letterSpacing) * size.value).toFixed(4));
  return {
    $value: {
      fontFamily: '{font.family}',
      fontSize: size,
      fontWeight: style.fontWeight,
      letterSpacing: dimension(spacing, size.unit),
      lineHeight: style.lineHeight,
    },
    $extensions: {
      [CSS]: { fontSize, letterSpacing: style.letterSpacing, fontStretch: style.fontStretch },
    },
  };
}

function shadow(css: string) {
  const [lengths = '', channels = ''] = css.split(/ (?=rgba)/);
  const [x = 0, y = 0, blur = 0, spread = 0] = lengths.split(' ').map(Number.parseFloat);
  const [red = 0, green = 0, blue = 0, alpha] = numbersIn(channels);
  const hex = `#${[red, green, blue].map((part) => part.toString(16).padStart(2, '0')).join('')}`;
  return {
    color: { ...color(hex), alpha },
    offsetX: dimension(x, 'px'),
    offsetY: dimension(y, 'px'),
    blur: dimension(blur, 'px'),
    spread: dimension(spread, 'px'),
  };
}

function numbersIn(css: string): number[] {
  return (css.match(/-?[\d.]+/g) ?? []).map(Number);
}
