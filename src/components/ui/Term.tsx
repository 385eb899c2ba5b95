import { styled } from '@mui/material/styles';

/** The name of a row, as on a drawing. */
export const Term = styled('dt')(({ theme: { typography, vars } }) => ({
  ...typography.note,
  fontStretch: '94%',
  color: vars.palette.text.secondary,
}));
