import Button from '@mui/material/Button';
import { pages } from '../../content/pages.ts';
import { Icon } from '../ui/Icon.tsx';
import { LostPage } from './LostPage.tsx';

/** What a visitor finds at an address that leads nowhere, with the way to the start. */
export function NotFoundPage() {
  return (
    <LostPage words={pages.notFound}>
      <Button variant="contained" href="/" endIcon={<Icon name="right" />}>
        {pages.notFound.action}
      </Button>
    </LostPage>
  );
}
