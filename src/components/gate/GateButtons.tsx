import Button from '@mui/material/Button';
import { keyframes, styled } from '@mui/material/styles';
import { gateWords } from '../../content/gate.ts';
import { isLocked, type GateHints, type GateState } from '../../rules/gate.ts';
import { Icon } from '../ui/Icon.tsx';
import type { Inbox } from '../../rules/providers/inboxAt.ts';
import { QuietLink } from '../ui/QuietLink.tsx';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import { ResendCode } from './ResendCode.tsx';
import { SMALL_LAPTOP } from './smallLaptop.ts';
import { SubmitButton } from '../ui/SubmitButton.tsx';

const turn = keyframes({ to: { transform: 'rotate(360deg)' } });

const Actions = styled('div')(({ theme: { timing } }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 12,
  marginTop: 12,
  [SMALL_LAPTOP]: { marginTop: 4 },
  '& .MuiButton-contained': { minWidth: 'min(190px, 100%)' },
  // The spinner of a submit that is held for the script (src/boot/holdEarlySubmits.ts).
  '[data-early="submitted"] & .MuiButton-contained::before': {
    content: '""',
    width: '1.25rem',
    height: '1.25rem',
    marginInlineEnd: 12,
    border: '3px solid color-mix(in srgb, currentColor 28%, transparent)',
    borderTopColor: 'currentColor',
    borderRadius: '50%',
    animation: `${turn} ${timing.turn}ms linear infinite`,
    '@media (prefers-reduced-motion: reduce)': {
      animationDuration: `${timing.reducedMotionTurn}ms`,
    },
  },
}));

export interface GateButtonsProps {
  gate: GateState;
  hints: GateHints;
  /** Whole seconds until another code may be asked for; 0 when it may be now. */
  resendIn: number;
  /** Called by 'Back', which leads to the email again. */
  onBack: () => void;
  /** Called by 'Resend code', once another one may be asked for. */
  onResend: () => void;
}

/** The button of the step. The code step also has 'Back', 'Resend code' and a link to the inbox. */
export function GateButtons({ gate, hints, resendIn, onBack, onResend }: GateButtonsProps) {
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
        <ResendCode
          gate={gate}
          seconds={resendIn}
          newCodeSent={hints.newCodeSent}
          onResend={onResend}
        >
          {hints.inbox && <InboxLink {...hints.inbox} />}
        </ResendCode>
      )}
    </Actions>
  );
}

/** The quiet link to the visitor's inbox, in a new tab: the code is typed in this one. */
function InboxLink({ name, url }: Inbox) {
  return (
    <QuietLink href={url} target="_blank" rel="noopener" sx={{ marginInlineStart: 'auto' }}>
      {gateWords.openInbox(name)} <VisuallyHidden>{gateWords.newTab}</VisuallyHidden>
    </QuietLink>
  );
}
