import ThemeProvider from '@mui/system/ThemeProvider';
import { SetupApiContext, type SetupApi } from './api/SetupApi.ts';
import type { AuthStatus } from './auth/AuthContext.tsx';
import { AuthProvider } from './auth/AuthProvider.tsx';
import type { StoredCheck } from './auth/storedCheck.ts';
import { ErrorBoundary } from './routes/ErrorBoundary.tsx';
import { SiteLink } from './routes/SiteLink.tsx';
import { SiteNavigation } from './routes/SiteNavigation.tsx';
import { SiteRoutes } from './routes/SiteRoutes.tsx';
import { builtTheme } from './theme/builtTheme.ts';
import { GlobalLook } from './theme/GlobalLook.tsx';

const theme = builtTheme(SiteLink);

export interface AppProps {
  api: SetupApi;
  check?: StoredCheck | undefined;
  /** Stands for the browser's address while the build renders. */
  path?: string;
  /** Stands for who is here while the build renders. */
  status?: AuthStatus;
}

/** The site: look, Setup service, memory and navigation around its pages. */
export function App({ api, check, path, status }: AppProps) {
  return (
    <ThemeProvider theme={theme}>
      {!__PRERENDERED__ && <GlobalLook />}
      <ErrorBoundary>
        <SetupApiContext value={api}>
          <AuthProvider check={check} first={status}>
            <SiteNavigation path={path}>
              <SiteRoutes />
            </SiteNavigation>
          </AuthProvider>
        </SetupApiContext>
      </ErrorBoundary>
    </ThemeProvider>
  );
}
