import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { partnerProgram } from '../../content/partnerProgram.ts';

const Section = styled('section')(({ theme: { breakpoints } }) => ({
  gridArea: 'next',
  display: 'grid',
  gap: 12,
  paddingBlock: '8px 56px',
  [breakpoints.between('sm', 'md')]: { paddingBlock: '56px 0' },
  [breakpoints.up('md')]: { alignSelf: 'end', paddingBlock: 0, paddingInlineEnd: 40 },
}));

const Steps = styled('ol')(({ theme: { breakpoints, vars } }) => ({
  borderTop: `1px solid ${vars.palette.line.ink}`,
  [breakpoints.between('sm', 'md')]: {
    display: 'grid',
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    borderBottom: `1px solid ${vars.palette.line.subtle}`,
  },
}));

const Step = styled('li')(({ theme: { breakpoints, vars } }) => ({
  display: 'grid',
  gridTemplateColumns: '6.25rem minmax(0, 1fr)',
  columnGap: 12,
  paddingBlock: 12,
  borderBottom: `1px solid ${vars.palette.line.subtle}`,
  fontSize: '1rem',
  lineHeight: 1.45,
  [breakpoints.between('sm', 'lg')]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  [breakpoints.between('sm', 'md')]: {
    alignContent: 'start',
    border: 0,
    paddingInlineEnd: 16,
    '& + &': {
      borderInlineStart: `1px solid ${vars.palette.line.subtle}`,
      paddingInlineStart: 16,
    },
  },
}));

const Detail = styled('span')(({ theme }) => ({
  color: theme.vars.palette.text.secondary,
  textWrap: 'balance',
}));

/** The three steps that follow a request. */
export function NextSteps() {
  const { heading, steps } = partnerProgram.next;
  return (
    <Section className="no-print" aria-labelledby="next-heading">
      <Typography variant="h3" component="h2" id="next-heading">
        {heading}
      </Typography>
      <Steps>
        {steps.map(({ term, detail }) => (
          <Step key={term}>
            <strong>{term}</strong> <Detail>{detail}</Detail>
          </Step>
        ))}
      </Steps>
    </Section>
  );
}
