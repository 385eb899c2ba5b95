/** Fetches React Router and the site that it leads; once, however often it is called. */
export const loadRouter = () => import('./RoutedSite.tsx');

/** The same ahead of its need. If it fails, who needs it tries again. */
export const preloadRouter = () => void loadRouter().catch(() => undefined);
