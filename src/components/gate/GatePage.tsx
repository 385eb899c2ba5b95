import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { innerLine } from '../ui/BlueprintPanel.tsx';
import { GateArt, type GateArtProps } from './GateArt.tsx';
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

/** On phones, `contents` allows the drawing to follow the form, which is outside this element. */
const Sheet = styled('div')(({ theme }) => ({
  display: 'contents',
  forcedColorAdjust: 'none',
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
  },
}));

/** The height is at most that of the window, so that the title block stays in view. */
const InView = styled('div')(({ theme }) => ({
  display: 'contents',
  [theme.breakpoints.up('md')]: {
    position: 'sticky',
    top: 0,
    display: 'flex',
    flexDirection: 'column',
    height: '100%',
    maxHeight: `calc(100vh - ${theme.layout.header})`,
    padding: 24,
    '&::after': innerLine(theme, 24),
  },
  [theme.mixins.smallLaptop]: { padding: 16, '&::after': { inset: 16 } },
}));

const Text = styled('div')(({ theme: { breakpoints, layout, mixins } }) => ({
  order: 1,
  display: 'flex',
  flexDirection: 'column',
  padding: '20px var(--gutter) 40px',
  '& > *': { width: '100%', maxWidth: 520 },
  [breakpoints.between('sm', 'md')]: { paddingBlock: 48 },
  [mixins.lowWindow]: {
    paddingBlock: '16px 24px',
    '& > *': { maxWidth: 620 },
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
  [mixins.smallLaptop]: { paddingBlock: '24px 12px' },
}));

export interface GatePageProps extends GateArtProps {
  children: ReactNode;
}

/** The gate beside a drawing and a title block. */
export function GatePage({ children, ...art }: GatePageProps) {
  return (
    <Page data-shown={art.shown}>
      <Sheet className="no-print">
        <InView>
          <TitleBlock />
          <GateArt {...art} />
        </InView>
      </Sheet>
      <Text>{children}</Text>
    </Page>
  );
}
