import { styled } from '@mui/material/styles';
import { partnerProgram } from '../../content/partnerProgram.ts';

const Steps = styled('section')(({ theme: { breakpoints, typography, vars } }) => ({
  '& h2': { ...typography.h3, marginBottom: 12 },
  '& ol': { borderTop: `1px solid ${vars.palette.line.ink}` },
  '& li': {
    display: 'grid',
    gridTemplateColumns: '6.25rem minmax(0, 1fr)',
    gap: '0 12px',
    padding: '12px 0',
    borderBottom: `1px solid ${vars.palette.line.subtle}`,
    fontSize: '1rem',
    lineHeight: 1.45,
  },
  '& span': { color: vars.palette.text.secondary, textWrap: 'balance' },
  [breakpoints.between('sm', 'md')]: {
    '& ol': {
      display: 'grid',
      gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
      borderBottom: `1px solid ${vars.palette.line.subtle}`,
    },
    '& li': { display: 'block', border: 0, padding: '12px 16px 12px 0' },
    '& li + li': {
      borderInlineStart: `1px solid ${vars.palette.line.subtle}`,
      paddingInlineStart: 16,
    },
    '& strong, & span': { display: 'block' },
  },
}));

/** The three steps that follow a request. */
export function NextSteps({ className }: { className: string }) {
  const { heading, steps } = partnerProgram.next;
  return (
    <Steps className={className} aria-labelledby="next-heading">
      <h2 id="next-heading">{heading}</h2>
      <ol>
        {steps.map(({ term, detail }) => (
          <li key={term}>
            <strong>{term}</strong> <span>{detail}</span>
          </li>
        ))}
      </ol>
    </Steps>
  );
}
