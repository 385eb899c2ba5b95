import { styled } from '@mui/material/styles';
import type { ComponentPropsWithRef, ReactNode } from 'react';

const Cell = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 12,
  alignContent: 'start',
  paddingBlock: 28,
  '& h2': {
    ...theme.typography.note,
    fontStretch: '94%',
    color: theme.vars.palette.text.secondary,
  },
  '& li a': {
    display: 'inline-block',
    paddingBlock: 12,
    marginBlock: -2,
    lineHeight: 1.45,
    overflowWrap: 'anywhere',
  },
  // More specific than the hover color of links.
  '&& li a': { color: theme.vars.palette.text.primary },
  '& + &': { borderTop: `1px solid ${theme.vars.palette.line.subtle}` },
  [theme.breakpoints.up('sm')]: {
    paddingInlineEnd: 16,
    '& + &': {
      borderTop: 0,
      borderInlineStart: `1px solid ${theme.vars.palette.line.ink}`,
      paddingInlineStart: 20,
    },
  },
  [theme.breakpoints.up('md')]: { paddingBlock: 40, '& + &': { paddingInlineStart: 32 } },
  '@media print': {
    '&&': { paddingBlock: '10pt', border: 0 },
    '& li a': { paddingBlock: '1pt', marginBlock: 0 },
  },
}));

export interface FooterCellProps extends ComponentPropsWithRef<'div'> {
  heading?: string;
  children: ReactNode;
}

/** One ruled cell of the footer. */
export function FooterCell({ heading, children, ...rest }: FooterCellProps) {
  return (
    <Cell {...rest}>
      {heading && <h2>{heading}</h2>}
      {children}
    </Cell>
  );
}
