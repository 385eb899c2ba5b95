import { styled } from '@mui/material/styles';

export const Unbroken = styled('span')({ whiteSpace: 'nowrap' });
