import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { gateWords } from '../../content/gate.ts';
import { isLocked, type GateHints, type GateState } from '../../rules/gate.ts';
import { Icon } from '../ui/Icon.tsx';
import { QuietLink } from '../ui/links/QuietLink.tsx';
import { SubmitButton } from '../ui/SubmitButton.tsx';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import { ResendCode } from './ResendCode.tsx';

const Actions = styled('div')(({ theme: { mixins } }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 12,
  marginTop: 12,
  [mixins.smallLaptop]: { marginTop: 4 },
  '& .MuiButton-contained': { minWidth: 'min(190px, 100%)' },
}));

export interface GateButtonsProps {
  gate: GateState;
  hints: GateHints;
  resendIn: number;
  onBack: () => void;
  onResend: () => void;
}

/** The submit button, and at the code step 'Back', 'Resend code' and a link to the inbox. */
export function GateButtons({ gate, hints, resendIn, onBack, onResend }: GateButtonsProps) {
  if (gate.step === 'email') {
    return (
      <Actions>
        <SubmitButton busy={isLocked(gate)}>{gateWords.send}</SubmitButton>
      </Actions>
    );
  }
  const { inbox, newCodeSent } = hints;
  return (
    <Actions>
      <SubmitButton busy={isLocked(gate)}>{gateWords.verify}</SubmitButton>
      <Button variant="outlined" startIcon={<Icon name="left" />} onClick={onBack}>
        {gateWords.back}
      </Button>
      <ResendCode gate={gate} seconds={resendIn} newCodeSent={newCodeSent} onResend={onResend}>
        {inbox && (
          // Opens a new tab, because the visitor types the code in this one.
          <QuietLink
            href={inbox.url}
            target="_blank"
            rel="noopener"
            sx={{ marginInlineStart: 'auto' }}
          >
            {gateWords.openInbox(inbox.name)} <VisuallyHidden>{gateWords.newTab}</VisuallyHidden>
          </QuietLink>
        )}
      </ResendCode>
    </Actions>
  );
}
