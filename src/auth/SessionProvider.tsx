import {
  startTransition,
  useCallback,
  useEffect,
  useEffectEvent,
  useMemo,
  useState,
  type ReactNode,
} from 'react';
import type { CallResult } from '../api/SetupApi.ts';
import { dropPendingCode } from './pendingCode.ts';
import {
  AuthContext,
  GateContext,
  SalesRequestContext,
  type Auth,
  type AuthStatus,
} from './session.ts';
import {
  dropStoredCode,
  dropStoredCredentials,
  readStoredCredentials,
  readStoredEmail,
  type StoredCheck,
} from './storedCredentials.ts';
import { useGateState, type TypedText } from './useGateState.ts';
import { useRequestState } from './useRequestState.ts';

/** If the automatic verification takes longer, the gate shows its email step (G19). */
const CHECK_PATIENCE_MS = 5000;

export interface SessionProviderProps {
  check?: StoredCheck | undefined;
  typed?: TypedText | undefined;
  children: ReactNode;
}

/** Holds the state that pages share. `status` is only in memory (specification, section 3). */
export function SessionProvider({ check, typed, children }: SessionProviderProps) {
  const [status, setStatus] = useState<AuthStatus>(check ? 'checking' : 'visitor');
  const [email, setEmail] = useState('');
  const request = useRequestState();
  const { prepareFor } = request;
  // The transition keeps the current screen visible until the next screen has loaded.
  const onVerified = useCallback(
    (verified: string) => {
      dropPendingCode();
      prepareFor(verified);
      startTransition(() => {
        setEmail(verified);
        setStatus('verified');
      });
    },
    [prepareFor],
  );
  const gate = useGateState(onVerified, typed);
  const { state: gateState, reset: resetGate } = gate;

  const onAnswer = useEffectEvent(({ credentials }: StoredCheck, result: CallResult) => {
    if (result.ok) {
      // A late answer must not take away what the visitor is typing (docs/decisions/gate.md#g19).
      const isUntouched = gateState.text === undefined && gateState.phase === 'idle';
      if (status === 'checking' || (status === 'visitor' && isUntouched))
        onVerified(credentials.email);
      return;
    }
    // Another tab may have stored a newer code in the meantime.
    const unchanged = readStoredCredentials()?.code === credentials.code;
    if (result.problem === 'refused' && unchanged) dropStoredCode();
    startTransition(() => setStatus(endCheck));
  });

  useEffect(() => {
    if (!check) return undefined;
    const timer = setTimeout(() => startTransition(() => setStatus(endCheck)), CHECK_PATIENCE_MS);
    void check.answer.then((result) => {
      clearTimeout(timer);
      onAnswer(check, result);
    });
    return () => clearTimeout(timer);
  }, [check]);

  const auth = useMemo<Auth>(
    () => ({
      status,
      email,
      signOut() {
        // Another tab may have stored a different email.
        if (readStoredEmail() === email) dropStoredCredentials();
        startTransition(() => {
          resetGate();
          setStatus('visitor');
        });
      },
    }),
    [status, email, resetGate],
  );

  return (
    <AuthContext value={auth}>
      <GateContext value={gate}>
        <SalesRequestContext value={request}>{children}</SalesRequestContext>
      </GateContext>
    </AuthContext>
  );
}

function endCheck(status: AuthStatus): AuthStatus {
  return status === 'checking' ? 'visitor' : status;
}
