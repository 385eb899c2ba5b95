import { Suspense } from 'react';
import { Route, Routes, useLocation } from 'react-router-dom';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { notFound, screenAt, screens } from './screens.ts';
import { SiteLayout } from './SiteLayout.tsx';
import { VerifiedOnly } from './VerifiedOnly.tsx';

/** The routes of the site (specification, section 2). */
export function SiteRoutes() {
  const location = useLocation();
  const { pathname } = location;
  return (
    // A key on an ancestor would create a new Suspense, which shows nothing while its page loads.
    <Suspense>
      <SiteLayout>
        <ErrorBoundary key={pathname}>
          {/* `screenAt` is used, because React Router matches more loosely than the server. */}
          <Routes location={{ ...location, pathname: screenAt(pathname).path }}>
            {[...screens, notFound].map(({ path, gated, Page }) => (
              <Route
                key={path}
                path={path}
                element={gated ? <VerifiedOnly page={<Page />} /> : <Page />}
              />
            ))}
          </Routes>
        </ErrorBoundary>
      </SiteLayout>
    </Suspense>
  );
}
