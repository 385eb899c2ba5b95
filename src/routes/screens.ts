import type { ComponentType } from 'react';
import { NotFoundPage } from '../components/fallback/NotFoundPage.tsx';
import { drawings, orangePage } from '../content/drawings.ts';
import type { pages } from '../content/pages.ts';
import { pagePath } from '../rules/pagePath.ts';
import { lazyPage } from './lazyPage.ts';

export interface Screen {
  /** Its title and description stand in `pages` under this name. */
  readonly name: Exclude<keyof typeof pages, 'gate' | 'error'>;
  /** `/*` stands for every path that no other screen has. */
  readonly path: string;
  readonly file: string;
  /** True where search engines may list the page (docs/decisions/pages.md#p6). */
  readonly indexed: boolean;
  /** True where header, page and footer share the height of the window: shown when all has come. */
  readonly fillsWindow: boolean;
  /** True for a page that only verified visitors see; the build writes the gate in its place. */
  readonly gated: boolean;
  /** The module that `Page` imports; its file is fetched early where the page will be shown. */
  readonly module?: string;
  readonly Page: ComponentType;
  /** Absent for a page in the site's script. */
  readonly preload?: () => Promise<void>;
}

/** Every screen of the site (specification, section 2). A new page is a row here. */
export const screens: readonly Screen[] = [
  {
    name: 'landing',
    path: '/',
    gated: true,
    file: 'index.html',
    indexed: true,
    fillsWindow: true,
    module: 'src/routes/LandingRoute.tsx',
    ...lazyPage(async () => (await import('./LandingRoute.tsx')).LandingRoute),
  },
  {
    name: 'info',
    path: '/info',
    gated: true,
    file: 'info/index.html',
    indexed: false,
    fillsWindow: true,
    module: 'src/routes/InfoRoute.tsx',
    ...lazyPage(async () => (await import('./InfoRoute.tsx')).InfoRoute),
  },
  {
    name: 'policy',
    path: '/privacy-policy',
    gated: false,
    file: 'privacy-policy/index.html',
    indexed: true,
    fillsWindow: false,
    module: 'src/routes/PolicyRoute.tsx',
    ...lazyPage(async () => (await import('./PolicyRoute.tsx')).PolicyRoute),
  },
];

export const notFound: Screen = {
  name: 'notFound',
  path: '/*',
  gated: false,
  file: '404.html',
  indexed: false,
  fillsWindow: true,
  Page: NotFoundPage,
};

/** Case counts, one trailing slash does not, as on the server (docs/decisions/pages.md#p5). */
export function screenAt(pathname: string): Screen {
  const path = pagePath(pathname);
  return screens.find((screen) => screen.path === path) ?? notFound;
}

/** Fetches this page, then the others behind the gate, and drawings for which React would wait. */
export async function preloadGated(pathname: string): Promise<void> {
  await screenAt(pathname).preload?.();
  for (const src of [drawings.tower, orangePage]) new Image().src = src;
  for (const { gated, preload } of screens) if (gated) void preload?.();
}
