import { styled, type Theme } from '@mui/material/styles';
import { Form } from 'formik';

const paper = ({ theme }: { theme: Theme }) => ({
  '--sheet-inset': 'clamp(18px, 3.1vw, 40px)',
  border: `1px solid ${theme.vars.palette.line.subtle}`,
  borderTop: `2px solid ${theme.vars.palette.line.ink}`,
  backgroundColor: theme.vars.palette.background.paper,
  boxShadow: theme.raised.sheet,
  ...theme.applyStyles('dark', { boxShadow: 'none' }),
  '@media print': { '--sheet-inset': '12pt', boxShadow: 'none' },
});

/** A form on a raised sheet. */
export const FormSheet = styled(Form)(paper);

/** The same sheet for the receipt that replaces the form. */
export const ReceiptSheet = styled('section')(paper);

/** The body of a sheet: two halves, side by side if there is room. */
export const SheetBody = styled('div')(({ theme: { breakpoints, mixins, vars } }) => ({
  ...mixins.column,
  '& > *': {
    ...mixins.column,
    gap: 8,
    alignContent: 'start',
    padding: 'clamp(24px, 3vw, 36px) var(--sheet-inset)',
    [mixins.smallLaptop]: { gap: 6, paddingBlock: '22px 28px' },
    '@media print': { gap: '6pt', paddingBlock: '12pt' },
  },
  '& > * + *': { borderTop: `1px solid ${vars.palette.line.subtle}` },
  [breakpoints.up('md')]: {
    '&:not(:has(> :only-child))': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    '& > * + *': {
      borderTop: 0,
      borderInlineStart: `1px solid ${vars.palette.line.subtle}`,
    },
  },
  '@media print': {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    '& > * + *': {
      borderTop: 0,
      borderInlineStart: `1px solid ${vars.palette.line.subtle}`,
    },
  },
}));

/** The foot of a sheet, with its actions. */
export const SheetFoot = styled('div')(({ theme }) => ({
  ...theme.mixins.column,
  gap: 20,
  alignItems: 'start',
  padding: '24px var(--sheet-inset) 28px',
  borderTop: `1px solid ${theme.vars.palette.line.ink}`,
}));
