import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { pages } from '../../content/pages.ts';
import type { InfoRequest } from '../../rules/infoRequest.ts';
import { BlueprintPanel } from '../ui/BlueprintPanel.tsx';
import { ContactFacts } from './ContactFacts.tsx';
import { DimensionLine } from '../ui/DimensionLine.tsx';
import { PageMeta } from '../ui/PageMeta.tsx';
import { RequestReceipt } from './RequestReceipt.tsx';

const Row = styled(Container)(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '36px clamp(40px, 6vw, 96px)',
  paddingBlock: `clamp(36px, 5vw, 72px) ${theme.layout.section}`,
  '& .drawing': { display: 'none' },
  [theme.breakpoints.up('md')]: {
    gridTemplate: 'auto auto minmax(280px, 1fr) / minmax(0, 5fr) minmax(0, 7fr)',
    rowGap: 28,
    '& .sheet': { gridColumn: 2, gridRow: '1 / span 3', alignSelf: 'start' },
    '& .drawing': { display: 'block', minHeight: 0, maxHeight: 640 },
  },
  '@media print': { paddingBlock: '16pt' },
}));

const Head = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 24,
  alignContent: 'start',
  containerType: 'inline-size',
  [theme.breakpoints.up('sm')]: { '& .rule:first-of-type': { flex: '0 0 40px' } },
}));

export interface InfoPageProps {
  heading?: string;
  /** The request that was sent: the thanks and the receipt replace the form. */
  sent?: InfoRequest | undefined;
  onAnother: () => void;
  children: ReactNode;
}

/** The request page: heading and promise on one side, the form or its receipt on the other. */
export function InfoPage(props: InfoPageProps) {
  const { heading = pages.info.heading, sent, onAnother, children } = props;
  return (
    <Row>
      {sent && <PageMeta title={pages.info.titleSent} description={pages.info.description} />}
      <Head>{sent ? <Thanks /> : <Question heading={heading} />}</Head>
      <div className="sheet">
        {sent ? <RequestReceipt request={sent} onAnother={onAnother} /> : children}
      </div>
      <ContactFacts />
      <BlueprintPanel className="drawing" drawing="tower" page={sent ? 'seated' : 'hover'} />
    </Row>
  );
}

function Question({ heading }: { heading: string }) {
  return (
    <>
      <Typography variant="h1" id="info-heading" tabIndex={-1}>
        {heading}
      </Typography>
      <Typography variant="lead" component="p" color="textSecondary">
        {pages.info.intro}
      </Typography>
      <DimensionLine>{pages.info.promise}</DimensionLine>
    </>
  );
}

function Thanks() {
  return (
    <Typography
      variant="h1Long"
      component="h1"
      id="info-heading"
      tabIndex={-1}
      sx={{ '& span': { display: 'block' }, '& span + span': { mt: '.5em' } }}
    >
      {pages.info.headingSent.map((sentence) => (
        <span key={sentence}>{sentence} </span>
      ))}
    </Typography>
  );
}
