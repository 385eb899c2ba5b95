import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { pages } from '../content/pages.ts';
import { Icon } from './Icon.tsx';
import { PageMeta } from './PageMeta.tsx';
import { SplitPage } from './SplitPage.tsx';

const { title, description, heading, text, action } = pages.notFound;

/** What a visitor finds at an address that leads nowhere, with the way to the start. */
export function NotFoundPage() {
  return (
    <SplitPage drawing="pageMissing" even>
      <PageMeta title={title} description={description} />
      <Typography variant="h1" tabIndex={-1}>
        {heading}
      </Typography>
      <Typography
        variant="lead"
        component="p"
        color="textSecondary"
        sx={{ maxWidth: '21.79em', my: 2.5 }}
      >
        {text}
      </Typography>
      <Button
        variant="contained"
        href="/"
        endIcon={<Icon name="right" />}
        sx={{ alignSelf: 'start' }}
      >
        {action}
      </Button>
    </SplitPage>
  );
}
