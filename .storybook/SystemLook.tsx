import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { useLayoutEffect, type ReactNode } from 'react';

export interface SystemLookProps {
  /** True where the styles for reduced motion apply, whatever the system says. */
  lessMotion: boolean;
  /** True where the page emulates forced colors and the styles for them apply. */
  forcedColors: boolean;
  direction: 'ltr' | 'rtl';
  children: ReactNode;
}

/**
 * What a visitor's system sets, set from the toolbar instead: a page cannot change a media feature,
 * so its styles are written as if the feature were on. The tests set the real ones.
 */
export function SystemLook({ lessMotion, forcedColors, direction, children }: SystemLookProps) {
  useLayoutEffect(() => {
    document.documentElement.dir = direction;
  }, [direction]);
  useLayoutEffect(() => (forcedColors ? emulateForcedColors() : undefined), [forcedColors]);

  const cache = caches[`${lessMotion}-${forcedColors}`];
  return cache ? <CacheProvider value={cache}>{children}</CacheProvider> : children;
}

const LESS_MOTION = /\(prefers-reduced-motion: ?reduce\)/;
const FORCED_COLORS = /\(forced-colors: ?active\)/;

const caches: Record<string, ReturnType<typeof createCache>> = {
  'true-false': cacheWith('still', LESS_MOTION),
  'false-true': cacheWith('forced', FORCED_COLORS),
  'true-true': cacheWith('still-forced', LESS_MOTION, FORCED_COLORS),
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

/** System colors on every element that keeps none of its own; a clear ground stays clear. */
const SYSTEM_COLORS = `
  [data-forced], [data-forced]::before, [data-forced]::after {
    color: CanvasText !important;
    border-color: currentColor !important;
    box-shadow: none !important;
  }
  [data-forced='ground'] { background-color: Canvas !important }
  a[data-forced], a[data-forced] [data-forced] { color: LinkText !important }
  button[data-forced] { color: ButtonText !important }
  button[data-forced='ground'] { background-color: ButtonFace !important }
  input[data-forced], textarea[data-forced], select[data-forced] { color: FieldText !important }
`;

/** Emulates forced colors on the page, and on what appears there later. Returns the undo. */
function emulateForcedColors() {
  const style = document.createElement('style');
  style.textContent = SYSTEM_COLORS;
  const observer = new MutationObserver(markColors);
  document.head.append(style);
  observer.observe(document.body, { childList: true, subtree: true });
  markColors();
  return () => {
    observer.disconnect();
    style.remove();
    for (const element of document.querySelectorAll('[data-forced]'))
      element.removeAttribute('data-forced');
  };
}

function markColors() {
  for (const element of document.querySelectorAll('body, body *:not([data-forced])')) {
    const { forcedColorAdjust, backgroundColor } = getComputedStyle(element);
    if (forcedColorAdjust === 'none') continue;
    const clear = /rgba\(.*, 0\)/.test(backgroundColor);
    element.setAttribute('data-forced', clear ? 'text' : 'ground');
  }
}
