import { ThemeProvider } from '@mui/material/styles';
import type { ComponentType, ReactNode } from 'react';
import { BrowserRouter } from 'react-router-dom';
import type { SiteFacts } from '../shared/site.ts';
import { SetupApiContext, type SetupApi } from './api/SetupApi.ts';
import { SiteContext } from './api/useSite.ts';
import { SessionProvider, type SessionProviderProps } from './auth/SessionProvider.tsx';
import { RouterLink } from './routes/RouterLink.tsx';
import { SiteRoutes } from './routes/SiteRoutes.tsx';
import { Baseline } from './theme/Baseline.tsx';
import { createSiteTheme } from './theme/createSiteTheme.ts';

const theme = createSiteTheme({ linkComponent: RouterLink });

export interface AppProps extends Omit<SessionProviderProps, 'children'> {
  api: SetupApi;
  site: SiteFacts;
  /** The build and Storybook pass another router, because they have no address bar. */
  Router?: ComponentType<{ children: ReactNode }>;
}

/** The whole site: its pages within the theme, its facts, the Setup API, the session and the router. */
export function App({ api, site, Router = BrowserRouter, ...session }: AppProps) {
  return (
    // No page reads the color scheme, so `noSsr` skips the second render that determines it.
    <ThemeProvider theme={theme} storageManager={null} noSsr>
      <Baseline />
      <SiteContext value={site}>
        <SetupApiContext value={api}>
          <SessionProvider {...session}>
            <Router>
              <SiteRoutes />
            </Router>
          </SessionProvider>
        </SetupApiContext>
      </SiteContext>
    </ThemeProvider>
  );
}
