import CircularProgress from '@mui/material/CircularProgress';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { gateWords } from '../../content/gate.ts';
import type { GateHints, GateState } from '../../rules/gate.ts';
import { QuietLink } from '../ui/QuietLink.tsx';
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
  '& strong': { fontWeight: 620 },
  '& .news': { order: -1, '&:empty': { position: 'absolute' } },
  '& > span': { color: theme.vars.palette.text.secondary },
  '& .MuiButton-text': { fontSize: 'inherit' },
  // A button with a spinner keeps its font weight, so that its width does not change.
  '& .MuiButton-text[aria-disabled="true"]:not(:has(svg))': { fontWeight: 'inherit' },
  // Places the spinner outside the button, so that the button keeps its width.
  '& .MuiButton-endIcon': { position: 'absolute', insetInlineStart: '100%' },
  '& .over': { visibility: 'hidden' },
}));

export interface ResendCodeProps {
  gate: GateState;
  hints: GateHints;
  /** Whole seconds until another code can be requested; 0 if it can be requested now. */
  resendIn: number;
  onResend: () => void;
}

/** The 'Resend code' button, and a link to the inbox. Each status is announced once. */
export function ResendCode({ gate, hints, resendIn, onResend }: ResendCodeProps) {
  const { phase, isResent } = gate;
  const { inbox, newCodeSent } = hints;
  const [resend, code] = gateWords.resend;
  const Code = newCodeSent ? VisuallyHidden : 'span';
  const noteId = useId();
  const waiting = resendIn > 0;
  const disabled = waiting || phase !== 'idle';
  return (
    <Row>
      <Button
        variant="text"
        aria-disabled={disabled}
        aria-describedby={waiting ? noteId : undefined}
        endIcon={phase === 'sending' && <CircularProgress aria-hidden />}
        onClick={disabled ? undefined : onResend}
      >
        <span>
          {resend} <Code>{code}</Code>
        </span>
      </Button>
      <span id={noteId} className={waiting ? undefined : 'over'}>
        {gateWords.resendIn(resendIn)}
      </span>
      <strong className="news" aria-live="polite">
        {newCodeSent && gateWords.newCodeSent}
      </strong>
      <VisuallyHidden aria-live="polite">
        {waiting ? !isResent && gateWords.codeSent : gateWords.resendNow}
      </VisuallyHidden>
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
    </Row>
  );
}
