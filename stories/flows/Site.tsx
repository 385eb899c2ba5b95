import { useMemo, type ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { App, type AppProps } from '../../src/App.tsx';

type Api = AppProps['api'];

const site: AppProps['site'] = {
  codeMinutes: 10,
  resendSeconds: 30,
  keepsCampaigns: false,
  emailsReceipts: true,
  salesTimeZone: 'America/Chicago',
  year: 2026,
};

export interface SiteProps {
  path: string;
  answer: 'yes' | 'no' | 'unreachable' | 'slow';
}

export function Site({ path, answer }: SiteProps) {
  const session = useMemo(() => startSession(answer), [answer]);
  const Router = useMemo(
    () =>
      ({ children }: { children: ReactNode }) => (
        <MemoryRouter initialEntries={[path]}>{children}</MemoryRouter>
      ),
    [path],
  );
  return <App key={answer} site={site} Router={Router} {...session} />;
}

/** Starts the automatic verification, as the site does. */
function startSession(answer: SiteProps['answer']): Pick<AppProps, 'api' | 'check'> {
  const api = fakeApi(answer);
  const [email, code] = [localStorage.getItem('email'), localStorage.getItem('email_token')];
  if (!email || !code) return { api };
  return {
    api,
    check: { credentials: { email, code }, answer: api.verifyAccessCode(email, code) },
  };
}

function fakeApi(answer: SiteProps['answer']): Api {
  const call = async () => {
    await new Promise((resolve) => setTimeout(resolve, answer === 'slow' ? 5000 : 300));
    if (answer === 'no') return { ok: false, problem: 'refused' } as const;
    if (answer === 'unreachable') return { ok: false, problem: 'unreachable' } as const;
    return { ok: true } as const;
  };
  return {
    sendAccessCode: call,
    verifyAccessCode: call,
    sendEmailToSales: call,
  };
}
