import { gateWords } from '../../content/gate.ts';
import type { GateHints, GateState } from '../../rules/gate.ts';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';

export interface GateNewsProps {
  /** The step, the pending call, the email and the problem. */
  gate: GateState;
  /** What the help says about the code, and suggestions. */
  hints: GateHints;
  /** Whole seconds until another code can be requested; 0 if it can be requested now. */
  resendIn: number;
}

/** Announces calls, sent codes and suggestions. The regions stay in the document when the step changes. */
export function GateNews({ gate, hints, resendIn }: GateNewsProps) {
  const { phase } = gate;
  return (
    <>
      <VisuallyHidden aria-live="polite">
        {phase !== 'idle' && gateWords.waiting[phase]}
      </VisuallyHidden>
      <VisuallyHidden aria-live="polite">{newsOf(gate, hints, resendIn)}</VisuallyHidden>
      <VisuallyHidden aria-live="polite">
        {hints.suggestion && gateWords.didYouMean(hints.suggestion)}
      </VisuallyHidden>
    </>
  );
}

function newsOf(gate: GateState, { needsNoCode, newCodeSent }: GateHints, resendIn: number) {
  const { step, isResent } = gate;
  if (step === 'email') return undefined;
  if (needsNoCode) return gateWords.noCode;
  if (newCodeSent) return gateWords.newCodeSent;
  if (resendIn === 0) return gateWords.resendNow;
  return isResent ? gateWords.newCodeSent : gateWords.codeSent;
}
