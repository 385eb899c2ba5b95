import { gatedStyles } from '../theme/pageStyleCache.ts';
import { lazyPage } from './lazyPage.tsx';
import { preloadRouter } from './loadRouter.ts';
import { screenAt } from './paths.ts';
import { whenIdle } from './browser/whenIdle.ts';

/** The pages that are files of their own in the build; the others are part of the site's script. */
export const pages = {
  landing: lazyPage(async () => (await styled(import('./LandingRoute.tsx'))).LandingRoute),
  info: lazyPage(async () => (await styled(import('./info/InfoRoute.tsx'))).InfoRoute),
  policy: lazyPage(async () => (await import('./PolicyRoute.tsx')).PolicyRoute),
};

/** A page behind the gate, and its styles. */
async function styled<Page>(page: Promise<Page>): Promise<Page> {
  const [loaded] = await Promise.all([page, __PRERENDERED__ && gatedStyles()]);
  return loaded;
}

/** Fetches what an address shows to a visitor before anything is verified. */
export async function preloadEntry(pathname: string): Promise<void> {
  if (screenAt(pathname) === 'policy') await pages.policy.preload();
}

/**
 * Fetches both pages behind the gate: the one at the address, and the other when nothing else is
 * due. The landing page leads on to the form, so there the router comes, too.
 */
export async function preloadGated(pathname: string): Promise<void> {
  const [first, second] =
    screenAt(pathname) === 'info' ? [pages.info, pages.landing] : [pages.landing, pages.info];
  await first.preload();
  whenIdle(() => {
    void second.preload();
    if (second === pages.info) preloadRouter();
  });
}
