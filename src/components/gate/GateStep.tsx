import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { gateWords } from '../../content/gate.ts';
import { isLocked } from '../../rules/gate.ts';
import { Icon } from '../ui/Icon.tsx';
import { SubmitButton } from '../ui/SubmitButton.tsx';
import { WrappingEmail } from '../ui/WrappingEmail.tsx';
import { GateField, type GateFieldProps } from './GateField.tsx';
import { ResendCode, type ResendCodeProps } from './ResendCode.tsx';

const Introduction = styled('p')(({ theme: { breakpoints, mixins, typography, vars } }) => ({
  ...typography.lead,
  maxWidth: '25.23em',
  marginBottom: 'clamp(24px, 3vw, 36px)',
  color: vars.palette.text.secondary,
  [breakpoints.down('sm')]: { marginBottom: 20 },
  [mixins.lowWindow]: { maxWidth: 'none', marginBottom: 12, fontSize: '1.0625rem' },
  [mixins.smallLaptop]: { marginBottom: 16, fontSize: '1.125rem' },
}));

const OnPhones = styled('span')(({ theme: { breakpoints } }) => ({
  [breakpoints.up('sm')]: { display: 'none' },
}));

const OnWiderScreens = styled('span')(({ theme: { breakpoints } }) => ({
  [breakpoints.down('sm')]: { display: 'none' },
}));

const Recipient = styled('strong')(({ theme: { breakpoints, vars } }) => ({
  display: 'inline-block',
  color: vars.palette.text.primary,
  overflowWrap: 'anywhere',
  [breakpoints.down('sm')]: { display: 'block', fontSize: '1rem', fontStretch: '94%' },
}));

const Actions = styled('div')(({ theme: { breakpoints, mixins } }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 12,
  marginTop: 12,
  [breakpoints.down('sm')]: { marginTop: 8 },
  [mixins.smallLaptop]: { marginTop: 4 },
}));

const WideButton = styled(SubmitButton)({ minWidth: 'min(190px, 100%)' });

const Privacy = styled('p')(({ theme: { mixins, typography, vars } }) => ({
  ...typography.body2,
  marginTop: 'clamp(20px, 3vw, 36px)',
  paddingTop: 16,
  borderTop: `1px solid ${vars.palette.line.subtle}`,
  color: vars.palette.text.secondary,
  [mixins.smallLaptop]: { marginTop: 12, paddingTop: 8 },
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
      {atCode ? <CodeIntroduction email={gate.email} /> : <EmailIntroduction />}
      <GateField {...props} />
      <Actions>
        <WideButton busy={isLocked(gate)}>{atCode ? gateWords.verify : gateWords.send}</WideButton>
        {atCode && (
          <Button variant="outlined" startIcon={<Icon name="left" />} onClick={onBack}>
            {gateWords.back}
          </Button>
        )}
      </Actions>
      {atCode && <ResendCode {...props} />}
      <Privacy>
        {gateWords.handling} <Link href="/privacy-policy">{gateWords.policy}</Link>
      </Privacy>
    </>
  );
}

function EmailIntroduction() {
  return (
    <Introduction>
      <OnWiderScreens>{gateWords.emailIntro}</OnWiderScreens>
      <OnPhones>{gateWords.emailIntroOnPhones}</OnPhones>
    </Introduction>
  );
}

function CodeIntroduction({ email }: { email: string }) {
  return (
    <Introduction>
      {gateWords.codeIntro}{' '}
      <Recipient>
        <WrappingEmail email={email} />
      </Recipient>
    </Introduction>
  );
}
