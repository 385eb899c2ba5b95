import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { gateWords } from '../../content/gate.ts';
import { isLocked, type GateState } from '../../rules/gate.ts';
import type { Inbox } from '../../rules/providers/inboxAt.ts';
import { Icon } from '../ui/Icon.tsx';
import { InboxLink } from './InboxLink.tsx';
import { ResendCode } from './ResendCode.tsx';
import { SubmitButton } from '../ui/SubmitButton.tsx';

const Actions = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 12,
  marginTop: 12,
  '& .MuiButton-contained': { minWidth: 'min(190px, 100%)' },
});

export interface GateButtonsProps {
  gate: GateState;
  /** Where the visitor reads mail on the web, if that is known. */
  inbox: Inbox | undefined;
  /** Whole seconds until another code may be asked for; 0 when it may be now. */
  resendIn: number;
  /** Called by 'Back', which leads to the email again. */
  onBack: () => void;
  /** Called by 'Resend code', once another one may be asked for. */
  onResend: () => void;
}

/** The button of the step. The code step also has 'Back', 'Resend code' and a link to the inbox. */
export function GateButtons({ gate, inbox, resendIn, onBack, onResend }: GateButtonsProps) {
  const atCode = gate.step === 'code';
  return (
    <Actions>
      <SubmitButton busy={isLocked(gate)}>
        {atCode ? gateWords.verify : gateWords.send}
      </SubmitButton>
      {atCode && (
        <Button variant="outlined" startIcon={<Icon name="left" />} onClick={onBack}>
          {gateWords.back}
        </Button>
      )}
      {atCode && (
        <ResendCode phase={gate.phase} seconds={resendIn} onResend={onResend}>
          {inbox && <InboxLink {...inbox} />}
        </ResendCode>
      )}
    </Actions>
  );
}
