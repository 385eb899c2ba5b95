import Button from '@mui/material/Button';
import { pages } from '../../content/pages.ts';
import { LostPage } from './LostPage.tsx';

export interface ErrorPageProps {
  /** Loads the start page anew, not through the router that may have failed. */
  onReload: () => void;
}

/** What a visitor sees when a page broke: what is safe, and the ways on. */
export function ErrorPage({ onReload }: ErrorPageProps) {
  return (
    <LostPage words={pages.error}>
      <Button variant="contained" onClick={onReload}>
        {pages.error.action}
      </Button>
    </LostPage>
  );
}
