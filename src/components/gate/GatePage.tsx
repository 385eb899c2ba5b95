import { styled } from '@mui/material/styles';
import { ViewTransition, type ReactNode } from 'react';
import { BuildDrawing, type BuildDrawingProps } from '../ui/drawing/BuildDrawing.tsx';
import { SMALL_LAPTOP } from './smallLaptop.ts';
import { TitleBlock } from './TitleBlock.tsx';

/** Their heights in pixels: the email step is centered, and the code step begins at its top. */
const HEADER_AND_EMAIL_STEP = 77 + 586;

const Page = styled('div')(({ theme: { breakpoints } }) => ({
  flex: 1,
  display: 'grid',
  gridTemplate: 'auto auto 1fr / minmax(0, 1fr)',
  // The footer is below the first window at both steps, so it never moves in view.
  minHeight: 'calc(100vh - 65px)',
  [breakpoints.between('sm', 'md')]: { gridTemplateRows: 'auto 1fr' },
  [breakpoints.up('md')]: {
    gridTemplate: 'minmax(0, 1fr) / minmax(0, 1.06fr) minmax(0, .94fr)',
    minHeight: 'calc(100vh - 77px)',
  },
}));

const Sheet = styled('div')(({ theme: { breakpoints, vars } }) => {
  const frame = (inset: number) => ({
    content: '""',
    position: 'absolute',
    inset,
    border: `1px solid ${vars.palette.blueprint.line}`,
    opacity: 0.4,
    pointerEvents: 'none',
  });
  return {
    // On phones the drawing is below the form.
    display: 'contents',
    forcedColorAdjust: 'none',
    '& > *': { forcedColorAdjust: 'none' },
    [breakpoints.between('sm', 'md')]: {
      position: 'relative',
      display: 'grid',
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      backgroundColor: vars.palette.blueprint.main,
      '&::after': { ...frame(14), opacity: 0.28 },
    },
    [breakpoints.up('md')]: {
      gridArea: '1 / 2',
      backgroundColor: vars.palette.blueprint.main,
      display: 'block',
      // Never taller than the window, so that the title block is never below it.
      '& > div': {
        position: 'sticky',
        top: 0,
        display: 'flex',
        flexDirection: 'column',
        height: '100%',
        maxHeight: 'calc(100vh - 77px)',
        padding: 24,
        '&::after': frame(24),
      },
    },
    [breakpoints.down('md')]: { '& > div': { display: 'contents' } },
    [SMALL_LAPTOP]: { '& > div': { padding: 16, '&::after': frame(16) } },
  };
});

const Art = styled('div')(({ theme: { breakpoints, vars } }) => ({
  order: 2,
  position: 'relative',
  overflow: 'hidden',
  minHeight: 280,
  border: `14px solid ${vars.palette.blueprint.main}`,
  backgroundColor: vars.palette.blueprint.main,
  '&::after': {
    content: '""',
    position: 'absolute',
    inset: 0,
    border: `1px solid ${vars.palette.blueprint.line}`,
    opacity: 0.4,
  },
  '& > div': {
    position: 'absolute',
    left: '50%',
    top: 16,
    width: 'min(440px, 122vw)',
    transform: 'translateX(-40%)',
  },
  [breakpoints.up('sm')]: {
    order: 0,
    minHeight: 300,
    borderColor: 'transparent',
    backgroundColor: 'transparent',
    '&::after': { content: 'none' },
    '& > div': { width: 380, transform: 'translateX(-46%)' },
  },
  [breakpoints.up('md')]: {
    flex: '1 1 0',
    minHeight: 0,
    border: 0,
    padding: '28px 32px 20px',
    containerType: 'size',
    '& > div': {
      position: 'relative',
      left: 'auto',
      top: 'auto',
      transform: 'none',
      marginInline: 'auto',
      width: 'min(100cqw, 100cqh * 640 / 740)',
    },
  },
  [SMALL_LAPTOP]: { padding: '16px 24px 12px' },
}));

const Text = styled('div')(({ theme: { breakpoints, layout } }) => ({
  order: 1,
  display: 'flex',
  flexDirection: 'column',
  padding: 'clamp(28px, 6vw, 88px) var(--gutter) clamp(40px, 6vw, 72px)',
  '& > *': { width: '100%', maxWidth: 520 },
  [breakpoints.between('sm', 'md')]: { paddingBlock: 48 },
  [breakpoints.up('md')]: {
    order: 0,
    gridArea: '1 / 1',
    paddingTop: `max(clamp(28px, 6vw, 88px), (100vh - ${HEADER_AND_EMAIL_STEP}px) / 2)`,
    // Starts where the container of other pages starts. 100 % is this column, 1.06 / 2 of the page.
    paddingInlineStart: `max(var(--gutter), calc(100% / 1.06 - ${layout.page} / 2))`,
    paddingInlineEnd: 'clamp(32px, 5vw, 88px)',
  },
  [SMALL_LAPTOP]: {
    paddingBlock: '24px 12px',
    '& h1': { fontSize: 'clamp(2.125rem, 1rem + 2.2vw, 2.75rem)', marginBottom: 12 },
  },
}));

export interface GatePageProps extends Pick<BuildDrawingProps, 'drawing' | 'page'> {
  children: ReactNode;
}

/** The cover sheet of the site: what is behind the gate on a blueprint, and beside it the gate. */
export function GatePage({ drawing, page, children }: GatePageProps) {
  return (
    <Page>
      <Sheet className="no-print">
        <div>
          <TitleBlock />
          {/* A new element for each step: on phones it moves, and is no layout shift. */}
          <Art key={drawing}>
            <ViewTransition name="build" default="none" share="auto">
              <BuildDrawing drawing={drawing} page={page} travels />
            </ViewTransition>
          </Art>
        </div>
      </Sheet>
      <Text>{children}</Text>
    </Page>
  );
}
