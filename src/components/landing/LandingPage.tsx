import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import { pages } from '../../content/pages.ts';
import { promoVideo } from '../../content/partnerProgram.ts';
import { PageMeta } from '../ui/PageMeta.tsx';
import { GridBubbles } from './GridBubbles.tsx';
import { Introduction } from './Introduction.tsx';
import { NextSteps } from './NextSteps.tsx';
import { PartnerBanner } from './PartnerBanner.tsx';
import { PromoVideo, type PromoVideoProps } from './PromoVideo.tsx';
import { Questions } from './Questions.tsx';
import { RequestInfoCard } from './RequestInfoCard.tsx';

const Hero = styled('section')(({ theme: { breakpoints, layout, mixins } }) => ({
  position: 'relative',
  overflow: 'hidden',
  paddingBlock: `72px ${layout.section}`,
  [breakpoints.down('sm')]: { paddingTop: 56 },
  [breakpoints.between('sm', 'md')]: { paddingBottom: 56 },
  [mixins.shortWindow]: { paddingTop: 56 },
  [mixins.smallLaptop]: { paddingTop: 44 },
}));

const Columns = styled('div')(({ theme: { breakpoints } }) => ({
  display: 'grid',
  gap: 32,
  '& > figure': { order: 1, minWidth: 0 },
  '& .next': { order: 2 },
  [breakpoints.between('sm', 'md')]: {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    alignItems: 'start',
    '& > figure, & .next': { gridColumn: '1 / -1' },
  },
  [breakpoints.up('md')]: {
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 2fr)',
    gap: 0,
    '& > figure': { alignSelf: 'start' },
  },
}));

const Text = styled('div')(({ theme }) => ({
  display: 'contents',
  [theme.breakpoints.up('md')]: {
    display: 'flex',
    flexDirection: 'column',
    paddingInlineEnd: 40,
    '& .next': { marginTop: 'auto', paddingTop: 28 },
  },
}));

const Request = styled('section')(({ theme: { breakpoints, layout } }) => ({
  overflow: 'hidden',
  paddingBottom: layout.section,
  [breakpoints.up('sm')]: { paddingTop: 88 },
  [breakpoints.between('sm', 'md')]: { paddingBottom: 56 },
  [breakpoints.up('md')]: { paddingTop: 120 },
}));

export interface LandingPageProps extends Pick<PromoVideoProps, 'autoPlay'> {
  /** @default promoVideo.url */
  videoUrl?: string;
  /** Where the orange page (BuildDrawing.tsx) is: it arrives at the video and leaves the card. */
  orangePageAt?: 'video' | 'card';
}

/** The landing page: the CPA Partner Program, its video, questions, and a link to the form. */
export function LandingPage(props: LandingPageProps) {
  const { autoPlay, videoUrl = promoVideo.url, orangePageAt = 'card' } = props;
  return (
    <>
      <PageMeta title={pages.landing.title} description={pages.landing.description} />
      <Hero id="program" tabIndex={-1} aria-labelledby="program-heading">
        <GridBubbles />
        <Container sx={{ position: 'relative' }}>
          <PartnerBanner />
          <Columns>
            <Text>
              <Introduction />
              <NextSteps className="next" />
            </Text>
            <PromoVideo autoPlay={autoPlay} url={videoUrl} travels={orangePageAt === 'video'} />
          </Columns>
        </Container>
      </Hero>
      <Questions />
      <Request className="no-print" aria-labelledby="request-heading">
        <Container>
          <RequestInfoCard travels={orangePageAt === 'card'} />
        </Container>
      </Request>
    </>
  );
}
