import Button from '@mui/material/Button';
import { pages } from '../../content/pages.ts';
import { Icon } from '../ui/Icon.tsx';
import { FallbackPage } from './FallbackPage.tsx';

/** The page for unknown paths. */
export function NotFoundPage() {
  return (
    <FallbackPage page={pages.notFound}>
      <Button variant="contained" href="/" endIcon={<Icon name="right" />}>
        {pages.notFound.action}
      </Button>
    </FallbackPage>
  );
}
