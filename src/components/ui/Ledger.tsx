import { styled } from '@mui/material/styles';
import type { ComponentPropsWithRef, ReactNode } from 'react';

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
  // In narrower columns, and with large text, the detail wraps below its term.
  '& dd': { flex: '1 1 8rem', overflowWrap: 'anywhere', whiteSpace: 'pre-line' },
  // Makes the target 44 pixels high, but not the line; the focus ring stays close to the text.
  '& a': { display: 'inline-block', padding: 12, margin: -12, outlineOffset: -9 },
}));

export interface LedgerProps extends ComponentPropsWithRef<'dl'> {
  rows: readonly { term: string; detail: ReactNode }[];
}

/** Terms and details in ruled rows. Each detail keeps its own text direction. */
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
