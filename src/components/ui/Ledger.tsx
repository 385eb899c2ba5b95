import { styled } from '@mui/material/styles';
import type { ComponentPropsWithRef } from 'react';

const Rows = styled('dl')(({ theme: { breakpoints, typography, vars } }) => ({
  borderTop: `1px solid ${vars.palette.line.ink}`,
  '& > div': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    gap: '0 24px',
    padding: '12px 0',
    borderBottom: `1px solid ${vars.palette.line.subtle}`,
  },
  '& dt': {
    ...typography.body2,
    flexBasis: '100%',
    color: vars.palette.text.secondary,
    [breakpoints.up('sm')]: { flexBasis: '10rem' },
  },
  // If the column is narrow or the text is large, the detail wraps below its term.
  '& dd': { flex: '1 1 8rem', overflowWrap: 'anywhere', whiteSpace: 'pre-line' },
}));

export interface LedgerProps extends ComponentPropsWithRef<'dl'> {
  rows: readonly { term: string; detail: string }[];
}

/** Terms and details in ruled rows. Each detail has its own text direction. */
export function Ledger({ rows, ...rest }: LedgerProps) {
  return (
    <Rows {...rest}>
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
