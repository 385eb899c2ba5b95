import { styled } from '@mui/material/styles';

/** The column of every page, with a gutter on each side. */
export const Container = styled('div')(({ theme: { layout } }) => ({
  width: '100%',
  maxWidth: `calc(${layout.page} + 2 * ${layout.gutter})`,
  marginInline: 'auto',
  paddingInline: layout.gutter,
}));
