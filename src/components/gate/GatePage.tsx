import { styled } from '@mui/material/styles';
import { ViewTransition, type ReactNode } from 'react';
import { framed, innerLine } from '../ui/BlueprintPanel.tsx';
import type { GateState } from '../../rules/gate.ts';
import { BuildDrawing } from '../ui/BuildDrawing.tsx';
import { partOf, type Shown } from './shown.ts';
import { TitleBlock } from './TitleBlock.tsx';

/** The height of the email step, which the form of a large window is centered by. */
const EMAIL_STEP = '580px';

const Page = styled('div')(({ theme: { breakpoints, layout } }) => ({
  flex: 1,
  display: 'grid',
  gridTemplate: 'auto auto 1fr / minmax(0, 1fr)',
  // Keeps the footer below the fold at both steps, so that visitors never see it move.
  minHeight: `calc(100vh - ${layout.phoneHeader})`,
  [breakpoints.between('sm', 'md')]: { gridTemplateRows: 'auto 1fr' },
  [breakpoints.up('md')]: {
    gridTemplate: 'minmax(0, 1fr) / minmax(0, 1.06fr) minmax(0, .94fr)',
    minHeight: `calc(100vh - ${layout.header})`,
  },
}));

const Sheet = styled('div')(({ theme }) => ({
  // On phones, `contents` allows the drawing to follow the form, which is outside this element.
  '&, & > div': { display: 'contents' },
  '&, & > *': { forcedColorAdjust: 'none' },
  [theme.breakpoints.between('sm', 'md')]: {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    backgroundColor: theme.vars.palette.blueprint.main,
    '&::after': innerLine(theme, 14, 0.28),
  },
  [theme.mixins.lowWindow]: {
    gridTemplateColumns: 'minmax(0, 1fr)',
    '&::after': { content: 'none' },
  },
  [theme.breakpoints.up('md')]: {
    gridArea: '1 / 2',
    display: 'block',
    backgroundColor: theme.vars.palette.blueprint.main,
    // The height is at most that of the window, so that the title block stays in view.
    '& > div': {
      position: 'sticky',
      top: 0,
      display: 'flex',
      flexDirection: 'column',
      height: '100%',
      maxHeight: `calc(100vh - ${theme.layout.header})`,
      padding: 24,
      '&::after': innerLine(theme, 24),
    },
  },
  [theme.mixins.smallLaptop]: { '& > div': { padding: 16, '&::after': { inset: 16 } } },
}));

const Art = styled('div')(({ theme }) => ({
  ...framed(theme),
  order: 2,
  [theme.breakpoints.up('sm')]: {
    order: 0,
    minHeight: 300,
    borderColor: 'transparent',
    backgroundColor: 'transparent',
    '&::after': { content: 'none' },
    '& .build': { width: 380, transform: 'translateX(-46%)' },
  },
  [theme.mixins.lowWindow]: { display: 'none' },
  [theme.breakpoints.up('md')]: {
    flex: '1 1 0',
    minHeight: 0,
    border: 0,
    padding: '28px 32px 20px',
    containerType: 'size',
    '& .build': {
      position: 'relative',
      inset: 'auto',
      transform: 'none',
      marginInline: 'auto',
      width: 'min(100cqw, 100cqh * 640 / 740)',
    },
  },
  [theme.mixins.smallLaptop]: { padding: '16px 24px 12px' },
}));

const Text = styled('div')(({ theme: { breakpoints, layout, mixins } }) => ({
  order: 1,
  display: 'flex',
  flexDirection: 'column',
  padding: '20px var(--gutter) 40px',
  '& > *': { width: '100%', maxWidth: 520 },
  '& h1': { marginBottom: 16, [breakpoints.down('sm')]: { marginBottom: 12 } },
  [breakpoints.between('sm', 'md')]: { paddingBlock: 48 },
  [mixins.lowWindow]: {
    paddingBlock: '16px 24px',
    '& > *': { maxWidth: 620 },
    '& h1': { marginBottom: 8, fontSize: '1.875rem' },
  },
  [breakpoints.up('md')]: {
    order: 0,
    gridArea: '1 / 1',
    // Every state begins at the same place, so the form is not centered by its own height.
    paddingTop: `max(24px, (100vh - ${layout.header} - ${EMAIL_STEP}) / 2)`,
    paddingBottom: 'clamp(40px, 6vw, 72px)',
    // Aligns the text with the container of other pages. 100% / 1.06 is half of the page's width.
    paddingInlineStart: `max(var(--gutter), calc(100% / 1.06 - ${layout.page} / 2))`,
    paddingInlineEnd: 'clamp(32px, 5vw, 88px)',
  },
  [mixins.smallLaptop]: {
    paddingBlock: '24px 12px',
    '& h1': { fontSize: 'clamp(2.125rem, 1rem + 2.2vw, 2.75rem)', marginBottom: 12 },
  },
}));

const ArtOfForm = styled(Art)(partOf.form);

const ArtOfCheck = styled(Art)(partOf.checking);

export interface GatePageProps {
  shown: Shown;
  gate: Pick<GateState, 'step' | 'phase'>;
  children: ReactNode;
}

/** The gate beside a drawing and a title block. */
export function GatePage({ shown, gate, children }: GatePageProps) {
  const drawing = gate.step === 'code' ? 'tower' : 'podium';
  const isVerifying = gate.phase === 'verifying';
  return (
    <Page data-shown={shown}>
      <Sheet className="no-print">
        <div>
          <TitleBlock />
          {/* The key replaces the element, because moving it on phones would be a layout shift. */}
          {shown !== 'checking' && (
            <ArtOfForm key={drawing}>
              <ViewTransition name="build" default="none" share="auto">
                <BuildDrawing
                  className="build"
                  drawing={drawing}
                  orangePage={isVerifying ? 'checking' : 'hover'}
                />
              </ViewTransition>
            </ArtOfForm>
          )}
          {/* A hidden lazy picture is not fetched. A name may belong to one view transition. */}
          {shown !== 'form' && (
            <ArtOfCheck key="checking">
              <ViewTransition
                name={shown === 'both' ? 'auto' : 'build'}
                default="none"
                share="auto"
              >
                <BuildDrawing
                  className="build"
                  drawing="tower"
                  orangePage="checking"
                  loading="lazy"
                  travels={shown === 'checking'}
                />
              </ViewTransition>
            </ArtOfCheck>
          )}
        </div>
      </Sheet>
      <Text>{children}</Text>
    </Page>
  );
}
