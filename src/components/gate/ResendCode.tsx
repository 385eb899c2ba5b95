import CircularProgress from '@mui/material/CircularProgress';
import { styled } from '@mui/material/styles';
import { gateWords } from '../../content/gate.ts';
import type { GateHints, GateState } from '../../rules/gate.ts';
import { QuietLink } from '../ui/QuietLink.tsx';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';

const Lines = styled('div')(({ theme: { spacing, typography, vars } }) => ({
  ...typography.body2,
  marginTop: spacing(4),
  color: vars.palette.text.secondary,
  fontVariantNumeric: 'tabular-nums',
}));

const Row = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: 8,
});

/** 'Resend code in 24 seconds' or 'New code sent. Resend in 30 seconds', on one line. */
const Again = styled('span')({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 4,
});

const News = styled('strong')(({ theme: { vars } }) => ({
  color: vars.palette.text.primary,
  fontWeight: 620,
}));

/** The room after the link for the spinner, so that it covers nothing and stays in the window. */
const SPINNER_ROOM = 'calc(8px + 1.25rem)';

/** Appears in the place of the countdown, so that nothing moves. */
const Spinner = styled(CircularProgress)({
  position: 'absolute',
  insetInlineStart: '100%',
  marginInlineStart: 8,
});

export interface ResendCodeProps {
  /** The step, the pending call, the email and the problem. */
  gate: GateState;
  /** What the help says about the code, and suggestions. */
  hints: GateHints;
  /** Whole seconds until another code can be requested; 0 if it can be requested now. */
  resendIn: number;
  /** Sends another code. */
  onResend: () => void;
}

/** What to do without an accepted code: check it, look in spam, send another, open the inbox. */
export function ResendCode({ gate, hints, resendIn, onResend }: ResendCodeProps) {
  const { sender, inbox, newCodeSent } = hints;
  const [resend, code] = gateWords.resend;
  const Code = newCodeSent ? VisuallyHidden : 'span';
  const disabled = resendIn > 0 || gate.phase !== 'idle';
  return (
    <Lines>
      <p id="gate-code-advice">{gateWords.notAccepted}</p>
      <Row>
        <span>{gateWords.noEmail(sender)}</span>
        <Again sx={{ paddingInlineEnd: resendIn > 0 ? 0 : SPINNER_ROOM }}>
          {newCodeSent && <News>{gateWords.newCodeSent}</News>}
          <QuietLink
            component="button"
            type="button"
            underline={disabled ? 'none' : 'always'}
            aria-disabled={disabled}
            onClick={disabled ? undefined : onResend}
          >
            {resend} <Code>{code}</Code>
            {gate.phase === 'sending' && <Spinner aria-hidden />}
          </QuietLink>
          {resendIn > 0 && <span>{gateWords.resendIn(resendIn)}</span>}
        </Again>
        {inbox && (
          // Opens a new tab, because the visitor types the code in this one.
          <QuietLink href={inbox.url} target="_blank" rel="noopener">
            {gateWords.openInbox(inbox.name)} <VisuallyHidden>{gateWords.newTab}</VisuallyHidden>
          </QuietLink>
        )}
      </Row>
    </Lines>
  );
}
