import type { ReactNode } from 'react';
import { useAuth } from '../auth/AuthContext.tsx';
import { SavedAccess } from '../components/gate/SavedAccess.tsx';
import { GateRoute } from './gate/GateRoute.tsx';

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
