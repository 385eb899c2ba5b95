import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { pages } from '../../content/pages.ts';
import type { Policy } from '../../content/policy.ts';
import { PageContainer } from '../ui/PageContainer.tsx';
import { PageHeading } from '../ui/PageHeading.tsx';
import { PageMeta } from '../ui/PageMeta.tsx';
import { PolicyContents } from './PolicyContents.tsx';
import { PolicyText } from './PolicyText.tsx';

const Head = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 16,
  paddingBottom: 'clamp(28px, 4vw, 48px)',
  [theme.breakpoints.up('md')]: { paddingBottom: 0 },
}));

const Row = styled('div')(({ theme }) => ({
  ...theme.mixins.column,
  gap: 32,
  borderTop: `1px solid ${theme.vars.palette.line.ink}`,
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 2fr)',
    columnGap: 0,
    marginTop: 36,
    paddingTop: 'clamp(20px, 3vw, 48px)',
  },
  '@media print': { display: 'block', paddingTop: '14pt' },
}));

const Summary = styled('ul')(({ theme: { breakpoints, vars } }) => ({
  display: 'grid',
  marginTop: 'clamp(12px, 2vw, 28px)',
  borderTop: `1px solid ${vars.palette.line.ink}`,
  [breakpoints.up('md')]: { gridTemplateColumns: 'repeat(3, 1fr)' },
}));

const SummaryItem = styled('li')(({ theme: { breakpoints, vars } }) => ({
  display: 'grid',
  gap: 4,
  alignContent: 'start',
  justifyItems: 'start',
  paddingBlock: 16,
  '& + &': { borderTop: `1px solid ${vars.palette.line.subtle}` },
  [breakpoints.up('md')]: {
    paddingBlock: '20px 4px',
    paddingInlineEnd: 32,
    '& + &': {
      borderTop: 0,
      borderInlineStart: `1px solid ${vars.palette.line.ink}`,
      paddingInlineStart: 32,
    },
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
    <PageContainer>
      <PageMeta title={pages.policy.title} description={pages.policy.description} />
      <Head>
        <PageHeading>{heading}</PageHeading>
        <Typography color="textSecondary">
          {pages.policy.updated} <time dateTime={updated.date}>{updated.text}</time>
        </Typography>
        <Summary className="no-print">
          {summary.map(({ label, href, text }) => (
            <SummaryItem key={href}>
              <Link href={href} sx={summaryLink}>
                {label}
              </Link>{' '}
              <Typography variant="body2" component="span" color="textSecondary">
                {text}
              </Typography>
            </SummaryItem>
          ))}
        </Summary>
      </Head>
      <Row>
        <PolicyContents sections={sections} current={current ?? sections[0]?.id} />
        <PolicyText sections={sections} />
      </Row>
    </PageContainer>
  );
}
