import { ThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { BrowserRouter, MemoryRouter } from 'react-router-dom';
import { SetupApiContext, type SetupApi } from './api/SetupApi.ts';
import { SessionProvider, type SessionProviderProps } from './auth/SessionProvider.tsx';
import { ErrorBoundary } from './routes/ErrorBoundary.tsx';
import { RouterLink } from './routes/RouterLink.tsx';
import { SiteRoutes } from './routes/SiteRoutes.tsx';
import { Baseline } from './theme/Baseline.tsx';
import { createSiteTheme } from './theme/createSiteTheme.ts';

const theme = createSiteTheme({ linkComponent: RouterLink });

export interface AppProps extends Omit<SessionProviderProps, 'children'> {
  api: SetupApi;
  /** The path to start at where the address bar is not used: in the build and in Storybook. */
  path?: string;
}

/** The site: theme, Setup API, session and router around its pages. */
export function App({ api, path, ...session }: AppProps) {
  return (
    // No page reads which scheme is shown, so the second rendering that would tell it is left out.
    <ThemeProvider theme={theme} storageManager={null} noSsr>
      <Baseline />
      <ErrorBoundary>
        <SetupApiContext value={api}>
          <SessionProvider {...session}>
            <Router path={path}>
              <SiteRoutes />
            </Router>
          </SessionProvider>
        </SetupApiContext>
      </ErrorBoundary>
    </ThemeProvider>
  );
}

function Router({ path, children }: { path: string | undefined; children: ReactNode }) {
  if (path === undefined) return <BrowserRouter>{children}</BrowserRouter>;
  return <MemoryRouter initialEntries={[path]}>{children}</MemoryRouter>;
}
