import { styled } from '@mui/material/styles';

/** Words that stay on one line. */
export const Unbroken = styled('span')({ whiteSpace: 'nowrap' });
