import Button from '@mui/material/Button';
import { pages } from '../../content/pages.ts';
import { Icon } from '../ui/Icon.tsx';
import { FallbackPage } from './FallbackPage.tsx';

/** What a visitor sees at an unknown path. */
export function NotFoundPage() {
  return (
    <FallbackPage page={pages.notFound}>
      <Button variant="contained" href="/" endIcon={<Icon name="right" />}>
        {pages.notFound.action}
      </Button>
    </FallbackPage>
  );
}
