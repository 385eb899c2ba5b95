import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

const Rows = styled('dl')(({ theme }) => ({
  borderTop: `1px solid ${theme.vars.palette.line.ink}`,
  '& > div': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    gap: '0 24px',
    padding: '12px 0',
    borderBottom: `1px solid ${theme.vars.palette.line.subtle}`,
  },
  '& dt': {
    ...theme.typography.body2,
    flexBasis: '100%',
    color: theme.vars.palette.text.secondary,
    [theme.breakpoints.up('sm')]: { flexBasis: '10rem' },
  },
  // Where large text leaves it less, it stands below its term.
  '& dd': { flex: '1 1 8rem', overflowWrap: 'anywhere', whiteSpace: 'pre-line' },
}));

export interface LedgerProps {
  rows: readonly { term: string; detail: ReactNode }[];
  className?: string;
}

/** Terms and details as ruled rows of a ledger; a detail is written in its own direction. */
export function Ledger({ rows, className }: LedgerProps) {
  return (
    <Rows className={className}>
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
