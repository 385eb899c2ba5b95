import Button from '@mui/material/Button';
import { pages } from '../../content/pages.ts';
import { FallbackPage } from './FallbackPage.tsx';

/** Replaces a page that failed to render. */
export function ErrorPage({ onReload }: { onReload: () => void }) {
  return (
    <FallbackPage page={pages.error}>
      <Button variant="contained" onClick={onReload}>
        {pages.error.action}
      </Button>
    </FallbackPage>
  );
}
