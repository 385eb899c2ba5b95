import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { pages } from '../../content/pages.ts';
import type { SentRequest } from '../../../shared/infoRequest.ts';
import { PageContainer } from '../ui/PageContainer.tsx';
import { BlueprintPanel } from '../ui/BlueprintPanel.tsx';
import { PageHeading } from '../ui/PageHeading.tsx';
import { PageMeta } from '../ui/PageMeta.tsx';
import { RequestReceipt, type RequestReceiptProps } from './RequestReceipt.tsx';

/** The top of the page. The drawing has a fixed height, so that the form does not move. */
const Top = styled('div')(({ theme: { breakpoints, mixins } }) => ({
  ...mixins.column,
  gap: 24,
  marginBottom: 24,
  '& .drawing': { height: 160, minHeight: 0, borderWidth: 12, containerType: 'normal' },
  '& .drawing .build': { top: 8, width: 340, transform: 'translateX(-40%)' },
  [breakpoints.up('sm')]: {
    gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)',
    gap: 32,
    '& .drawing': { height: 240 },
    '& .drawing .build': { top: 12, width: 360 },
  },
  [breakpoints.up('md')]: {
    gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr)',
    gap: 0,
    marginBottom: 32,
    '& .drawing': { height: 280 },
    '& .drawing .build': { width: 420 },
  },
}));

const Head = styled('div')(({ theme: { breakpoints, mixins } }) => ({
  ...mixins.column,
  gap: 20,
  alignContent: 'start',
  containerType: 'inline-size',
  '& p': { maxWidth: '44ch' },
  [breakpoints.up('md')]: { paddingInlineEnd: 48, alignContent: 'center' },
}));

const thanks = {
  '& span': { display: 'block' },
  '& span + span': { mt: '.5em' },
  '@media print': { fontSize: '22pt' },
};

export interface InfoPageProps extends Omit<RequestReceiptProps, 'sent'> {
  heading?: string;
  withQuestion?: boolean;
  /** The number of characters that the chosen question needs, if it does not fit into Message. */
  neededRoom?: number | undefined;
  sent?: SentRequest | undefined;
  children: ReactNode;
}

/** The request page: the heading and the drawing above the form or the receipt. */
export function InfoPage(props: InfoPageProps) {
  const { heading = pages.info.heading, sent } = props;
  return (
    <PageContainer>
      {sent && <PageMeta title={pages.info.titleSent} description={pages.info.description} />}
      <Top>
        <Head>
          {sent ? (
            // The key creates a new element, so that the heading is announced.
            <PageHeading key="sent" variant="h1Long" sx={thanks}>
              {pages.info.headingSent.map((sentence) => (
                <span key={sentence}>{sentence} </span>
              ))}
            </PageHeading>
          ) : (
            <>
              <PageHeading>{heading}</PageHeading>
              <Typography variant="lead" component="p" color="textSecondary">
                {introOf(props)}
              </Typography>
            </>
          )}
        </Head>
        <BlueprintPanel
          className="drawing"
          drawing="tower"
          orangePage={sent ? 'seated' : 'hover'}
        />
      </Top>
      {sent ? <RequestReceipt {...props} sent={sent} /> : props.children}
    </PageContainer>
  );
}

function introOf({ withQuestion, neededRoom }: InfoPageProps): string {
  const { intro, introWithQuestion, introWithoutRoom } = pages.info;
  if (withQuestion) return introWithQuestion;
  return neededRoom === undefined ? intro : introWithoutRoom(neededRoom);
}
