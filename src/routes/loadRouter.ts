/** Fetches React Router; once, however often it is called. */
export const loadRouter = () => import('./SiteRouter.tsx');

/** The same ahead of its need. If it fails, who needs it tries again. */
export const preloadRouter = () => void loadRouter().catch(() => undefined);
