import { keyframes, styled } from '@mui/material/styles';
import type { ComponentPropsWithRef } from 'react';

const turn = keyframes({ to: { transform: 'rotate(360deg)' } });

const Circle = styled('svg')(({ theme: { timing } }) => ({
  width: '1.25rem',
  height: '1.25rem',
  flex: 'none',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 3,
  '& .track': { opacity: 0.28 },
  '& .arc': {
    strokeDasharray: '16 40',
    transformOrigin: '50% 50%',
    animation: `${turn} ${timing.turn}ms linear infinite`,
  },
  '@media (prefers-reduced-motion: reduce)': {
    '& .arc': { animationDuration: `${timing.reducedMotionTurn}ms` },
  },
}));

/** A rotating arc for a pending action. It needs text beside it, because it has no label. */
export function Spinner(props: ComponentPropsWithRef<'svg'>) {
  return (
    <Circle viewBox="0 0 20 20" aria-hidden {...props}>
      <circle className="track" cx="10" cy="10" r="8" />
      <circle className="arc" cx="10" cy="10" r="8" />
    </Circle>
  );
}
