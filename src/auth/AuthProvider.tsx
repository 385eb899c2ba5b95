import { startTransition, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { useSetupApi } from '../api/SetupApi.ts';
import { AuthContext, type Auth, type AuthStatus } from './AuthContext.tsx';
import {
  dropStoredCode,
  dropStoredCredentials,
  readStoredCredentials,
  readStoredEmail,
  storeCredentials,
} from './storedCredentials.ts';

/**
 * Holds who is here, in memory only (specification, section 3), and tries stored credentials once
 * at start-up, on every page (decision G1).
 */
export function AuthProvider({ children }: { children: ReactNode }) {
  const api = useSetupApi();
  const [status, setStatus] = useState<AuthStatus>(() =>
    readStoredCredentials() ? 'checking' : 'visitor',
  );
  /** Counts verifications; an answer to any but the latest is late. */
  const turn = useRef(0);

  // A transition keeps the present screen until the code of the next one is there.
  const become = (next: AuthStatus) => startTransition(() => setStatus(next));

  useEffect(() => {
    const stored = readStoredCredentials();
    // The second effect of StrictMode finds the turn taken.
    if (!stored || turn.current > 0) return;
    turn.current += 1;
    void api.verifyAccessCode(stored.email, stored.code).then((result) => {
      // Another tab may have stored a better code in the meantime.
      const unchanged = readStoredCredentials()?.code === stored.code;
      if (!result.ok && result.problem === 'refused' && unchanged) dropStoredCode();
      become(result.ok ? 'verified' : 'visitor');
    });
  }, [api]);

  const auth = useMemo<Auth>(
    () => ({
      status,
      async verify(email, code) {
        turn.current += 1;
        const mine = turn.current;
        storeCredentials({ email, code });
        const result = await api.verifyAccessCode(email, code);
        if (result.ok && mine === turn.current) become('verified');
        return result;
      },
      abandon() {
        turn.current += 1;
      },
      forget() {
        turn.current += 1;
        const email = readStoredEmail();
        if (email) api.giveUpPass(email);
        dropStoredCredentials();
        become('visitor');
      },
    }),
    [api, status],
  );

  return <AuthContext value={auth}>{children}</AuthContext>;
}
