import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import type { PolicyBlock, PolicyRun, PolicySection } from '../../content/policy.ts';

const Prose = styled('div')(({ theme: { breakpoints, spacing } }) => ({
  maxWidth: '40rem',
  paddingBlockStart: spacing(8),
  overflowWrap: 'anywhere',
  [breakpoints.up('md')]: {
    boxSizing: 'content-box',
    paddingBlock: 0,
    paddingInlineStart: spacing(8),
  },
}));

const Section = styled('div')(({ theme: { spacing } }) => ({
  breakInside: 'avoid',
  paddingBlockEnd: spacing(14),
  '& > * + *': { marginBlockStart: spacing(3) },
}));

const Heading = styled(Typography)({ scrollMarginTop: 88 }) as typeof Typography;

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

/** The sections of the policy. A link to a section focuses its heading. */
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
      <Stack component="ul" spacing={2}>
        {block.points.map((point) => (
          <Point key={point}>{point}</Point>
        ))}
      </Stack>
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
