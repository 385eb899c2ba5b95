import { useEffect, useLayoutEffect, useRef } from 'react';
import { useSetupApi } from '../api/SetupApi.ts';
import { useSite } from '../api/useSite.ts';
import { useAuth, useGate } from '../auth/session.ts';
import { GateCard } from '../components/gate/GateCard.tsx';
import type { Shown } from '../components/gate/shown.ts';
import { pages } from '../content/pages.ts';
import { initialGate, type GateHints, type GateState } from '../rules/gate.ts';
import { inboxAt } from '../../shared/inboxAt.ts';
import { suggestEmail } from '../rules/suggestEmail.ts';
import { useAfterHydration } from './useAfterHydration.ts';
import { PageMeta } from './PageMeta.tsx';
import { useSecondsLeft } from './useSecondsLeft.ts';
import { takeEarlySubmit } from './prerenderedPage.ts';
import { documentState } from '../rules/documentState.ts';

const NEW_CODE_SECONDS = 5;

/** Connects the gate to the session, and manages the focus. */
export function GateRoute() {
  const { resendSeconds } = useSite();
  const { status } = useAuth();
  const { state: current, wasFocused, submit, edit, stepBack, resend } = useGate();
  // The prerendered HTML is the same for all visitors.
  const shown = useAfterHydration(() => (status === 'checking' ? waiting() : 'form'), 'both');
  const state = shown === 'both' ? initialGate : current;
  const resendIn = useSecondsLeft(state.sentAt, resendSeconds);
  const hints = useGateHints(state);
  const resentAt = state.isResent ? state.sentAt : undefined;
  const newCodeSent = useSecondsLeft(resentAt, NEW_CODE_SECONDS) > 0;
  const input = useRef<HTMLInputElement>(null);
  const last = useRef(current);

  // This is a layout effect, because other effects run only after the view transition.
  useLayoutEffect(() => {
    const before = last.current;
    last.current = current;
    const { step, phase, problem } = current;
    const answered = before.phase === 'verifying' && phase !== 'verifying';
    const refused = problem === 'invalidEmail' || problem === 'codeRefused';
    if (before === current) return;
    if (before.step !== step || answered || refused) input.current?.focus();
    if (problem === 'codeRefused') input.current?.select();
  }, [current]);

  useEffect(() => {
    if (wasFocused && document.activeElement === document.body) input.current?.focus();
    if (takeEarlySubmit(document.documentElement)) input.current?.form?.requestSubmit();
  }, [wasFocused]);

  return (
    <>
      <PageMeta {...pages.gate} />
      <GateCard
        shown={shown}
        gate={state}
        resendIn={resendIn}
        hints={{ ...hints, newCodeSent }}
        inputRef={input}
        onSubmit={submit}
        onEdit={edit}
        onBack={stepBack}
        onResend={resend}
      />
    </>
  );
}

/** If src/boot/gate.ts shows the prerendered check, renders the same HTML until the check ends. */
function waiting(): Shown {
  return documentState(document.documentElement).gate === 'checking' ? 'both' : 'checking';
}

/** What the page knows about the code: nothing with another login host, or where none is needed. */
function useGateHints(gate: GateState): GateHints {
  const { step, phase, problem, email, text } = gate;
  const { codeMinutes, sender } = useSite();
  const { needsNoCode: isLocal } = useSetupApi();
  const needsNoCode = useAfterHydration(() => isLocal, undefined);
  const shownEmail = useAfterHydration(() => (step === 'email' ? (text ?? email) : email), '');
  const inbox = needsNoCode ? undefined : inboxAt(shownEmail);
  const isEditable = step === 'email' && phase === 'idle';
  const isTyping = text !== undefined && problem === undefined;
  const suggestion = isEditable ? suggestEmail(shownEmail, isTyping) : undefined;
  const hints = { inbox, suggestion, needsNoCode };
  return needsNoCode ? hints : { ...hints, sender, codeMinutes };
}
