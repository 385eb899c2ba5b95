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
  overflowWrap: 'anywhere',
  [theme.breakpoints.up('md')]: { paddingInlineStart: 32, maxWidth: 'calc(37.84em + 32px)' },
  '@media print': { display: 'block', maxWidth: 'none', paddingInlineStart: 0 },
}));

const Section = styled('div')(({ theme }) => ({
  ...theme.mixins.column,
  gap: 12,
  '@media print': { display: 'block', breakInside: 'avoid', marginBottom: '14pt' },
}));

const Heading = styled(Typography)({
  scrollMarginTop: 88,
  '@media print': { breakAfter: 'avoid', marginBottom: '3pt', fontSize: '12.5pt' },
}) as typeof Typography;

const Points = styled('ul')({ display: 'grid', gap: 8, '@media print': { gap: '2pt' } });

const Point = styled('li')(({ theme }) => ({
  position: 'relative',
  paddingInlineStart: 24,
  '&::before': {
    content: '""',
    position: 'absolute',
    insetInlineStart: 0,
    top: '.8em',
    width: 13,
    borderTop: `1px solid ${theme.vars.palette.text.secondary}`,
  },
}));

/** The sections of the policy. Their headings are anchors, which a link to a section focuses. */
export function PolicyText({ sections }: { sections: readonly PolicySection[] }) {
  return (
    <Prose>
      {sections.map(({ id, heading, blocks }) => (
        <Section key={id}>
          <Heading variant="h3" component="h2" id={id} tabIndex={-1}>
            {heading}
          </Heading>
          {blocks.map((block, index) => (
            <Block key={index} block={block} />
          ))}
        </Section>
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
      <Points>
        {block.points.map((point) => (
          <Point key={point}>{point}</Point>
        ))}
      </Points>
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
  const isPhone = run.href.startsWith('tel:');
  return (
    <Link href={run.href} sx={isPhone ? { whiteSpace: 'nowrap' } : undefined}>
      {run.text}
    </Link>
  );
}
