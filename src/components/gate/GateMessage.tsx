import { styled } from '@mui/material/styles';
import { gateWords } from '../../content/gate.ts';
import { messages } from '../../content/messages.ts';
import type { GateState } from '../../rules/gate.ts';
import { Icon } from '../ui/Icon.tsx';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';

const Area = styled('div')({
  minHeight: 32,
  paddingTop: 4,
  display: 'flex',
  alignItems: 'center',
  fontSize: '1rem',
});

const Sentence = styled('span')(({ theme }) => ({
  display: 'flex',
  gap: 8,
  alignItems: 'flex-start',
  lineHeight: 1.4,
  fontWeight: 600,
  color: theme.vars.palette.error.main,
  '& svg': { marginTop: 2 },
}));

/** The gate's status, always rendered, because a live region must exist before its text appears. */
export function GateMessage({ gate }: { gate: GateState }) {
  const { phase, problem, emailRefusals } = gate;
  return (
    <Area id="gate-message" role="status">
      {problem && problem !== 'codeRefused' && (
        <Sentence key={emailRefusals}>
          <Icon name="alert" size={18} />
          <span>{messages[problem]}</span>
        </Sentence>
      )}
      {phase !== 'idle' && <VisuallyHidden>{gateWords.waiting[phase]}</VisuallyHidden>}
    </Area>
  );
}
