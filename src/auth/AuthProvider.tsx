import { startTransition, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { useSetupApi } from '../api/SetupApi.ts';
import { AuthContext, type Auth, type AuthStatus } from './AuthContext.tsx';
import { dropPendingCode } from './pendingCode.ts';
import type { StoredCheck } from './storedCheck.ts';
import {
  dropStoredCode,
  dropStoredCredentials,
  readStoredCredentials,
  readStoredEmail,
  storeCredentials,
} from './storedCredentials.ts';

export interface AuthProviderProps {
  /** The verification that the load began; undefined when nothing was stored. */
  check: StoredCheck | undefined;
  /** Who is here when the provider is first rendered; by default whoever is being checked. */
  first?: AuthStatus | undefined;
  children: ReactNode;
}

/** Holds who is here, in memory only (specification, section 3). */
export function AuthProvider({ check, first, children }: AuthProviderProps) {
  const api = useSetupApi();
  const [status, setStatus] = useState<AuthStatus>(first ?? (check ? 'checking' : 'visitor'));
  /** Counts verifications; an answer to any but the latest is late. */
  const turn = useRef(0);

  // A transition keeps the present screen until the code of the next one is there.
  const become = (next: AuthStatus) => {
    // Whoever comes back to the gate begins anew (decision G12).
    if (next === 'verified') dropPendingCode();
    startTransition(() => setStatus(next));
  };

  useEffect(() => {
    let listening = true;
    void check?.answer.then((result) => {
      if (!listening) return;
      // Another tab may have stored a better code in the meantime.
      const unchanged = readStoredCredentials()?.code === check.credentials.code;
      if (!result.ok && result.problem === 'refused' && unchanged) dropStoredCode();
      become(result.ok ? 'verified' : 'visitor');
    });
    return () => {
      listening = false;
    };
  }, [check]);

  const auth = useMemo<Auth>(
    () => ({
      status,
      async verify(email, code) {
        turn.current += 1;
        const mine = turn.current;
        const before = readStoredCredentials();
        storeCredentials({ email, code });
        const result = await api.verifyAccessCode(email, code);
        // Another tab may have verified the pair before, and none has stored a later one.
        const wrong = !result.ok && result.problem === 'refused';
        if (wrong && before && readStoredCredentials()?.code === code) storeCredentials(before);
        if (result.ok && mine === turn.current) become('verified');
        return result;
      },
      abandon() {
        turn.current += 1;
      },
      forget(email) {
        turn.current += 1;
        const stored = readStoredEmail();
        // What another tab has verified meanwhile is not this page's to give up.
        if (stored === undefined || stored === email) {
          if (email) api.giveUpPass(email);
          dropStoredCredentials();
        }
        dropPendingCode();
        become('visitor');
      },
    }),
    [api, status],
  );

  return <AuthContext value={auth}>{children}</AuthContext>;
}
