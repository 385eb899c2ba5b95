import { styled } from '@mui/material/styles';
import { messages } from '../../content/messages.ts';
import type { GateState } from '../../rules/gate.ts';
import { Icon } from '../ui/Icon.tsx';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';

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

const AlertIcon = styled(Icon)({ marginTop: 2 });

/** The id of the message, for the description of the field; undefined without a message. */
export function messageId({ problem }: GateState): string | undefined {
  return problem && problem !== 'codeRefused' ? 'gate-problem' : undefined;
}

/** The gate's message, always rendered, because a live region must exist before its text appears. */
export function GateMessage({ gate }: { gate: GateState }) {
  const { problem, emailRefusals } = gate;
  return (
    <Area role="status">
      {problem && problem !== 'codeRefused' && (
        <>
          <Sentence key={emailRefusals} id={messageId(gate)}>
            <AlertIcon name="alert" size={18} />
            <span>{messages[problem]}</span>
          </Sentence>
          {/* Chromium announces a repeated message only if the text of the region changes. */}
          <VisuallyHidden key={`${emailRefusals} spaces`}>
            {'\u00a0'.repeat(1 + (emailRefusals % 3))}
          </VisuallyHidden>
        </>
      )}
    </Area>
  );
}
