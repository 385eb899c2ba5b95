import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { gateWords } from '../content/gate.ts';
import { Spinner } from './Spinner.tsx';
import { VisuallyHidden } from './VisuallyHidden.tsx';

const Note = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  flexBasis: '100%',
  minHeight: '1.5em',
  color: theme.vars.palette.text.secondary,
}));

export interface ResendCodeProps {
  /** True while the gate waits for an answer. */
  busy: boolean;
  /** True while another code is on its way. */
  spins: boolean;
  /** Whole seconds until another code may be asked for; 0 when it may be now. */
  seconds: number;
  onResend: () => void;
}

/**
 * The quiet way to another code. The wait stands beside it; that a code was sent, and the end of
 * the wait, are announced once.
 */
export function ResendCode({ busy, spins, seconds, onResend }: ResendCodeProps) {
  const note = useId();
  const waiting = seconds > 0;
  return (
    <>
      <Button
        variant="text"
        aria-disabled={waiting || busy}
        aria-describedby={waiting ? note : undefined}
        startIcon={spins && <Spinner />}
        onClick={() => {
          if (!waiting && !busy) onResend();
        }}
      >
        <span>{gateWords.resend}</span>
      </Button>
      <Note id={note}>{waiting && gateWords.resendIn(seconds)}</Note>
      <VisuallyHidden aria-live="polite">
        {waiting ? gateWords.codeSent : gateWords.resendNow}
      </VisuallyHidden>
    </>
  );
}
