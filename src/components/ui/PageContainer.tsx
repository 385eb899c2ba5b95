import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';

/** The container of a whole page, with space above and below its content. */
export const PageContainer = styled(Container)(({ theme }) => ({
  paddingBlock: `${theme.measures.pageTop} ${theme.layout.section}`,
}));
