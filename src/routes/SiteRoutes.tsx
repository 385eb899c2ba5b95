import { NotFoundPage } from '../components/fallback/NotFoundPage.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { useNavigation } from './NavigationContext.ts';
import { pages } from './pages.ts';
import { screenAt } from './paths.ts';
import { SiteLayout } from './SiteLayout.tsx';
import { VerifiedOnly } from './VerifiedOnly.tsx';

/** The whole site: which address shows what, and to whom (specification, section 2). */
export function SiteRoutes() {
  const { pathname } = useNavigation().place;
  return (
    <SiteLayout>
      <ErrorBoundary key={pathname}>
        <Screen pathname={pathname} />
      </ErrorBoundary>
    </SiteLayout>
  );
}

function Screen({ pathname }: { pathname: string }) {
  switch (screenAt(pathname)) {
    case 'landing':
      return (
        <VerifiedOnly>
          <pages.landing />
        </VerifiedOnly>
      );
    case 'info':
      return (
        <VerifiedOnly>
          <pages.info />
        </VerifiedOnly>
      );
    case 'policy':
      return <pages.policy />;
    case 'notFound':
      return <NotFoundPage />;
  }
}
