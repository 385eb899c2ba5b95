import { styled } from '@mui/material/styles';
import type { ComponentPropsWithRef, ReactNode } from 'react';

const Line = styled('p')(({ theme }) => ({
  ...theme.typography.note,
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  textAlign: 'center',
  textWrap: 'balance',
  fontWeight: 560,
  fontStretch: '96%',
}));

/** Half of the line, with its tick. A shared tick is drawn by the next line where they meet. */
const Rule = styled('span', { shouldForwardProp: (prop) => prop !== 'tick' })<{
  tick: 'start' | 'end' | 'shared';
}>(({ theme, tick }) => ({
  position: 'relative',
  flex: '1 1 24px',
  minWidth: 24,
  height: 15,
  ...(tick === 'start' && { marginInlineStart: 8 }),
  ...(tick !== 'start' && { marginInlineEnd: 8 }),
  '&::before': {
    content: '""',
    position: 'absolute',
    inset: '7px 0 auto',
    borderTop: '1px solid currentColor',
    opacity: 0.55,
  },
  '&::after': {
    content: '""',
    position: 'absolute',
    top: 6,
    [tick === 'start' ? 'insetInlineStart' : 'insetInlineEnd']: -8,
    width: 16,
    borderTop: `2px solid ${theme.vars.palette.hivis.main}`,
    transform: 'rotate(-45deg)',
    '@media (forced-colors: active)': { borderColor: 'Highlight' },
  },
  ...(tick === 'shared' && {
    [theme.breakpoints.up('md')]: { marginInlineEnd: 0, '&::after': { content: 'none' } },
  }),
}));

export interface DimensionLineProps extends ComponentPropsWithRef<'p'> {
  /** True when another line follows: side by side, the two share one tick. */
  continued?: boolean;
  children: ReactNode;
}

/** A dimension line of a drawing: it states a measure between two ticks. */
export function DimensionLine({ children, continued = false, ...rest }: DimensionLineProps) {
  return (
    <Line {...rest}>
      <Rule className="rule" tick="start" aria-hidden />
      {children}
      <Rule className="rule" tick={continued ? 'shared' : 'end'} aria-hidden />
    </Line>
  );
}
