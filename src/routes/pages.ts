import { lazyPage } from './lazyPage.tsx';
import { isGated, screenAt } from './paths.ts';

/** The pages, each a file of its own in the build. */
export const pages = {
  gate: lazyPage(async () => (await import('./GateRoute.tsx')).GateRoute),
  landing: lazyPage(async () => (await import('./LandingRoute.tsx')).LandingRoute),
  info: lazyPage(async () => (await import('./InfoRoute.tsx')).InfoRoute),
  policy: lazyPage(async () => (await import('./PolicyRoute.tsx')).PolicyRoute),
  notFound: lazyPage(async () => (await import('../components/NotFoundPage.tsx')).NotFoundPage),
};

/** Fetches what an address shows to a visitor before anything is verified. */
export function preloadEntry(pathname: string): Promise<void> {
  const screen = screenAt(pathname);
  return isGated(screen) ? pages.gate.preload() : pages[screen].preload();
}

/** Fetches both pages behind the gate, the one at the address first. */
export async function preloadGated(pathname: string): Promise<void> {
  const [first, second] =
    screenAt(pathname) === 'info' ? [pages.info, pages.landing] : [pages.landing, pages.info];
  await first.preload();
  await second.preload();
}
