import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { PageMeta, type PageMetaProps } from '../ui/PageMeta.tsx';
import { SplitPage } from './SplitPage.tsx';

export interface FallbackPageProps {
  page: PageMetaProps & { heading: string; text: string };
  children: ReactNode;
}

/** A page in place of the one that was asked for: what is wrong, and where to go. */
export function FallbackPage({ page, children }: FallbackPageProps) {
  return (
    <SplitPage drawing="pageMissing" page="none" even>
      <PageMeta {...page} />
      <Typography variant="h1" tabIndex={-1}>
        {page.heading}
      </Typography>
      <Typography
        variant="lead"
        component="p"
        color="textSecondary"
        sx={{ maxWidth: '21.79em', my: 2.5 }}
      >
        {page.text}
      </Typography>
      <div>{children}</div>
    </SplitPage>
  );
}
