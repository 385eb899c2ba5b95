import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { GateArt, type GateArtProps } from './GateArt.tsx';
import { TitleBlock } from './TitleBlock.tsx';
import { attribute } from '../../rules/documentState.ts';

/** The heights of the email step and of a notice, which a large window is centered by. */
const EMAIL_STEP = '580px';
const NOTICE = '370px';

const Page = styled('div')(({ theme: { breakpoints, measures } }) => ({
  flex: 1,
  display: 'grid',
  gridTemplate: 'auto auto 1fr / minmax(0, 1fr)',
  // Keeps the footer below the fold at both steps, so that visitors never see it move.
  minHeight: `calc(100vh - ${measures.header})`,
  [breakpoints.up('md')]: {
    gridTemplate: 'minmax(0, 1fr) / minmax(0, 1.06fr) minmax(0, .94fr)',
  },
}));

/** On phones, `contents` allows the drawing to follow the form, which is outside this element. */
const Blueprint = styled('div')(({ theme: { breakpoints, vars } }) => ({
  display: 'contents',
  forcedColorAdjust: 'none',
  [breakpoints.up('sm')]: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(17rem, 1fr))',
    backgroundColor: vars.palette.blueprint.main,
  },
  [breakpoints.up('md')]: { order: 2, display: 'block' },
}));

/** The height is that of the window, so that the title block stays in view. */
const InView = styled('div')(({ theme: { breakpoints, measures, spacing } }) => ({
  display: 'contents',
  [breakpoints.up('md')]: {
    position: 'sticky',
    top: 0,
    display: 'flex',
    flexDirection: 'column',
    height: `calc(100vh - ${measures.header})`,
    padding: spacing(6),
  },
}));

const Text = styled('div')(({ theme: { breakpoints, layout, measures, spacing } }) => ({
  order: 1,
  padding: `${spacing(8)} var(--gutter) ${spacing(12)}`,
  '& > *': { maxWidth: 520 },
  [breakpoints.up('md')]: {
    // Every state begins at the same place, so the form is not centered by its own height.
    paddingTop: `max(${spacing(8)}, (100vh - ${measures.header} - var(--height)) / 2)`,
    '--height': EMAIL_STEP,
    // Browsers parse the content of `noscript` only without JavaScript.
    [`&:has(noscript > *), ${attribute('script', 'missing')} [data-shown="both"] &`]: {
      '--height': NOTICE,
    },
    // Aligns the text with the container of other pages. 100% / 1.06 is half of the page's width.
    paddingInlineStart: `max(var(--gutter), calc(100% / 1.06 - ${layout.page} / 2))`,
  },
}));

export interface GatePageProps extends GateArtProps {
  children: ReactNode;
}

/** The gate beside a drawing and a title block. */
export function GatePage({ children, ...art }: GatePageProps) {
  return (
    <Page data-shown={art.shown}>
      <Blueprint className="no-print">
        <InView>
          {/* Resend takes its place in low windows. */}
          <TitleBlock className={art.gate.step === 'code' ? 'not-in-low-windows' : undefined} />
          <GateArt {...art} />
        </InView>
      </Blueprint>
      <Text>{children}</Text>
    </Page>
  );
}
