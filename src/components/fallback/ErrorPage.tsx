import Button from '@mui/material/Button';
import { pages } from '../../content/pages.ts';
import { FallbackPage } from './FallbackPage.tsx';

export interface ErrorPageProps {
  onReload: () => void;
}

/** What a visitor sees after an error in a page. */
export function ErrorPage({ onReload }: ErrorPageProps) {
  return (
    <FallbackPage page={pages.error}>
      <Button variant="contained" onClick={onReload}>
        {pages.error.action}
      </Button>
    </FallbackPage>
  );
}
