import { styled } from '@mui/material/styles';

/** A row of a list, with a rule below it. On paper, two lines to write an answer on follow instead. */
export const WritingRow = styled('li')(({ theme: { vars } }) => ({
  borderBlockEnd: `1px solid ${vars.palette.line.subtle}`,
  '@media print': {
    border: 0,
    breakInside: 'avoid',
    '&::after': {
      content: '""',
      display: 'block',
      height: '10mm',
      marginBlockStart: '4mm',
      marginInlineStart: 46,
      borderBlock: `.5pt solid ${vars.palette.line.control}`,
    },
  },
}));
