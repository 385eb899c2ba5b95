import { Container, Link, List, ListItem, Typography } from '@mui/material';
import { pages } from '../../../src/content/pages.ts';
import { policy, type PolicyBlock, type PolicyRun } from '../../../src/content/policy.ts';

export function Policy() {
  return (
    <Container>
      <title>{pages.policy.title}</title>
      <Typography variant="h1">{policy.heading}</Typography>
      <Typography>Last updated {policy.updated.text}</Typography>
      <List>
        {policy.summary.map(({ label, href, text }) => (
          <ListItem key={href}>
            <Link href={href}>{label}</Link>: {text}
          </ListItem>
        ))}
      </List>
      {policy.sections.map(({ id, heading, blocks }) => (
        <section key={id} id={id}>
          <Typography variant="h2">{heading}</Typography>
          {blocks.map((block, index) => (
            <Block key={index} block={block} />
          ))}
        </section>
      ))}
    </Container>
  );
}

function Block({ block }: { block: PolicyBlock }) {
  if ('runs' in block) return <Typography sx={{ my: 1 }}>{block.runs.map(run)}</Typography>;
  const lines = 'points' in block ? block.points : block.lines;
  return (
    <List>
      {lines.map((line) => (
        <ListItem key={line}>{line}</ListItem>
      ))}
    </List>
  );
}

function run(part: PolicyRun, index: number) {
  if (typeof part === 'string') return part;
  if ('strong' in part) return <strong key={index}>{part.strong}</strong>;
  return (
    <Link key={index} href={part.href}>
      {part.text}
    </Link>
  );
}
