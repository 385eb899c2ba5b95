import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { partnerProgram } from '../../content/partnerProgram.ts';

const Section = styled('section')(({ theme: { breakpoints, spacing } }) => ({
  gridArea: 'next',
  display: 'grid',
  gap: spacing(3),
  paddingBlock: spacing(8, 12),
  [breakpoints.up('md')]: { alignSelf: 'end', paddingBlock: 0, paddingInlineEnd: 40 },
}));

/** Side by side on a tablet. */
const Steps = styled('ol')(({ theme: { breakpoints, mixins, vars } }) => ({
  ...mixins.cells('minmax(0, 1fr)', vars.palette.line.subtle),
  borderBlock: `1px solid ${vars.palette.line.subtle}`,
  borderBlockStartColor: vars.palette.line.ink,
  [breakpoints.between('sm', 'md')]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
}));

/** The detail stands beside its term if there is room. */
const Step = styled('li')(({ theme: { breakpoints, spacing } }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 12,
  paddingBlock: spacing(3),
  lineHeight: 1.45,
  '& > strong': { flex: '1 0 6.25rem' },
  '& > span': { flex: '1000 1 10.5rem' },
  [breakpoints.between('sm', 'md')]: { alignContent: 'start', paddingInline: 16 },
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
            <strong>{term}</strong>{' '}
            <Typography component="span" variant="inherit" color="textSecondary">
              {detail}
            </Typography>
          </Step>
        ))}
      </Steps>
    </Section>
  );
}
