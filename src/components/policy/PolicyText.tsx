import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import type { PolicyBlock, PolicyRun, PolicySection } from '../../content/policy.ts';

const Prose = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 'clamp(36px, 4vw, 56px)',
  // Prevents wide gaps while the page loads, when the text may be shorter than the list beside it.
  alignContent: 'start',
  maxWidth: '37.84em',
  '& section': {
    ...theme.mixins.column,
    gap: 12,
    overflowWrap: 'anywhere',
    scrollMarginTop: 88,
  },
  '& a[href^="tel:"]': { whiteSpace: 'nowrap' },
  '& ul': { display: 'grid', gap: 8 },
  '& li': { position: 'relative', paddingInlineStart: 24 },
  '& li::before': {
    content: '""',
    position: 'absolute',
    insetInlineStart: 0,
    top: '.8em',
    width: 13,
    borderTop: `1px solid ${theme.vars.palette.text.secondary}`,
  },
  [theme.breakpoints.up('md')]: { paddingInlineStart: 32, maxWidth: 'calc(37.84em + 32px)' },
  '@media print': {
    display: 'block',
    maxWidth: 'none',
    paddingInlineStart: 0,
    '& section': { display: 'block', breakInside: 'avoid', marginBottom: '14pt' },
    '& h2': { breakAfter: 'avoid', marginBottom: '3pt', fontSize: '12.5pt' },
  },
}));

/** The sections of the policy. Each has an anchor. */
export function PolicyText({ sections }: { sections: readonly PolicySection[] }) {
  return (
    <Prose>
      {sections.map(({ id, heading, blocks }) => (
        <section key={id} id={id} tabIndex={-1} aria-labelledby={`${id}-heading`}>
          <Typography variant="h3" component="h2" id={`${id}-heading`}>
            {heading}
          </Typography>
          {blocks.map((block, index) => (
            <Block key={index} block={block} />
          ))}
        </section>
      ))}
    </Prose>
  );
}

function Block({ block }: { block: PolicyBlock }) {
  if (typeof block === 'string') return <p>{block}</p>;
  if (Array.isArray(block)) {
    return (
      <p>
        {block.map((run, index) => (
          <Run key={index} run={run} />
        ))}
      </p>
    );
  }
  if ('points' in block) {
    return (
      <ul>
        {block.points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    );
  }
  return (
    <address>
      {block.lines.map((line) => (
        <div key={line}>
          <bdi>{line}</bdi>
        </div>
      ))}
    </address>
  );
}

function Run({ run }: { run: PolicyRun }) {
  if (typeof run === 'string') return run;
  if ('strong' in run) return <strong>{run.strong}</strong>;
  return <Link href={run.href}>{run.text}</Link>;
}
