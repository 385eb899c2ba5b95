import Button from '@mui/material/Button';
import { pages } from '../../content/pages.ts';
import { FallbackPage } from './FallbackPage.tsx';

export interface ErrorPageProps {
  onReload: () => void;
}

/** Replaces a page that failed to render. */
export function ErrorPage({ onReload }: ErrorPageProps) {
  return (
    <FallbackPage page={pages.error}>
      <Button variant="contained" onClick={onReload}>
        {pages.error.action}
      </Button>
    </FallbackPage>
  );
}
