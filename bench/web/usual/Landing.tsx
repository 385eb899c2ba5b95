import { Button, Card, CardContent, Container, Grid, Typography } from '@mui/material';
import { ArrowForward } from '@mui/icons-material';
import { Link } from 'react-router-dom';
import { drawings } from '../../../src/content/drawings.ts';
import { pages } from '../../../src/content/pages.ts';
import { partnerProgram, promoVideo } from '../../../src/content/partnerProgram.ts';

export function Landing() {
  const { name, term, statement, lead, action, facts, sequence, card } = partnerProgram;
  return (
    <Container>
      <title>{pages.landing.title}</title>
      <Typography variant="h3" component="p">
        {name}: {term}
      </Typography>
      <Typography variant="h1">{statement.join(' ')}</Typography>
      <Typography sx={{ my: 2 }}>{lead}</Typography>
      <Button
        component={Link}
        to="/info"
        variant="contained"
        color="secondary"
        endIcon={<ArrowForward />}
      >
        {action}
      </Button>
      {facts.map(({ term: fact, detail }) => (
        <Typography key={fact}>
          {fact}: {detail}
        </Typography>
      ))}
      <video autoPlay muted loop playsInline controls width="100%" poster={promoVideo.poster}>
        {promoVideo.files.map(({ src, type }) => (
          <source key={src} src={src} type={type} />
        ))}
      </video>
      <Typography>{promoVideo.caption}</Typography>
      <Typography variant="h2">{sequence.heading}</Typography>
      <Grid container spacing={2}>
        {sequence.steps.map(({ span, heading, text }) => (
          <Grid key={span} size={{ xs: 12, md: 4 }}>
            <Typography color="textSecondary">{span}</Typography>
            <Typography variant="h3">{heading}</Typography>
            <Typography>{text}</Typography>
          </Grid>
        ))}
      </Grid>
      <Card sx={{ my: 4 }}>
        <CardContent>
          <Typography variant="h2">{card.heading}</Typography>
          <Typography>{card.text}</Typography>
          <Button component={Link} to="/info" endIcon={<ArrowForward />}>
            {card.action}
          </Button>
          <img src={drawings.lift} alt="" width={300} loading="lazy" />
        </CardContent>
      </Card>
    </Container>
  );
}
