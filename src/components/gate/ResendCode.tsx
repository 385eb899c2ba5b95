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
  columnGap: 4,
  fontVariantNumeric: 'tabular-nums',
  marginBlock: '-4px -8px',
  '& strong': { fontWeight: 620, color: theme.vars.palette.text.primary },
  // The confirmation comes before the button.
  '& .news': { order: -1, '&:empty': { position: 'absolute' } },
  '& > span': { color: theme.vars.palette.text.secondary },
  '& .MuiButton-text': { fontSize: 'inherit' },
  // With a spinner, the button keeps its weight and so its width.
  '& .MuiButton-text[aria-disabled="true"]:not(:has(svg))': { fontWeight: 'inherit' },
  // Positioned outside the button, so that the button keeps its width.
  '& .MuiButton-endIcon': { position: 'absolute', insetInlineStart: '100%' },
  '& .over': { visibility: 'hidden' },
}));

export interface ResendCodeProps {
  gate: GateState;
  /** Whole seconds until another code can be requested; 0 if it can be requested now. */
  seconds: number;
  /** True for a few seconds after a new code was sent, to show a confirmation. */
  newCodeSent?: boolean | undefined;
  onResend: () => void;
  children?: ReactNode;
}

/** The button that requests another code. Each change of its status is announced once. */
export function ResendCode(props: ResendCodeProps) {
  const { gate, seconds, newCodeSent = false, onResend, children } = props;
  const { phase, isResent } = gate;
  const [resend, code] = gateWords.resend;
  const Code = newCodeSent ? VisuallyHidden : 'span';
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
        <span>
          {resend} <Code>{code}</Code>
        </span>
      </Button>
      <span id={noteId} className={waiting ? undefined : 'over'}>
        {gateWords.resendIn(seconds)}
      </span>
      <strong className="news" aria-live="polite">
        {newCodeSent && gateWords.newCodeSent}
      </strong>
      <VisuallyHidden aria-live="polite">
        {waiting ? !isResent && gateWords.codeSent : gateWords.resendNow}
      </VisuallyHidden>
      {children}
    </Row>
  );
}
