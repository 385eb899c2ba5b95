import { styled } from '@mui/material/styles';

/** Limits the width of a page's content, with a gutter on each side. */
export const Container = styled('div')(({ theme: { layout } }) => ({
  width: '100%',
  maxWidth: `calc(${layout.page} + 2 * ${layout.gutter})`,
  marginInline: 'auto',
  paddingInline: layout.gutter,
}));

/** The container of a whole page, with space above and below its content. */
export const PageContainer = styled(Container)(({ theme }) => ({
  paddingBlock: `clamp(36px, 5vw, 72px) ${theme.layout.section}`,
  '@media print': { paddingBlock: '16pt' },
}));
