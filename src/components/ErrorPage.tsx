import Typography from '@mui/material/Typography';
import Button from '@mui/material/Button';
import { pages } from '../content/pages.ts';
import { PageMeta } from './PageMeta.tsx';
import { SplitPage } from './SplitPage.tsx';

const { title, heading, text, action } = pages.error;

export interface ErrorPageProps {
  /** Loads the start page anew, not through the router that may have failed. */
  onReload: () => void;
}

/** What a visitor sees when a page broke: what is safe, and the ways on. */
export function ErrorPage({ onReload }: ErrorPageProps) {
  return (
    <SplitPage drawing="pageMissing" even>
      <PageMeta title={title} />
      <Typography variant="h1" tabIndex={-1}>
        {heading}
      </Typography>
      <Typography
        variant="lead"
        component="p"
        color="textSecondary"
        sx={{ maxWidth: '24.08em', my: 2.5 }}
      >
        {text}
      </Typography>
      <Button variant="contained" onClick={onReload} sx={{ alignSelf: 'start' }}>
        {action}
      </Button>
    </SplitPage>
  );
}
