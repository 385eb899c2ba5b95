import type { ReactNode } from 'react';
import { useAuth } from '../auth/AuthContext.tsx';
import { SavedAccess } from '../components/SavedAccess.tsx';
import { pages } from './pages.ts';

/** The gate, or what is behind it (specification, section 6). */
export function VerifiedOnly({ children }: { children: ReactNode }) {
  switch (useAuth().status) {
    case 'checking':
      return <SavedAccess />;
    case 'visitor':
      return <pages.gate />;
    case 'verified':
      return children;
  }
}
