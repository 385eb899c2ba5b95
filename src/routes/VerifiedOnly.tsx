import { useEffect, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { useAuth, useGate } from '../auth/session.ts';
import { GateRoute } from './GateRoute.tsx';
import { preloadGated } from './screens.ts';

/** Shows the page to verified visitors, and the gate to others (specification, section 6). */
export function VerifiedOnly({ page }: { page: ReactNode }) {
  const { pathname } = useLocation();
  const { status } = useAuth();
  const { step } = useGate().state;
  const likelyNext = status !== 'visitor' || step === 'code';

  // Preloads the pages behind the gate once the visitor is likely to see them.
  useEffect(
    () => (likelyNext ? whenIdle(() => void preloadGated(pathname)) : undefined),
    [likelyNext, pathname],
  );

  return status === 'verified' ? page : <GateRoute />;
}

/** Runs a task when the browser is idle; returns a function that cancels it. */
function whenIdle(task: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(task, 200);
    return () => clearTimeout(timer);
  }
  const request = window.requestIdleCallback(task, { timeout: 2000 });
  return () => window.cancelIdleCallback(request);
}
