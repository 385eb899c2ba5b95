import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { pages } from '../../content/pages.ts';
import type { SentRequest } from '../../../shared/infoRequest.ts';
import { PageContainer } from '../ui/PageContainer.tsx';
import { drawingInFrame, framed } from '../ui/BlueprintPanel.tsx';
import { BuildDrawing } from '../ui/BuildDrawing.tsx';
import { PageHeading } from '../ui/PageHeading.tsx';
import { PageMeta } from '../ui/PageMeta.tsx';
import { RequestReceipt, type RequestReceiptProps } from './RequestReceipt.tsx';

const Page = styled(PageContainer)(({ theme: { breakpoints, mixins, spacing } }) => ({
  [breakpoints.down('sm')]: { paddingTop: spacing(6) },
  [mixins.shortWindow]: { paddingTop: spacing(9) },
  [mixins.smallLaptop]: { paddingTop: spacing(5) },
  [mixins.lowWindow]: { paddingTop: spacing(4) },
}));

const Top = styled('div')(({ theme: { breakpoints, mixins, spacing } }) => ({
  ...mixins.column,
  gap: spacing(5),
  marginBottom: spacing(5),
  [breakpoints.up('sm')]: {
    gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)',
    gap: spacing(8),
    marginBottom: spacing(6),
  },
  [breakpoints.up('md')]: {
    gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr)',
    gap: 0,
    marginBottom: spacing(8),
  },
  [mixins.shortWindow]: { marginBottom: spacing(7) },
  [mixins.smallLaptop]: { marginBottom: spacing(4.5) },
  [mixins.lowWindow]: { marginBottom: spacing(4) },
  '@media print': { display: 'block' },
}));

const Head = styled('div')(({ theme: { breakpoints, mixins, spacing } }) => ({
  ...mixins.column,
  gap: spacing(5),
  alignContent: 'start',
  containerType: 'inline-size',
  [breakpoints.down('sm')]: { gap: spacing(2.5) },
  [breakpoints.up('md')]: { paddingInlineEnd: spacing(12), alignContent: 'center' },
  [mixins.smallLaptop]: { gap: spacing(2.5) },
  [mixins.lowWindow]: { gap: spacing(2) },
}));

const Heading = styled(PageHeading)(({ theme: { mixins, typography } }) => ({
  [mixins.smallLaptop]: { fontSize: '2.75rem' },
  [`${mixins.smallLaptop} and (max-width: 1099.95px)`]: { fontSize: '2.25rem' },
  [mixins.lowWindow]: { ...typography.h1Long, fontSize: '1.75rem' },
}));

const Thanks = styled(Heading)({ '@media print': { fontSize: '17pt' } });

const Sentence = styled('span')({
  display: 'block',
  '& + &': { marginTop: '.5em', '@media print': { marginTop: 0 } },
});

const Introduction = styled(Typography)(({ theme: { mixins } }) => ({
  maxWidth: '44ch',
  [mixins.smallLaptop]: { maxWidth: 'none', fontSize: '1.125rem' },
  [mixins.lowWindow]: { fontSize: '1.0625rem' },
})) as typeof Typography;

/** The height is fixed, so that the form does not move. */
const Panel = styled('div')(({ theme }) => ({
  ...framed(theme),
  height: 160,
  minHeight: 0,
  borderWidth: 12,
  [theme.breakpoints.up('sm')]: { height: 240 },
  [theme.breakpoints.up('md')]: { height: 280, borderWidth: 14 },
  [theme.mixins.shortWindow]: { height: 240 },
  [theme.mixins.smallLaptop]: { height: 150, borderWidth: 10 },
  [theme.mixins.lowWindow]: { height: 120, borderWidth: 8 },
}));

const Drawing = styled(BuildDrawing)(({ theme: { breakpoints, mixins } }) => ({
  ...drawingInFrame,
  top: 8,
  width: 340,
  [breakpoints.up('sm')]: { top: 12, width: 360 },
  [breakpoints.up('md')]: { width: 420 },
  [mixins.shortWindow]: { width: 380 },
  [mixins.smallLaptop]: { top: 8, width: 300 },
  [mixins.lowWindow]: { top: 6, width: 240 },
}));

export interface InfoPageProps extends Omit<RequestReceiptProps, 'sent'> {
  /** Replaces the heading above the form. */
  heading?: string;
  /** True if Message contains the question chosen on the landing page. */
  withQuestion?: boolean;
  /** The number of characters that the chosen question needs, if it does not fit into Message. */
  neededRoom?: number | undefined;
  /** The request that was sent. Its receipt replaces the form. */
  sent?: SentRequest | undefined;
  /** The form. */
  children: ReactNode;
}

/** The request page: the heading and the drawing above the form or the receipt. */
export function InfoPage(props: InfoPageProps) {
  const { heading = pages.info.heading, sent } = props;
  return (
    <Page>
      {sent && <PageMeta title={pages.info.titleSent} description={pages.info.description} />}
      <Top>
        <Head>
          {sent ? (
            // The key creates a new element, so that the heading is announced.
            <Thanks key="sent" variant="h1Long">
              {pages.info.headingSent.map((sentence) => (
                <Sentence key={sentence}>{sentence} </Sentence>
              ))}
            </Thanks>
          ) : (
            <>
              <Heading>{heading}</Heading>
              <Introduction variant="lead" component="p" color="textSecondary">
                {introOf(props)}
              </Introduction>
            </>
          )}
        </Head>
        {/* On phones, only the receipt has a drawing. */}
        <Panel className="no-print" sx={{ display: { xs: sent ? 'block' : 'none', sm: 'block' } }}>
          <Drawing drawing="tower" orangePage={sent ? 'seated' : 'hover'} />
        </Panel>
      </Top>
      {sent ? <RequestReceipt {...props} sent={sent} /> : props.children}
    </Page>
  );
}

function introOf({ withQuestion, neededRoom }: InfoPageProps): string {
  const { intro, introWithQuestion, introWithoutRoom } = pages.info;
  if (withQuestion) return introWithQuestion;
  return neededRoom === undefined ? intro : introWithoutRoom(neededRoom);
}
