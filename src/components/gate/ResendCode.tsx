import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useId, type ReactNode } from 'react';
import { gateWords } from '../../content/gate.ts';
import type { GateState } from '../../rules/gate.ts';
import { Spinner } from '../ui/Spinner.tsx';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';

const Row = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  flexBasis: '100%',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: 8,
  marginBlock: '-4px -16px',
  '& > span': { color: theme.vars.palette.text.secondary },
  // Outside the button, so that the button keeps its width.
  '& .MuiButton-endIcon': { position: 'absolute', insetInlineStart: '100%' },
  // Keeps its place: in large text it has a line of its own.
  '& .over': { visibility: 'hidden' },
}));

export interface ResendCodeProps {
  /** What the gate waits for: nothing, a code on its way, or the answer to one. */
  phase: GateState['phase'];
  /** Whole seconds until another code may be asked for; 0 when it may be now. */
  seconds: number;
  /** Called by a press, once another code may be asked for. */
  onResend: () => void;
  children?: ReactNode;
}

/**
 * The quiet button for another code, with the seconds to wait or a spinner beside it. A screen
 * reader announces once that the code was sent, and once that the wait is over.
 */
export function ResendCode({ phase, seconds, onResend, children }: ResendCodeProps) {
  const noteId = useId();
  const waiting = seconds > 0;
  const disabled = waiting || phase !== 'idle';
  return (
    <Row>
      <Button
        variant="text"
        aria-disabled={disabled}
        aria-describedby={waiting ? noteId : undefined}
        endIcon={phase === 'sending' && <Spinner />}
        onClick={disabled ? undefined : onResend}
      >
        <span>{gateWords.resend}</span>
      </Button>
      <span id={noteId} className={waiting ? undefined : 'over'}>
        {gateWords.resendIn(seconds)}
      </span>
      <VisuallyHidden aria-live="polite">
        {waiting ? gateWords.codeSent : gateWords.resendNow}
      </VisuallyHidden>
      {children}
    </Row>
  );
}
