import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { pages } from '../../content/pages.ts';
import type { Policy } from '../../content/policy.ts';
import { Columns } from '../ui/Columns.tsx';
import { PageContainer } from '../ui/PageContainer.tsx';
import { PageHeading } from '../ui/PageHeading.tsx';
import { PolicyContents } from './PolicyContents.tsx';
import { PolicyText } from './PolicyText.tsx';

const Summary = styled(Columns)(({ theme: { spacing, vars } }) => ({
  marginBlockEnd: spacing(8),
  borderBlockStart: `1px solid ${vars.palette.line.ink}`,
  '& > *': { paddingBlock: spacing(6) },
}));

const Row = styled('div')(({ theme: { breakpoints, spacing, vars } }) => ({
  borderBlockStart: `1px solid ${vars.palette.line.ink}`,
  [breakpoints.up('md')]: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 2fr)',
    paddingBlockStart: spacing(12),
  },
}));

const summaryLink = { '&, &:hover': { color: 'text.primary' }, fontWeight: 620 };

export interface PolicyPageProps {
  /** The text of the policy, by section. */
  policy: Policy;
  /** The id of the section in view. */
  current?: string | undefined;
}

/** The privacy policy and terms: a summary, a table of contents, and the sections. */
export function PolicyPage({ policy, current }: PolicyPageProps) {
  const { heading, updated, summary, sections } = policy;
  return (
    <PageContainer sx={{ pt: { xs: 14, md: 20 } }}>
      <PageHeading sx={{ mb: 4 }}>{heading}</PageHeading>
      <Typography color="textSecondary" sx={{ mb: 10 }}>
        {pages.policy.updated} <time dateTime={updated.date}>{updated.text}</time>
      </Typography>
      <Summary as="ul" className="no-print">
        {summary.map(({ label, href, text }) => (
          <Stack key={href} component="li" spacing={1}>
            <Link href={href} sx={summaryLink}>
              {label}
            </Link>
            <Typography variant="body2" color="textSecondary">
              {text}
            </Typography>
          </Stack>
        ))}
      </Summary>
      <Row>
        <PolicyContents sections={sections} current={current ?? sections[0]?.id} />
        <PolicyText sections={sections} />
      </Row>
    </PageContainer>
  );
}
