import { styled } from '@mui/material/styles';
import type { ComponentPropsWithRef } from 'react';

const drawn = {
  /* oxlint-disable styles/logical-sides -- Names, not sides. */
  right: 'M3 10h13M11 5l5 5-5 5',
  left: 'M17 10H4M9 5l-5 5 5 5',
  /* oxlint-enable styles/logical-sides */
  up: 'M10 17V4M5 9l5-5 5 5',
  down: 'M5 8l5 5 5-5',
  lock: 'M4.5 9h11v8h-11zM7 9V6.5a3 3 0 0 1 6 0V9',
  alert: 'M10 2.6 18.5 17.4h-17zM10 8v4.2M10 14.6v.2',
  check: 'M3.5 10.5l4.2 4.2L16.5 6',
  pause: 'M6.5 4v12M13.5 4v12',
  play: 'M6 4l9 6-9 6z',
  email: 'M2.5 4.5h15v11h-15zM3 5l7 6 7-6',
  print: 'M5.5 7V2.5h9V7M5.5 14.5H3V7h14v7.5h-2.5M5.5 11.5h9v6h-9z',
};

const filled = {
  LinkedIn:
    'M2 7.2h3.4V18H2zM3.7 2a2 2 0 1 1 0 4 2 2 0 0 1 0-4zM7.6 7.2h3.2v1.5c.5-.9 1.6-1.8 3.3-1.8 3.3 0 3.9 2.2 3.9 5V18h-3.4v-5.4c0-1.3 0-2.9-1.8-2.9s-2 1.4-2 2.8V18H7.6z',
  Facebook:
    'M11.7 18.5v-7.6h2.6l.4-3h-3V6c0-.9.2-1.5 1.5-1.5h1.6V1.8c-.3 0-1.2-.1-2.3-.1-2.3 0-3.9 1.4-3.9 4v2.2H6v3h2.6v7.6z',
  YouTube:
    'M2.5 4c2-.6 13-.6 15 0 1.5.5 1.9 2 1.9 6s-.4 5.5-1.9 6c-2 .6-13 .6-15 0C1 15.5.6 14 .6 10S1 4.5 2.5 4zm5.7 3.2v5.6l5-2.8z',
};

type IconName = keyof typeof drawn | keyof typeof filled;

export const iconNames = Object.keys({ ...drawn, ...filled }) as readonly IconName[];

const Drawing = styled('svg')({ display: 'inline-block', flex: 'none' });

const Arrow = styled(Drawing)({ '[dir="rtl"] &': { transform: 'scaleX(-1)' } });

export interface IconProps extends Omit<ComponentPropsWithRef<'svg'>, 'name' | 'children'> {
  /** The drawing. Arrows are mirrored in right-to-left text. */
  name: IconName;
  /** In pixels at the default text size. The icon scales with the text. */
  size?: number;
  /** The width of the lines, in units of the 20-unit drawing. */
  weight?: number;
}

/** An icon without an accessible name. The text or the control around it has the name. */
export function Icon({ name, size, weight = 1.75, ...rest }: IconProps) {
  const isOutline = name in drawn;
  const length = `${(size ?? (name === 'YouTube' ? 22 : 20)) / 16}rem`;
  const Svg = name === 'left' || name === 'right' ? Arrow : Drawing;
  return (
    <Svg viewBox="0 0 20 20" width={length} height={length} aria-hidden {...rest}>
      <path
        d={{ ...drawn, ...filled }[name]}
        fillRule="evenodd"
        fill={isOutline ? 'none' : 'currentColor'}
        stroke={isOutline ? 'currentColor' : 'none'}
        strokeWidth={weight}
        strokeLinecap="square"
      />
    </Svg>
  );
}
