import { styled } from '@mui/material/styles';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { BlueprintPanel, type BlueprintPanelProps } from '../ui/drawing/BlueprintPanel.tsx';

const Halves = styled('div')(({ theme }) => ({
  flex: 1,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: 'minmax(0, 1.06fr) minmax(0, .94fr)',
    minHeight: 'calc(100vh - 77px)',
  },
}));

const Text = styled('div', { shouldForwardProp: (prop) => prop !== 'even' })<{
  even: boolean;
}>(({ theme, even }) => ({
  display: 'flex',
  flexDirection: 'column',
  padding: even
    ? 'clamp(40px, 7vw, 96px) var(--gutter)'
    : 'clamp(32px, 6vw, 88px) var(--gutter) clamp(40px, 6vw, 72px)',
  [theme.breakpoints.up('md')]: {
    justifyContent: 'center',
    // Starts where the container of other pages starts. 100 % is this column, 1.06 / 2 of the page.
    paddingInlineStart: `max(var(--gutter), calc(100% / 1.06 - ${theme.layout.page} / 2))`,
    paddingInlineEnd: 'clamp(32px, 5vw, 88px)',
  },
}));

export interface SplitPageProps
  extends ComponentPropsWithRef<'div'>, Pick<BlueprintPanelProps, 'drawing' | 'page'> {
  /** True for as much room above the text as below it. */
  even?: boolean;
  children: ReactNode;
}

/** A page of two halves: text, and a drawing. */
export function SplitPage({ drawing, page, even = false, children, ...rest }: SplitPageProps) {
  return (
    <Halves {...rest}>
      <Text even={even}>{children}</Text>
      <BlueprintPanel drawing={drawing} page={page} />
    </Halves>
  );
}
