import { styled } from '@mui/material/styles';
import { messages } from '../../content/messages.ts';
import type { GateState } from '../../rules/gate.ts';
import { Icon } from '../ui/Icon.tsx';

/** Without a message, the area adds no gap. */
const Area = styled('div')({ '&:empty': { position: 'absolute' } });

const Sentence = styled('span')(({ theme }) => ({
  display: 'flex',
  gap: 8,
  alignItems: 'flex-start',
  fontSize: '1rem',
  lineHeight: 1.45,
  fontWeight: 600,
  color: theme.vars.palette.error.main,
}));

/** The id of the message, for the field that it is about. */
export const MESSAGE_ID = 'gate-problem';

const AlertIcon = styled(Icon)({ marginTop: 2 });

/**
 * The gate's message, always rendered, because a live region must exist before its text appears.
 * It has no role: Firefox would read an empty status bar.
 */
export function GateMessage({ gate }: { gate: GateState }) {
  const { problem, emailRefusals } = gate;
  return (
    <Area id={MESSAGE_ID} aria-live="polite">
      {problem && problem !== 'codeRefused' && (
        <Sentence key={emailRefusals}>
          <AlertIcon name="alert" size={18} />
          {/* Chromium announces a repeated message only if the text of the region changes. */}
          <span>{messages[problem] + '\u00a0'.repeat(emailRefusals % 2)}</span>
        </Sentence>
      )}
    </Area>
  );
}
