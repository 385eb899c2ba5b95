import { styled } from '@mui/material/styles';

/** Columns with rules between them; rows on a phone. Paper shows only one of them. */
export const Columns = styled('div')(({ theme: { breakpoints, spacing, vars } }) => ({
  display: 'grid',
  '& > *': { paddingBlock: spacing(10), overflowWrap: 'anywhere' },
  '& > * + *': { borderBlockStart: `1px solid ${vars.palette.line.subtle}` },
  [breakpoints.up('sm')]: {
    gridAutoFlow: 'column',
    gridAutoColumns: 'minmax(0, 1fr)',
    '& > *': { paddingInlineEnd: spacing(4) },
    '& > * + *': {
      borderBlockStart: 0,
      borderInlineStart: `1px solid ${vars.palette.line.ink}`,
      paddingInlineStart: spacing(6),
    },
  },
  '@media print': { '& > *': { padding: 0, border: 0 } },
}));
