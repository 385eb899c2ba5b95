import { lazy, type ComponentType } from 'react';
import { drawings, orangePage } from '../content/drawings.ts';
import type { pages } from '../content/pages.ts';
import { pagePath } from '../rules/pagePath.ts';
import { NotFoundRoute } from './NotFoundRoute.tsx';
import { recoverFromMissingFile } from './recoverFromMissingFile.ts';

export interface Screen {
  readonly name: Exclude<keyof typeof pages, 'gate' | 'error'>;
  /** `/*` matches every path that no other screen has. */
  readonly path: string;
  /** Where the build writes the prerendered page, below `dist/site`. */
  readonly file: string;
  /** True if search results may include the page (docs/decisions/pages.md#p6). */
  readonly indexed: boolean;
  /** True if the page fills the window; its main part and footer then appear together. */
  readonly fillsWindow: boolean;
  /** True if only verified visitors see the page. The build prerenders the gate instead. */
  readonly gated: boolean;
  /** The module of its page, which the build uses to preload the script. */
  readonly module?: string;
  readonly Page: ComponentType;
  /** Fetches the file of the page early. Never rejects. */
  readonly preload?: () => Promise<unknown>;
}

/** Every screen except `notFound` (specification, section 2). Add a row for a new page. */
export const screens: readonly Screen[] = [
  lazyScreen(
    {
      name: 'landing',
      path: '/',
      gated: true,
      indexed: true,
      fillsWindow: true,
    },
    async () => (await import('./LandingRoute.tsx')).LandingRoute,
  ),
  lazyScreen(
    {
      name: 'info',
      path: '/info',
      gated: true,
      indexed: false,
      fillsWindow: true,
    },
    async () => (await import('./InfoRoute.tsx')).InfoRoute,
  ),
  lazyScreen(
    {
      name: 'policy',
      path: '/privacy-policy',
      gated: false,
      indexed: true,
      fillsWindow: false,
    },
    async () => (await import('./PolicyRoute.tsx')).PolicyRoute,
  ),
];

export const notFound: Screen = {
  name: 'notFound',
  path: '/*',
  gated: false,
  file: '404.html',
  indexed: false,
  fillsWindow: true,
  Page: NotFoundRoute,
};

/** Returns the screen at a path, as our server does (docs/decisions/pages.md#p5). */
export function screenAt(pathname: string): Screen {
  return screens.find(({ path }) => path === pagePath(pathname)) ?? notFound;
}

/** Preloads the page at `pathname`, then pictures and the other pages behind the gate. */
export async function preloadGated(pathname: string): Promise<void> {
  await screenAt(pathname).preload?.();
  for (const src of [drawings.tower, orangePage]) new Image().src = src;
  for (const { gated, preload } of screens) if (gated) void preload?.();
}

type Row = Pick<Screen, 'name' | 'path' | 'indexed' | 'fillsWindow' | 'gated'>;

/** A screen whose page has a file of its own, which is fetched when the page is first shown. */
function lazyScreen(row: Row, load: () => Promise<ComponentType>): Screen {
  const { name, path } = row;
  return {
    ...row,
    file: `${path}/index.html`.replace(/^\/+/, ''),
    module: `src/routes/${name.charAt(0).toUpperCase()}${name.slice(1)}Route.tsx`,
    Page: lazy(async () => ({ default: await load().catch(recoverFromMissingFile) })),
    preload: () => load().catch(() => undefined),
  };
}
