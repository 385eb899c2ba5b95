import { createContext, use } from 'react';
import type { CallResult } from '../api/SetupApi.ts';

/** `checking` while the stored credentials are tried at start-up (specification, section 4). */
export type AuthStatus = 'checking' | 'visitor' | 'verified';

/** What a route may know of the visitor, and ask. */
export interface Auth {
  readonly status: AuthStatus;
  /** Stores both, asks the host, and lets the visitor in on a yes (specification, section 4). */
  verify: (email: string, code: string) => Promise<CallResult>;
  /** Whatever a verification under way is answered, it lets nobody in. */
  abandon: () => void;
  /**
   * Clears both keys and the pass of an address, and closes the gate again (decision G12).
   * @param email is the address that the page shows; empty when it has none.
   */
  forget: (email: string) => void;
}

export const AuthContext = createContext<Auth | undefined>(undefined);

/** Who is here, for as long as the page lives. */
export function useAuth(): Auth {
  const auth = use(AuthContext);
  if (!auth) {
    throw new Error(
      'useAuth found no AuthProvider. Without it nobody can be let in. Render the component inside App.',
    );
  }
  return auth;
}
