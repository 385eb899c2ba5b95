import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import type { Policy } from '../../content/policy.ts';

const Strip = styled('ul')(({ theme: { breakpoints, typography, vars } }) => ({
  display: 'grid',
  marginTop: 'clamp(12px, 2vw, 28px)',
  borderTop: `1px solid ${vars.palette.line.ink}`,
  '& li': { display: 'grid', gap: 4, alignContent: 'start', padding: '16px 0' },
  '& li + li': { borderTop: `1px solid ${vars.palette.line.subtle}` },
  // More specific than the hover color of links.
  '&& a': { justifySelf: 'start', color: vars.palette.text.primary, fontWeight: 620 },
  '& span': { ...typography.body2, color: vars.palette.text.secondary },
  [breakpoints.up('md')]: {
    gridTemplateColumns: 'repeat(3, 1fr)',
    '& li': { paddingBlock: '20px 4px', paddingInlineEnd: 32 },
    '& li + li': {
      borderTop: 0,
      borderInlineStart: `1px solid ${vars.palette.line.ink}`,
      paddingInlineStart: 32,
    },
  },
}));

export interface PolicySummaryProps {
  points: Policy['summary'];
}

/** The policy in three points, each with a link to its section. */
export function PolicySummary({ points }: PolicySummaryProps) {
  return (
    <Strip className="no-print">
      {points.map(({ label, href, text }) => (
        <li key={href}>
          <Link href={href}>{label}</Link>
          <span>{text}</span>
        </li>
      ))}
    </Strip>
  );
}
