import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

const Line = styled('p')(({ theme }) => ({
  ...theme.typography.note,
  display: 'flex',
  alignItems: 'center',
  gap: 14,
  textAlign: 'center',
  textWrap: 'balance',
  fontWeight: 560,
  fontStretch: '96%',
}));

/**
 * Half of the line with the tick at its outer end; a shared tick is the next line's, where they
 * meet.
 */
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

export interface DimensionLineProps {
  /** The limit or span that the line states. */
  children: ReactNode;
  /**
   * True when another line follows; where they stand side by side, its first tick closes this one.
   * @default false
   */
  continued?: boolean;
  className?: string;
}

/** A dimension line of a drawing: a thin line between two orange ticks that states a measure. */
export function DimensionLine({ children, continued = false, className }: DimensionLineProps) {
  return (
    <Line className={className}>
      <Rule className="rule" tick="start" aria-hidden />
      {children}
      <Rule className="rule" tick={continued ? 'shared' : 'end'} aria-hidden />
    </Line>
  );
}
