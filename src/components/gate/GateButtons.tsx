import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { gateWords } from '../../content/gate.ts';
import { isLocked } from '../../rules/gate.ts';
import { Icon } from '../ui/Icon.tsx';
import { SubmitButton } from '../ui/SubmitButton.tsx';
import { ResendCode, type ResendCodeProps } from './ResendCode.tsx';

const Actions = styled('div')(({ theme: { mixins } }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 12,
  marginTop: 12,
  [mixins.smallLaptop]: { marginTop: 4 },
  '& .MuiButton-contained': { minWidth: 'min(190px, 100%)' },
}));

export interface GateButtonsProps extends ResendCodeProps {
  onBack: () => void;
}

/** The submit button and, at the code step, 'Back', 'Resend code' and a link to the inbox. */
export function GateButtons({ onBack, ...rest }: GateButtonsProps) {
  const { gate } = rest;
  const atCode = gate.step === 'code';
  return (
    <Actions>
      <SubmitButton busy={isLocked(gate)}>
        {atCode ? gateWords.verify : gateWords.send}
      </SubmitButton>
      {atCode && (
        <>
          <Button variant="outlined" startIcon={<Icon name="left" />} onClick={onBack}>
            {gateWords.back}
          </Button>
          <ResendCode {...rest} />
        </>
      )}
    </Actions>
  );
}
