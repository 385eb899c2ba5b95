import { Button, Container, Typography } from '@mui/material';
import { ArrowForward } from '@mui/icons-material';
import { Link } from 'react-router-dom';
import { drawings } from '../../../src/content/drawings.ts';
import { pages } from '../../../src/content/pages.ts';

export function NotFound() {
  const { title, heading, text, action } = pages.notFound;
  return (
    <Container>
      <title>{title}</title>
      <Typography variant="h1">{heading}</Typography>
      <Typography sx={{ my: 2 }}>{text}</Typography>
      <Button
        component={Link}
        to="/"
        variant="contained"
        color="secondary"
        endIcon={<ArrowForward />}
      >
        {action}
      </Button>
      <img src={drawings.pageMissing} alt="" />
    </Container>
  );
}
