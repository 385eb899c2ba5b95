import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { PageMeta, type PageMetaProps } from '../ui/PageMeta.tsx';
import { SplitPage } from '../ui/SplitPage.tsx';

export interface LostPageProps {
  words: PageMetaProps & { heading: string; text: string };
  /** The button that leads on. */
  children: ReactNode;
}

/** A page in the place of one that is not there: what is the matter, and the way on. */
export function LostPage({ words, children }: LostPageProps) {
  return (
    <SplitPage drawing="pageMissing" even>
      <PageMeta {...words} />
      <Typography variant="h1" tabIndex={-1}>
        {words.heading}
      </Typography>
      <Typography
        variant="lead"
        component="p"
        color="textSecondary"
        sx={{ maxWidth: '21.79em', my: 2.5 }}
      >
        {words.text}
      </Typography>
      <div>{children}</div>
    </SplitPage>
  );
}
