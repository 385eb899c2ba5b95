import { startTransition, useCallback, useMemo, useReducer, useRef } from 'react';
import { useSetupApi } from '../api/SetupApi.ts';
import { useSite } from '../api/useSite.ts';
import { normalizeCode, ourCode } from '../rules/code.ts';
import { parseEmail } from '../../shared/email.ts';
import { gateReducer, initialGate, type GateState } from '../rules/gate.ts';
import { dropPendingCode, readPendingCode, storePendingCode } from './pendingCode.ts';
import type { Gate } from './session.ts';
import { readStoredEmail, storeCredentials } from './storedCredentials.ts';

const DOUBLE_CLICK_MS = 500;

export interface TypedText {
  readonly step: GateState['step'];
  readonly text: string;
  readonly isFocused: boolean;
}

/** Manages the gate, whose latest call counts. `onVerified` receives the verified email. */
export function useGateState(onVerified: (email: string) => void, typed?: TypedText) {
  const api = useSetupApi();
  const { codeMinutes, loginHost } = useSite();
  const [state, dispatch] = useReducer(gateReducer, undefined, () =>
    rememberedGate(codeMinutes, typed),
  );
  /** The latest call. Answers to earlier calls are ignored. */
  const pending = useRef<{ call: Promise<unknown>; verifies: boolean }>(undefined);
  const codeStepAt = useRef(0);

  /** Returns the answer to a call; undefined if another call or going back has replaced it. */
  const latest = useCallback(async <Result>(call: Promise<Result>, verifies: boolean) => {
    pending.current = { call, verifies };
    const result = await call;
    if (pending.current?.call !== call) return undefined;
    pending.current = undefined;
    return result;
  }, []);

  const verifyCode = useCallback(
    async (email: string, text: string) => {
      // An earlier code is valid during a resend, so the visitor need not wait for it.
      if (pending.current?.verifies) return;
      const code = loginHost === undefined ? ourCode(text) : normalizeCode(text);
      const { needsNoCode = false } = api;
      // Ignores the second click of a slow double click on 'Send Code' if it hits 'Verify Email'.
      if (text === '' && Date.now() - codeStepAt.current < DOUBLE_CLICK_MS) return;
      if (code === '' && !needsNoCode) {
        dispatch({ type: 'codeRefused' });
        return;
      }
      dispatch({ type: 'verifyingStarted' });
      storeCredentials({ email, code });
      const result = await latest(api.verifyAccessCode(email, code), true);
      if (!result) return;
      if (result.ok) onVerified(email);
      else dispatch({ type: result.problem === 'refused' ? 'codeRefused' : 'verifyingFailed' });
    },
    [api, latest, onVerified, loginHost],
  );

  const sendCode = useCallback(
    async (text: string) => {
      if (pending.current) return;
      const email = parseEmail(text)?.address;
      if (email === undefined) {
        dispatch({ type: 'emailRefused', email: text });
        return;
      }
      if (readPendingCode(codeMinutes, Date.now())?.email !== email) dropPendingCode();
      dispatch({ type: 'sendingStarted', email });
      const result = await latest(api.sendAccessCode(email), false);
      if (!result) return;
      const now = Date.now();
      if (result.ok) {
        codeStepAt.current = now;
        storePendingCode({ email, sentAt: now, step: 'code' });
        startTransition(() => dispatch({ type: 'codeSent', at: now }));
      } else dispatch({ type: 'sendingFailed' });
    },
    [api, codeMinutes, latest],
  );

  const reset = useCallback(() => dispatch({ type: 'reset' }), []);

  return useMemo<Gate & { reset: () => void }>(() => {
    const { step, email, sentAt } = state;
    return {
      state,
      wasFocused: typed?.isFocused ?? false,
      submit: (text) => void (step === 'code' ? verifyCode(email, text) : sendCode(text)),
      resend: () => void sendCode(email),
      edit: (text) => dispatch({ type: 'edited', text }),
      stepBack() {
        pending.current = undefined;
        if (sentAt !== undefined) storePendingCode({ email, sentAt, step: 'email' });
        startTransition(() => dispatch({ type: 'steppedBack' }));
      },
      reset,
    };
  }, [state, typed, verifyCode, sendCode, reset]);
}

/** Returns the gate as this tab last showed it (docs/decisions/gate.md#g11), or the email step. */
function rememberedGate(codeMinutes: number, typed?: TypedText): GateState {
  const pending = readPendingCode(codeMinutes, Date.now());
  const gate = { ...initialGate, email: readStoredEmail() ?? '', ...pending };
  return typed?.step === gate.step ? { ...gate, text: typed.text } : gate;
}
