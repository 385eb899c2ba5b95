import { ThemeProvider } from '@mui/material/styles';
import type { ComponentType, ReactNode } from 'react';
import { BrowserRouter } from 'react-router-dom';
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
  /** Replaced in the build and in Storybook, which do not use the address bar. */
  Router?: ComponentType<{ children: ReactNode }>;
}

/** The site: theme, Setup API, session and router around its pages. */
export function App({ api, Router = BrowserRouter, ...session }: AppProps) {
  return (
    // Skips a second rendering for the color scheme, which no page reads.
    <ThemeProvider theme={theme} storageManager={null} noSsr>
      <Baseline />
      <ErrorBoundary>
        <SetupApiContext value={api}>
          <SessionProvider {...session}>
            <Router>
              <SiteRoutes />
            </Router>
          </SessionProvider>
        </SetupApiContext>
      </ErrorBoundary>
    </ThemeProvider>
  );
}
