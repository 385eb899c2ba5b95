import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import { promoVideo } from '../../content/partnerProgram.ts';
import { GridBubbles } from './GridBubbles.tsx';
import { Introduction } from './Introduction.tsx';
import { NextSteps } from './NextSteps.tsx';
import { PartnerBanner } from './PartnerBanner.tsx';
import { PromoVideo, type PromoVideoProps } from './PromoVideo.tsx';
import { Questions, type QuestionsProps } from './Questions.tsx';
import { RequestInfoCard } from './RequestInfoCard.tsx';
import { SheetCells, type SheetCellsProps } from './SheetCells.tsx';

/** Each part of the page names its area. The order in the document is that of the printed sheet. */
const Program = styled('section')(({ theme: { breakpoints, layout } }) => {
  const margin = `minmax(${layout.gutter}, 1fr)`;
  return {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: `${margin} minmax(0, ${layout.page}) ${margin}`,
    gridTemplateAreas: `
      ". name ."
      ". banner ."
      ". intro ."
      ". cells ."
      ". video ."
      "questions questions questions"
      ". next ."`,
    [breakpoints.between('sm', 'md')]: {
      gridTemplateAreas: `
        ". name ."
        ". banner ."
        ". intro ."
        ". cells ."
        ". video ."
        ". next ."
        "questions questions questions"`,
    },
    [breakpoints.up('md')]: {
      gridTemplateColumns: `${margin} repeat(3, minmax(0, calc(${layout.page} / 3))) ${margin}`,
      gridTemplateRows: 'auto auto auto auto 1fr auto',
      gridTemplateAreas: `
        ". name name name ."
        ". banner banner banner ."
        ". intro cells cells ."
        ". intro video video ."
        ". next video video ."
        "questions questions questions questions questions"`,
    },
    [breakpoints.up('lg')]: {
      gridTemplateRows: 'auto auto auto 1fr auto',
      gridTemplateAreas: `
        ". name name cells ."
        ". banner banner banner ."
        ". intro video video ."
        ". next video video ."
        "questions questions questions questions questions"`,
    },
  };
});

const Request = styled('section')(({ theme: { breakpoints, layout } }) => ({
  overflow: 'hidden',
  paddingBottom: layout.section,
  // The drawing rises above the card.
  [breakpoints.up('sm')]: { paddingTop: 88 },
  [breakpoints.up('md')]: { paddingTop: 120 },
}));

export interface LandingPageProps extends Pick<PromoVideoProps, 'autoPlay'>, QuestionsProps {
  /** For whom the sheet is prepared; without it, the page has no title block. */
  preparedFor?: SheetCellsProps['preparedFor'] | undefined;
  date: SheetCellsProps['date'];
  /** @default promoVideo.url */
  videoUrl?: string;
  /** Where the orange page (BuildDrawing.tsx) is: it arrives at the video and leaves the card. */
  orangePageAt?: 'video' | 'card';
}

/** The landing page: the CPA Partner Program, its video, questions, and a link to the form. */
export function LandingPage(props: LandingPageProps) {
  const { autoPlay, preparedFor, date, videoUrl = promoVideo.url } = props;
  const { orangePageAt = 'card', onPrint, emailHref, onEmail } = props;
  return (
    <>
      <Program className="print-block" id="program" tabIndex={-1} aria-labelledby="program-heading">
        <GridBubbles />
        {preparedFor && <SheetCells preparedFor={preparedFor} date={date} />}
        <PartnerBanner />
        <Introduction />
        <PromoVideo autoPlay={autoPlay} url={videoUrl} travels={orangePageAt === 'video'} />
        <Questions onPrint={onPrint} emailHref={emailHref} onEmail={onEmail} />
        <NextSteps />
      </Program>
      <Request className="no-print" aria-labelledby="request-heading">
        <Container>
          <RequestInfoCard travels={orangePageAt === 'card'} />
        </Container>
      </Request>
    </>
  );
}
