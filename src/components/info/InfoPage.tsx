import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { pages } from '../../content/pages.ts';
import type { SentRequest } from '../../../shared/infoRequest.ts';
import { PageContainer } from '../ui/PageContainer.tsx';
import { BlueprintPanel } from '../ui/BlueprintPanel.tsx';
import { PageHeading, Sentences } from '../ui/PageHeading.tsx';
import { RequestReceipt, type RequestReceiptProps } from './RequestReceipt.tsx';

const AS_TALL_AS_HEADING = { height: 'auto', minHeight: 150 };

export interface InfoPageProps extends Omit<RequestReceiptProps, 'sent'> {
  /** Replaces the heading above the form. */
  heading?: string;
  /** True if Message contains the question chosen on the landing page. */
  withQuestion?: boolean;
  /** The number of characters that the chosen question needs, if it does not fit into Message. */
  neededRoom?: number | undefined;
  /** The request that was sent. Its receipt replaces the form. */
  sent?: SentRequest | undefined;
  children: ReactNode;
}

/** The request page: the heading and the drawing above the form or the receipt. */
export function InfoPage(props: InfoPageProps) {
  const { heading = pages.info.heading, sent } = props;
  return (
    <PageContainer>
      <Stack direction="row" spacing={8} sx={{ flexWrap: 'wrap', mb: 8 }}>
        <Stack
          spacing={4}
          sx={{
            flex: `${sent ? 4 : 2} 1 18rem`,
            justifyContent: 'center',
            containerType: 'inline-size',
          }}
        >
          {sent ? (
            // The key creates a new element, so that the heading is announced.
            <PageHeading key="sent" variant="h1Long" sx={{ '& > * + *': { mt: { xs: 4, lg: 0 } } }}>
              <Sentences of={pages.info.headingSent} />
            </PageHeading>
          ) : (
            <>
              <PageHeading>{heading}</PageHeading>
              <Typography variant="lead" component="p" color="textSecondary">
                {introOf(props)}
              </Typography>
            </>
          )}
        </Stack>
        {/* On phones, only the receipt has a drawing. */}
        <BlueprintPanel
          strip
          drawing="tower"
          orangePage={sent ? 'seated' : 'hover'}
          sx={{
            flex: '1 1 12rem',
            ...(sent ? AS_TALL_AS_HEADING : { display: { xs: 'none', sm: 'block' } }),
          }}
        />
      </Stack>
      {sent ? <RequestReceipt {...props} sent={sent} /> : props.children}
    </PageContainer>
  );
}

function introOf({ withQuestion, neededRoom }: InfoPageProps): string {
  const { intro, introWithQuestion, introWithoutRoom } = pages.info;
  if (withQuestion) return introWithQuestion;
  return neededRoom === undefined ? intro : introWithoutRoom(neededRoom);
}
