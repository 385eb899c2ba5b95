import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';

/** The container of a whole page, with space above and below its content. */
export const PageContainer = styled(Container)(({ theme }) => ({
  paddingBlock: `clamp(36px, 5vw, 72px) ${theme.layout.section}`,
  '@media print': { paddingBlock: '16pt' },
}));
