import { CircularProgress } from '@mui/material';
import { createContext, useContext, useEffect, useState, type ReactNode } from 'react';
import { httpSetupApi } from '../../../src/api/httpSetupApi.ts';
import { Gate } from './Gate.tsx';

export const api = httpSetupApi({ times: { codeMinutes: 10, resendSeconds: 30 } });

type Visitor = 'checking' | 'unknown' | 'verified';

const VisitorContext = createContext<[Visitor, (visitor: Visitor) => void]>(['unknown', () => {}]);

export const useVisitor = () => useContext(VisitorContext);

const stored = () => ({
  email: localStorage.getItem('email'),
  code: localStorage.getItem('email_token'),
});

/** Tries what the browser has stored once, as it starts. */
export function VisitorProvider({ children }: { children: ReactNode }) {
  const { email, code } = stored();
  const known = useState<Visitor>(email && code ? 'checking' : 'unknown');
  const [, become] = known;
  useEffect(() => {
    if (!email || !code) return;
    void api.verifyAccessCode(email, code).then(({ ok }) => become(ok ? 'verified' : 'unknown'));
  }, [email, code, become]);
  return <VisitorContext value={known}>{children}</VisitorContext>;
}

/** A page for verified visitors, or the gate. */
export function VerifiedOnly({ page }: { page: ReactNode }) {
  const [visitor] = useVisitor();
  if (visitor === 'checking') return <CircularProgress sx={{ m: 8 }} />;
  return visitor === 'verified' ? page : <Gate />;
}
