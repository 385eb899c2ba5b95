import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { gateWords } from '../../content/gate.ts';
import { Spinner } from '../ui/Spinner.tsx';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';

const Row = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  flexBasis: '100%',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: 6,
  marginBlock: '-4px -16px',
  '& > span': { color: theme.vars.palette.text.secondary },
  // Beside the button, so that it does not grow.
  '& .MuiButton-endIcon': { position: 'absolute', insetInlineStart: '100%' },
  // Where text is large it has a line of its own, which stays.
  '& .over': { visibility: 'hidden' },
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
 * The quiet way to another code. The wait stands beside it, or the spinner; that a code was sent,
 * and the end of the wait, are announced once.
 */
export function ResendCode({ busy, spins, seconds, onResend }: ResendCodeProps) {
  const note = useId();
  const waiting = seconds > 0;
  return (
    <Row>
      <Button
        variant="text"
        aria-disabled={waiting || busy}
        aria-describedby={waiting ? note : undefined}
        endIcon={spins && <Spinner />}
        onClick={() => {
          if (!waiting && !busy) onResend();
        }}
      >
        <span>{gateWords.resend}</span>
      </Button>
      <span id={note} className={waiting ? undefined : 'over'}>
        {gateWords.resendIn(seconds)}
      </span>
      <VisuallyHidden aria-live="polite">
        {waiting ? gateWords.codeSent : gateWords.resendNow}
      </VisuallyHidden>
    </Row>
  );
}
