import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import type { PropsWithChildren } from 'react';
import { gateWords } from '../../content/gate.ts';
import { isLocked } from '../../rules/gate.ts';
import { Icon } from '../ui/Icon.tsx';
import { SubmitButton } from '../ui/SubmitButton.tsx';
import { WrappingEmail } from '../ui/WrappingEmail.tsx';
import { GateField, type GateFieldProps } from './GateField.tsx';

const Recipient = styled('strong')(({ theme }) => ({
  display: 'inline-block',
  color: theme.vars.palette.text.primary,
  overflowWrap: 'anywhere',
}));

export interface GateStepProps extends GateFieldProps {
  /** Returns to the email step. */
  onBack: () => void;
}

/** The current step: what it asks for, its field and its buttons. */
export function GateStep(props: GateStepProps) {
  const { gate, hints, onBack } = props;
  const { codeMinutes, needsNoCode } = hints;
  const atCode = gate.step === 'code';
  return (
    <>
      <Introduction>{introductionOf(props)}</Introduction>
      <GateField {...props} />
      <Stack direction="row" spacing={3} sx={{ flexWrap: 'wrap', mt: 3 }}>
        <SubmitButton busy={isLocked(gate)}>
          {atCode ? gateWords.verify : gateWords.send}
        </SubmitButton>
        {atCode && (
          <Button variant="outlined" startIcon={<Icon name="left" />} onClick={onBack}>
            {gateWords.back}
          </Button>
        )}
      </Stack>
      {atCode && !needsNoCode && (
        <Typography variant="body2" component="div" color="textSecondary" sx={{ mt: 4 }}>
          <p id="gate-code-advice">{gateWords.notAccepted}</p>
          <p>{gateWords.noEmail(hints.sender)}</p>
        </Typography>
      )}
      <Typography
        variant="body2"
        color="textSecondary"
        sx={{ mt: 8, pt: 4, borderTop: 1, borderColor: 'line.subtle' }}
      >
        {codeMinutes === undefined ? gateWords.handling : gateWords.use}{' '}
        <Link href="/privacy-policy">{gateWords.policy}</Link>
      </Typography>
    </>
  );
}

function introductionOf({ gate, hints }: GateStepProps) {
  if (hints.needsNoCode) return gateWords.noCode;
  return gate.step === 'code' ? <CodeSent email={gate.email} /> : <EmailWanted />;
}

/** Its width keeps its lines when the font has loaded. In low windows, it has one line. */
const Introduction = (props: PropsWithChildren) => (
  <Typography
    variant="lead"
    component="p"
    color="textSecondary"
    sx={{ maxWidth: 500, mb: 8 }}
    {...props}
  />
);

const EmailWanted = () => (
  <>
    <Typography component="span" variant="inherit" sx={{ display: { xs: 'none', sm: 'inline' } }}>
      {gateWords.emailIntro}
    </Typography>
    <Typography component="span" variant="inherit" sx={{ display: { sm: 'none' } }}>
      {gateWords.emailIntroOnPhones}
    </Typography>
  </>
);

const CodeSent = ({ email }: Pick<GateStepProps['gate'], 'email'>) => (
  <>
    {gateWords.codeIntro}{' '}
    <Recipient>
      <WrappingEmail email={email} />
    </Recipient>
  </>
);
