import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { useLayoutEffect, type ReactNode } from 'react';

export interface SystemLookProps {
  /** True where the styles for reduced motion apply, whatever the system says. */
  lessMotion: boolean;
  /** True where the styles for more contrast apply, whatever the system says. */
  moreContrast: boolean;
  direction: 'ltr' | 'rtl';
  children: ReactNode;
}

/**
 * What a visitor's system sets, set from the toolbar instead: a page cannot change a media feature,
 * so its styles are written as if the feature were on. The tests set the real ones. Forced colors
 * are the browser's own paint, which no style is equal to, so they are not imitated.
 */
export function SystemLook({ lessMotion, moreContrast, direction, children }: SystemLookProps) {
  useLayoutEffect(() => {
    document.documentElement.dir = direction;
  }, [direction]);

  const cache = caches[`${lessMotion}-${moreContrast}`];
  return cache ? <CacheProvider value={cache}>{children}</CacheProvider> : children;
}

const LESS_MOTION = /\(prefers-reduced-motion: ?reduce\)/;
const MORE_CONTRAST = /\(prefers-contrast: ?more\)/;

const caches: Record<string, ReturnType<typeof createCache>> = {
  'true-false': cacheWith('still', LESS_MOTION),
  'false-true': cacheWith('strong', MORE_CONTRAST),
  'true-true': cacheWith('still-strong', LESS_MOTION, MORE_CONTRAST),
};

/** A cache of styles in which the rules for some media features always apply. */
function cacheWith(key: string, ...features: RegExp[]) {
  return createCache({
    key,
    stylisPlugins: [
      (rule) => {
        if (rule.type !== '@media') return;
        for (const feature of features) rule.value = rule.value.replace(feature, 'all');
      },
    ],
  });
}
