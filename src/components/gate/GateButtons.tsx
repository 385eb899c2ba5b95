import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { gateWords } from '../../content/gate.ts';
import type { GateState } from '../../rules/gate.ts';
import { Icon } from '../ui/Icon.tsx';
import { ResendCode } from './ResendCode.tsx';
import { SubmitButton } from '../ui/SubmitButton.tsx';

const Actions = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 12,
  marginTop: 10,
  '& .MuiButton-contained': { minWidth: 'min(190px, 100%)' },
});

export interface GateButtonsProps {
  gate: GateState;
  /** Whole seconds until another code may be asked for; 0 when it may be now. */
  resendIn: number;
  onBack: () => void;
  onResend: () => void;
}

/** The step's button; on the code step also the ways back and to another code. */
export function GateButtons({ gate, resendIn, onBack, onResend }: GateButtonsProps) {
  const atCode = gate.step === 'code';
  const busy = gate.phase !== 'idle';
  const resending = atCode && gate.phase === 'sending';
  return (
    <Actions>
      {/* The code that was typed can be submitted meanwhile. */}
      <SubmitButton busy={busy && !resending}>
        {atCode ? gateWords.verify : gateWords.send}
      </SubmitButton>
      {atCode && (
        <Button variant="outlined" startIcon={<Icon name="left" />} onClick={onBack}>
          {gateWords.back}
        </Button>
      )}
      {atCode && (
        <ResendCode busy={busy} spins={resending} seconds={resendIn} onResend={onResend} />
      )}
    </Actions>
  );
}
