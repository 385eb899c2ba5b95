import { styled } from '@mui/material/styles';

/** The name of a cell or row in a title block, as on a drawing. */
export const TitleKey = styled('dt')(({ theme: { typography, vars } }) => ({
  ...typography.note,
  fontStretch: '94%',
  color: vars.palette.text.secondary,
}));
