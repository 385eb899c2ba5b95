import { useEffect, useRef } from 'react';
import { useSetupApi } from '../api/SetupApi.ts';
import { useGate } from '../auth/session.ts';
import { takeEarlySubmit } from '../boot/earlySubmit.ts';
import { GateCard } from '../components/gate/GateCard.tsx';
import { useResendWait } from './browser/useResendWait.ts';

/** Connects the gate to the session, and moves the focus where the visitor goes on. */
export function GateRoute() {
  const { loginHost, times } = useSetupApi();
  const { state, wasFocused, submit, edit, stepBack, resend } = useGate();
  const resendIn = useResendWait(state.sentAt, times.resendSeconds);
  const input = useRef<HTMLInputElement>(null);
  const last = useRef(state);

  useEffect(() => {
    const before = last.current;
    last.current = state;
    const { step, phase, problem } = state;
    const answered = before.phase === 'verifying' && phase === 'idle';
    const refused = problem === 'invalidEmail' || problem === 'codeRefused';
    if (before === state) return;
    if (before.step !== step || answered || refused) input.current?.focus();
    if (problem === 'codeRefused') input.current?.select();
  }, [state]);

  useEffect(() => {
    if (wasFocused) input.current?.focus();
    if (takeEarlySubmit(document.documentElement)) input.current?.form?.requestSubmit();
  }, [wasFocused]);

  return (
    <GateCard
      gate={state}
      resendIn={resendIn}
      codeMinutes={loginHost === undefined ? times.codeMinutes : undefined}
      inputRef={input}
      onSubmit={submit}
      onEdit={edit}
      onBack={stepBack}
      onResend={resend}
    />
  );
}
