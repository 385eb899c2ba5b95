import type { ReactNode } from 'react';
import { useAuth } from '../auth/AuthContext.tsx';
import { SavedAccess } from '../components/SavedAccess.tsx';
import { GateRoute } from './GateRoute.tsx';

/** The gate, or what is behind it (specification, section 6). */
export function VerifiedOnly({ children }: { children: ReactNode }) {
  switch (useAuth().status) {
    case 'checking':
      return <SavedAccess />;
    case 'visitor':
      return <GateRoute />;
    case 'verified':
      return children;
  }
}
