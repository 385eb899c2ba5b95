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
import { ResendCode, type ResendCodeProps } from './ResendCode.tsx';

const Recipient = styled('strong')(({ theme }) => ({
  display: 'inline-block',
  color: theme.vars.palette.text.primary,
  overflowWrap: 'anywhere',
}));

const Privacy = styled('p')(({ theme: { spacing, typography, vars } }) => ({
  ...typography.body2,
  marginTop: spacing(8),
  paddingTop: spacing(4),
  borderTop: `1px solid ${vars.palette.line.subtle}`,
  color: vars.palette.text.secondary,
}));

export interface GateStepProps extends GateFieldProps, ResendCodeProps {
  /** Returns to the email step. */
  onBack: () => void;
}

/** The current step: what it asks for, its field and its buttons. */
export function GateStep(props: GateStepProps) {
  const { gate, onBack } = props;
  const atCode = gate.step === 'code';
  return (
    <>
      <Introduction>{atCode ? <CodeSent email={gate.email} /> : <EmailWanted />}</Introduction>
      <GateField {...props} />
      <Stack direction="row" spacing={3} sx={{ flexWrap: 'wrap', mt: 3 }}>
        <SubmitButton busy={isLocked(gate)} sx={{ minWidth: 'min(12rem, 100%)' }}>
          {atCode ? gateWords.verify : gateWords.send}
        </SubmitButton>
        {atCode && (
          <Button variant="outlined" startIcon={<Icon name="left" />} onClick={onBack}>
            {gateWords.back}
          </Button>
        )}
      </Stack>
      {atCode && <ResendCode {...props} />}
      <Privacy>
        {gateWords.handling} <Link href="/privacy-policy">{gateWords.policy}</Link>
      </Privacy>
    </>
  );
}

/** It is as wide on all screens, so that its lines do not change when the font has loaded. */
const Introduction = (props: PropsWithChildren) => (
  <Typography
    variant="lead"
    component="p"
    color="textSecondary"
    sx={{ maxWidth: '25.23em', mb: 8 }}
    {...props}
  />
);

const EmailWanted = () => (
  <>
    <Stack component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
      {gateWords.emailIntro}
    </Stack>
    <Stack component="span" sx={{ display: { xs: 'inline', sm: 'none' } }}>
      {gateWords.emailIntroOnPhones}
    </Stack>
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
