import { startTransition, useCallback, useEffect, useMemo, useState, type ReactNode } from 'react';
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
  const { reset: resetGate } = gate;

  useEffect(() => {
    void check?.answer.then((result) => {
      if (result.ok) {
        onVerified(check.credentials.email);
        return;
      }
      // Another tab may have stored a newer code in the meantime.
      const unchanged = readStoredCredentials()?.code === check.credentials.code;
      if (result.problem === 'refused' && unchanged) dropStoredCode();
      startTransition(() => setStatus('visitor'));
    });
  }, [check, onVerified]);

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
