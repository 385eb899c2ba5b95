import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import type { DrawingName } from '../../content/drawings.ts';
import { BlueprintPanel } from './BlueprintPanel.tsx';

const Halves = styled('div')(({ theme }) => ({
  flex: 1,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: 'minmax(0, 1.06fr) minmax(0, .94fr)',
    minHeight: 'calc(100vh - 77px)',
  },
}));

const Words = styled('div', { shouldForwardProp: (prop) => prop !== 'even' })<{
  even: boolean;
}>(({ theme, even }) => ({
  display: 'flex',
  flexDirection: 'column',
  padding: even
    ? 'clamp(40px, 7vw, 96px) var(--gutter)'
    : 'clamp(32px, 6vw, 88px) var(--gutter) clamp(40px, 6vw, 72px)',
  [theme.breakpoints.up('md')]: {
    justifyContent: 'center',
    // As in the container of other pages. 100 % is this column, 1.06 halves of the page; 100vw
    // would count the scrollbar.
    paddingInlineStart: `max(var(--gutter), calc(100% / 1.06 - ${theme.layout.page} / 2))`,
    paddingInlineEnd: 'clamp(32px, 5vw, 88px)',
  },
}));

export interface SplitPageProps {
  drawing: DrawingName;
  /**
   * True where there is as much room above the words as below.
   * @default false
   */
  even?: boolean;
  children: ReactNode;
}

/** A page of two halves: words on paper, and the drawing on its blueprint. */
export function SplitPage({ drawing, even = false, children }: SplitPageProps) {
  return (
    <Halves>
      <Words even={even}>{children}</Words>
      <BlueprintPanel drawing={drawing} />
    </Halves>
  );
}
