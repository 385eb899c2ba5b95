import { styled } from '@mui/material/styles';
import type { ComponentPropsWithRef, ReactNode } from 'react';

type LedgerVariant = 'beside' | 'below';

const Rows = styled('dl', { shouldForwardProp: (prop) => prop !== 'variant' })<{
  variant: LedgerVariant;
}>(({ theme, variant }) => ({
  borderTop: `1px solid ${theme.vars.palette.line.ink}`,
  '& > div': {
    borderBottom: `1px solid ${theme.vars.palette.line.subtle}`,
    ...(variant === 'beside'
      ? { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: '0 24px' }
      : { display: 'grid', gap: 2 }),
    padding: variant === 'beside' ? '12px 0' : '16px 0 12px',
  },
  '& dt': {
    color: theme.vars.palette.text.secondary,
    ...(variant === 'below' && { ...theme.typography.note, fontStretch: '94%' }),
    ...(variant === 'beside' && {
      ...theme.typography.body2,
      flexBasis: '100%',
      [theme.breakpoints.up('sm')]: { flexBasis: '10rem' },
    }),
  },
  // With less room than this, as with large text, the detail wraps below its term.
  '& dd': { flex: '1 1 8rem', overflowWrap: 'anywhere', whiteSpace: 'pre-line' },
  // A target 44 pixels high in the room of one line; the focus ring stays close to the text.
  '& a': { display: 'inline-block', padding: 12, margin: -12, outlineOffset: -9 },
}));

export interface LedgerProps extends ComponentPropsWithRef<'dl'> {
  rows: readonly { term: string; detail: ReactNode }[];
  /**
   * Where a detail stands: beside its term where there is room, or always below it.
   * @default 'beside'
   */
  variant?: LedgerVariant;
}

/** Terms and details as ruled rows. Each detail keeps its own text direction. */
export function Ledger({ rows, variant = 'beside', ...rest }: LedgerProps) {
  return (
    <Rows variant={variant} {...rest}>
      {rows.map(({ term, detail }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>
            <bdi>{detail}</bdi>
          </dd>
        </div>
      ))}
    </Rows>
  );
}
