import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { pages } from '../../content/pages.ts';
import { partnerProgram, promoVideo } from '../../content/partnerProgram.ts';
import { GridBubbles } from './GridBubbles.tsx';
import { Icon } from '../ui/Icon.tsx';
import { Ledger } from '../ui/Ledger.tsx';
import { PageMeta } from '../ui/PageMeta.tsx';
import { PartnerBanner } from './PartnerBanner.tsx';
import { PromoVideo } from './PromoVideo.tsx';
import { RequestInfoCard } from './RequestInfoCard.tsx';
import { Sequence } from './Sequence.tsx';

const Hero = styled('section')(({ theme }) => ({
  position: 'relative',
  overflow: 'hidden',
  paddingBottom: theme.layout.section,
}));

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 32,
  '& > figure': { order: 1, minWidth: 0 },
  '& .facts > div': { padding: '12px 0 8px' },
  '& .facts dt': { flexBasis: '5.5rem' },
  [theme.breakpoints.down('md')]: { '& .facts': { order: 2 } },
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 2fr)',
    gap: 0,
    '& > figure': { alignSelf: 'start' },
  },
}));

const Text = styled('div')(({ theme }) => ({
  display: 'contents',
  '& .action': { marginTop: -8, justifySelf: 'start' },
  [theme.breakpoints.up('md')]: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'stretch',
    paddingInlineEnd: 24,
    '& .action': { marginBlock: '28px 32px', alignSelf: 'start' },
    '& .facts': { marginTop: 'auto' },
  },
  [theme.breakpoints.up('lg')]: { paddingInlineEnd: 40 },
}));

const Request = styled('section')(({ theme }) => ({
  overflow: 'hidden',
  paddingBottom: theme.layout.section,
  [theme.breakpoints.up('md')]: { paddingTop: 104 },
}));

export interface LandingPageProps {
  /** False under reduced motion or a data saver: the film waits on its poster. */
  autoPlay: boolean;
  /**
   * A video on YouTube or Vimeo in place of our own file; empty for our own.
   * @default promoVideo.url
   */
  filmUrl?: string;
}

/** The landing page: the CPA Partner Program, its video, and a card that leads to the form. */
export function LandingPage({ autoPlay, filmUrl = promoVideo.url }: LandingPageProps) {
  return (
    <>
      <PageMeta title={pages.landing.title} description={pages.landing.description} />
      <Hero id="program" tabIndex={-1} aria-labelledby="program-heading">
        <GridBubbles />
        <Container sx={{ position: 'relative', pt: '76px' }}>
          <PartnerBanner />
          <Columns>
            <Text>
              <Typography variant="lead" component="p" sx={{ maxWidth: '19.49em' }}>
                {partnerProgram.lead}
              </Typography>
              <Button
                className="action"
                variant="contained"
                href="/info"
                endIcon={<Icon name="right" />}
              >
                {partnerProgram.action}
              </Button>
              <Ledger className="facts" rows={partnerProgram.facts} />
            </Text>
            <PromoVideo autoPlay={autoPlay} url={filmUrl} />
          </Columns>
        </Container>
      </Hero>
      <Sequence />
      <Request id="request" className="no-print" tabIndex={-1} aria-labelledby="request-heading">
        <Container>
          <RequestInfoCard />
        </Container>
      </Request>
    </>
  );
}
