import { styled } from '@mui/material/styles';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Icon } from '../ui/Icon.tsx';

const Sentence = styled('span')(({ theme }) => ({
  display: 'flex',
  gap: 8,
  alignItems: 'flex-start',
  lineHeight: 1.4,
  fontWeight: 600,
  color: theme.vars.palette.error.main,
  '& svg': { marginTop: 2 },
}));

export interface StatusLineProps extends ComponentPropsWithRef<'span'> {
  children: ReactNode;
}

/** One sentence that says what went wrong, in red and with a warning sign. */
export function StatusLine({ children, ...rest }: StatusLineProps) {
  return (
    <Sentence {...rest}>
      <Icon name="alert" size={18} />
      <span>{children}</span>
    </Sentence>
  );
}
