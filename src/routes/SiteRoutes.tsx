import { Suspense } from 'react';
import { Route, Routes } from 'react-router-dom';
import { notFound, screens } from './screens.ts';
import { SiteLayout } from './SiteLayout.tsx';
import { VerifiedOnly } from './VerifiedOnly.tsx';

/** The routes of the site (specification, section 2). */
export function SiteRoutes() {
  return (
    // A key on an ancestor would create a new Suspense, which shows nothing while its page loads.
    <Suspense>
      <Routes>
        <Route element={<SiteLayout />}>
          {[...screens, notFound].map(({ path, gated, Page }) => (
            <Route
              key={path}
              path={path}
              caseSensitive
              element={gated ? <VerifiedOnly page={<Page />} /> : <Page />}
            />
          ))}
        </Route>
      </Routes>
    </Suspense>
  );
}
