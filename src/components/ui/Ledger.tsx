import { styled } from '@mui/material/styles';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Term } from './Term.tsx';

export interface LedgerRow {
  term: string;
  detail: ReactNode;
}

interface Look {
  /** Rows of a title block, ruled rows, rows of a stamp, or cells side by side. */
  look: 'title' | 'ruled' | 'stamp' | 'cells';
}

const List = styled('dl')<Look>(({ theme: { mixins, vars } }) => ({
  variants: [
    { props: { look: 'title' }, style: { display: 'grid', alignContent: 'center' } },
    {
      props: { look: 'ruled' },
      style: { borderTop: `1px solid ${vars.palette.line.ink}`, '--term': '6rem' },
    },
    {
      props: { look: 'cells' },
      style: {
        ...mixins.cells('none', vars.palette.line.ink),
        display: 'flex',
        flexWrap: 'wrap',
        border: `1px solid ${vars.palette.line.ink}`,
        backgroundColor: vars.palette.background.default,
      },
    },
  ],
}));

// If the column is narrow or the text is large, the detail wraps below its term.
const Row = styled('div')<Look>(({ theme: { measures, spacing, vars } }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: 12,
  '& > dt': { flexBasis: 'var(--term, 4.25rem)' },
  variants: [
    {
      props: { look: 'title' },
      style: {
        padding: `${spacing(2)} ${measures.inset}`,
        '& + &': { borderTop: `1px solid ${vars.palette.line.subtle}` },
      },
    },
    {
      props: { look: 'ruled' },
      style: {
        paddingBlock: spacing(3),
        borderBottom: `1px solid ${vars.palette.line.subtle}`,
      },
    },
    { props: { look: 'stamp' }, style: { columnGap: 8 } },
    {
      props: { look: 'cells' },
      style: {
        display: 'block',
        flex: '1 0 auto',
        padding: spacing(1.5, 3.5, 2),
        // The first cell takes the remaining room and, if the text is large, a row of its own.
        '&:first-of-type': { flex: '1000 1 7rem' },
      },
    },
  ],
}));

const Detail = styled('dd')<Look>({
  flex: '1 1 8rem',
  minWidth: 0,
  lineHeight: 1.45,
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-line',
  variants: [
    {
      props: { look: 'title' },
      style: { fontSize: 'min(1em, .8rem + .6vw)', fontWeight: 560, textWrap: 'balance' },
    },
    // The reference and the time may need a line of their own.
    { props: { look: 'stamp' }, style: { flexBasis: '4.5rem', minWidth: 'auto' } },
    {
      props: { look: 'cells' },
      style: {
        fontSize: '.9375rem',
        lineHeight: 1.35,
        fontWeight: 600,
        fontStretch: '96%',
        fontVariantNumeric: 'tabular-nums',
      },
    },
  ],
});

export interface LedgerProps extends Look, ComponentPropsWithRef<'dl'> {
  rows: readonly LedgerRow[];
}

/** Terms and their details, as in the title block of a drawing or in a ledger. */
export function Ledger({ rows, look, ...rest }: LedgerProps) {
  return (
    <List look={look} {...rest}>
      {rows.map(({ term, detail }) => (
        <Row key={term} look={look}>
          <Term>{term}</Term>
          <Detail look={look}>{detail}</Detail>
        </Row>
      ))}
    </List>
  );
}
