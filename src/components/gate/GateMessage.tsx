import { styled } from '@mui/material/styles';
import { gateWords } from '../../content/gate.ts';
import { messages } from '../../content/messages.ts';
import type { GateState } from '../../rules/gate.ts';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import { StatusLine } from './StatusLine.tsx';

const Message = styled('div')({
  minHeight: 32,
  paddingTop: 4,
  display: 'flex',
  alignItems: 'center',
  fontSize: '1rem',
});

export interface GateMessageProps {
  gate: GateState;
}

/** The message area of the gate. It is in the document before it has text (role `status`). */
export function GateMessage({ gate: { phase, problem, emailRefusals } }: GateMessageProps) {
  return (
    <Message id="gate-message" role="status">
      {problem && problem !== 'codeRefused' && (
        <StatusLine key={emailRefusals}>{messages[problem]}</StatusLine>
      )}
      {phase !== 'idle' && <VisuallyHidden>{gateWords.waiting[phase]}</VisuallyHidden>}
    </Message>
  );
}
