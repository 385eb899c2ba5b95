import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { partnerProgram } from '../../content/partnerProgram.ts';
import { DimensionLine } from '../ui/DimensionLine.tsx';

const Band = styled('section')(({ theme }) => ({
  borderTop: `1px solid ${theme.vars.palette.line.ink}`,
  paddingBlock: theme.layout.section,
}));

const Steps = styled('ol')(({ theme }) => ({
  display: 'grid',
  gap: 32,
  '& li': { display: 'grid', gap: 8, alignContent: 'start' },
  '& li > p:first-of-type': { marginBottom: 16 },
  '& li > p:last-of-type': { maxWidth: '20.64em', color: theme.vars.palette.text.secondary },
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    gap: 0,
    '& li > :not(p:first-of-type)': { paddingInlineEnd: 40 },
    '& li > p:first-of-type': { marginInlineEnd: -8 },
    '& li:last-of-type > p:first-of-type': { marginInlineEnd: 0 },
  },
}));

/** The three steps from the landing page to a conversation, each with the time it takes. */
export function Sequence() {
  const { heading, steps } = partnerProgram.sequence;
  return (
    <Band aria-labelledby="sequence-heading">
      <Container>
        <Typography
          variant="h2"
          id="sequence-heading"
          sx={{ mb: 'clamp(28px, 4vw, 56px)', maxWidth: '14.46em', breakAfter: 'avoid' }}
        >
          {heading}
        </Typography>
        <Steps>
          {steps.map((step, index) => (
            <li key={step.span}>
              <DimensionLine continued={index < steps.length - 1}>{step.span}</DimensionLine>
              <Typography variant="h3">{step.heading}</Typography>
              <p>{step.text}</p>
            </li>
          ))}
        </Steps>
      </Container>
    </Band>
  );
}
