import { styled, type Theme } from '@mui/material/styles';

const paper = ({ theme }: { theme: Theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 24,
  padding: 'clamp(20px, 3.4vw, 44px)',
  border: `1px solid ${theme.vars.palette.line.subtle}`,
  borderTop: `2px solid ${theme.vars.palette.line.ink}`,
  backgroundColor: theme.vars.palette.background.paper,
  boxShadow: theme.raised.sheet,
  ...theme.applyStyles('dark', { boxShadow: 'none' }),
});

/** The raised sheet that holds the form. */
export const FormSheet = styled('form')(paper);

/** The same sheet, for the receipt that replaces the form. */
export const ReceiptSheet = styled('section')(paper);
