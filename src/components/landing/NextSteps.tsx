import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { partnerProgram } from '../../content/partnerProgram.ts';
import { Ledger } from '../ui/Ledger.tsx';

const Section = styled('section')(({ theme: { breakpoints, spacing } }) => ({
  gridArea: 'next',
  display: 'grid',
  gap: spacing(3),
  paddingBlock: spacing(8, 12),
  [breakpoints.up('md')]: { alignSelf: 'end', paddingBlock: 0, paddingInlineEnd: 40 },
}));

/** The three steps that follow a request. */
export function NextSteps() {
  const { heading, steps } = partnerProgram.next;
  return (
    <Section className="no-print" aria-labelledby="next-heading">
      <Typography variant="h3" component="h2" id="next-heading">
        {heading}
      </Typography>
      <Ledger look="ruled" rows={steps} />
    </Section>
  );
}
