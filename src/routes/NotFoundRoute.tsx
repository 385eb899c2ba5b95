import { NotFoundPage } from '../components/fallback/NotFoundPage.tsx';
import { pages } from '../content/pages.ts';
import { PageMeta } from './PageMeta.tsx';

/** The page for unknown paths, with its title. */
export function NotFoundRoute() {
  return (
    <>
      <PageMeta {...pages.notFound} />
      <NotFoundPage />
    </>
  );
}
