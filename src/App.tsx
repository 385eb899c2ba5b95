import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import { SetupApiContext, type SetupApi } from './api/SetupApi.ts';
import { AuthProvider } from './auth/AuthProvider.tsx';
import { ErrorBoundary } from './routes/ErrorBoundary.tsx';
import { RouterLink } from './routes/RouterLink.tsx';
import { SiteRoutes } from './routes/SiteRoutes.tsx';
import { createSiteTheme } from './theme/createSiteTheme.ts';

const theme = createSiteTheme({ linkComponent: RouterLink });

/** The site, inside whichever router its place has: the browser's, or a still one at build time. */
export function App({ api }: { api: SetupApi }) {
  return (
    <ThemeProvider theme={theme}>
      <CssBaseline />
      <ErrorBoundary>
        <SetupApiContext value={api}>
          <AuthProvider>
            <SiteRoutes />
          </AuthProvider>
        </SetupApiContext>
      </ErrorBoundary>
    </ThemeProvider>
  );
}
