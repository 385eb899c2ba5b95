import { useEffect, useRef } from 'react';
import { useSetupApi } from '../../api/SetupApi.ts';
import { GateCard } from '../../components/gate/GateCard.tsx';
import { takeEarlySubmit } from '../../boot/earlySubmit.ts';
import { useNavigation } from '../NavigationContext.ts';
import { preloadGated } from '../pages.ts';
import { useGate } from './useGate.ts';
import { useLeftText } from './useLeftText.ts';
import { useResendWait } from './useResendWait.ts';
import { whenIdle } from '../browser/whenIdle.ts';

/** Connects the gate to the Setup service, and moves focus where the visitor goes on. */
export function GateRoute() {
  const { promises } = useSetupApi();
  const { pathname } = useNavigation().place;
  const { gate, submit, resend, edit, stepBack } = useGate();
  const resendIn = useResendWait(gate.sentAt, promises.resendSeconds);
  const input = useRef<HTMLInputElement>(null);
  const shownStep = useRef(gate.step);
  useLeftText(gate.step, input);

  useEffect(() => {
    const stepped = shownStep.current !== gate.step;
    shownStep.current = gate.step;
    const { problem } = gate;
    if (stepped || problem === 'invalidEmail' || problem === 'codeRefused') input.current?.focus();
    if (problem === 'codeRefused') input.current?.select();
  }, [gate]);

  useEffect(() => {
    if (takeEarlySubmit(document.documentElement)) input.current?.form?.requestSubmit();
  }, []);

  // While the visitor looks for the code, the pages behind the gate are fetched.
  useEffect(
    () => (gate.step === 'code' ? whenIdle(() => void preloadGated(pathname)) : undefined),
    [gate.step, pathname],
  );

  return (
    <GateCard
      gate={gate}
      resendIn={resendIn}
      codeMinutes={promises.codeMinutes}
      inputRef={input}
      onSubmit={submit}
      onEdit={edit}
      onBack={stepBack}
      onResend={resend}
    />
  );
}
