import { startTransition, useCallback, useMemo, useReducer, useRef, type RefObject } from 'react';
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

/** Manages the gate. `onVerified` receives the verified email. */
export function useGateState(onVerified: (email: string) => void, typed?: TypedText) {
  const api = useSetupApi();
  const { codeMinutes, loginHost } = useSite();
  const [state, dispatch] = useReducer(gateReducer, undefined, () =>
    rememberedGate(codeMinutes, typed),
  );
  /** The pending calls. After going back, their answers are ignored. */
  const sending = useRef<Promise<unknown>>(undefined);
  const verifying = useRef<Promise<unknown>>(undefined);
  const codeStepAt = useRef(0);

  const verifyCode = useCallback(
    async (email: string, text: string) => {
      if (verifying.current) return;
      const code = loginHost === undefined ? ourCode(text) : normalizeCode(text);
      const { needsNoCode = false } = api;
      // Ignores the second click of a slow double click on 'Send Code' if it hits 'Verify Email'.
      if (text === '' && Date.now() - codeStepAt.current < DOUBLE_CLICK_MS) return;
      if (code === '' && !needsNoCode) {
        dispatch({ type: 'codeRefused', isSending: sending.current !== undefined });
        return;
      }
      dispatch({ type: 'verifyingStarted' });
      storeCredentials({ email, code });
      const result = await answerTo(api.verifyAccessCode(email, code), verifying);
      if (!result) return;
      if (result.ok) {
        sending.current = undefined;
        onVerified(email);
        return;
      }
      const type = result.problem === 'refused' ? 'codeRefused' : 'verifyingFailed';
      dispatch({ type, isSending: sending.current !== undefined });
    },
    [api, onVerified, loginHost],
  );

  const sendCode = useCallback(
    async (text: string) => {
      if (sending.current || verifying.current) return;
      const email = parseEmail(text)?.address;
      if (email === undefined) {
        dispatch({ type: 'emailRefused', email: text });
        return;
      }
      if (readPendingCode(codeMinutes, Date.now())?.email !== email) dropPendingCode();
      dispatch({ type: 'sendingStarted', email });
      const result = await answerTo(api.sendAccessCode(email), sending);
      if (!result) return;
      const now = Date.now();
      if (result.ok) {
        codeStepAt.current = now;
        storePendingCode({ email, sentAt: now, step: 'code' });
        startTransition(() => dispatch({ type: 'codeSent', at: now }));
      } else dispatch({ type: 'sendingFailed' });
    },
    [api, codeMinutes],
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
        sending.current = undefined;
        verifying.current = undefined;
        if (sentAt !== undefined) storePendingCode({ email, sentAt, step: 'email' });
        startTransition(() => dispatch({ type: 'steppedBack' }));
      },
      reset,
    };
  }, [state, typed, verifyCode, sendCode, reset]);
}

/** Returns the answer to a call, or undefined if the visitor has gone back in the meantime. */
async function answerTo<Result>(
  call: Promise<Result>,
  pending: RefObject<Promise<unknown> | undefined>,
) {
  pending.current = call;
  const result = await call;
  if (pending.current !== call) return undefined;
  pending.current = undefined;
  return result;
}

/** Returns the gate as this tab last showed it (docs/decisions/gate.md#g11), or the email step. */
function rememberedGate(codeMinutes: number | undefined, typed?: TypedText): GateState {
  const pending = readPendingCode(codeMinutes, Date.now());
  const gate = { ...initialGate, email: readStoredEmail() ?? '', ...pending };
  return typed?.step === gate.step ? { ...gate, text: typed.text } : gate;
}
