import { styled } from '@mui/material/styles';

/** A list whose cells are side by side on paper that is wide enough, with rules between them. */
export const PaperCells = styled('ul')(({ theme: { spacing, vars } }) => ({
  display: 'grid',
  marginInlineStart: `calc(2px - ${spacing(4)})`,
  // Hides the rule before the first cell. The 8 pixels keep focus rings visible.
  clipPath: 'inset(-8px 0)',
  '@media print and (min-width: 38rem)': { gridAutoFlow: 'column' },
  '& > li': {
    marginInlineStart: -2,
    borderInlineStart: `1px solid ${vars.palette.line.ink}`,
    paddingInline: spacing(4),
  },
}));
