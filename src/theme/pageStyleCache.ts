import createCache, { type EmotionCache } from '@emotion/cache';
import { styleCache } from './styleCache.ts';

let cache: EmotionCache | undefined;
let gated: Promise<void> | undefined;

/**
 * How long a page waits for its styles, in ms; Emotion writes them sooner than a stalled network.
 */
const PATIENCE = 3000;

/**
 * Emotion's cache over the styles that the build wrote. It moves such style elements to where it
 * would insert them, which has the browser lay out the page anew: they are told to be there.
 */
export function pageStyleCache(): EmotionCache {
  if (cache) return cache;
  const before = document.querySelector('style[data-emotion^="css "]')?.previousElementSibling;
  cache = createCache(
    before instanceof HTMLElement ? { ...styleCache, insertionPoint: before } : styleCache,
  );
  return cache;
}

/**
 * Brings the styles of the pages behind the gate from the file that the build wrote. Emotion would
 * compile them while React shows such a page, and have a slow phone stand still. Resolves in any
 * case: what does not come, Emotion writes.
 */
export function gatedStyles(): Promise<void> {
  gated ??= fetchGatedStyles();
  return gated;
}

async function fetchGatedStyles() {
  const href = document.querySelector<HTMLElement>('[data-styles]')?.dataset['styles'];
  if (!href) return;
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
  const came = await new Promise<boolean>((settle) => {
    link.addEventListener('load', () => settle(true));
    link.addEventListener('error', () => settle(false));
    document.head.append(link);
    setTimeout(() => settle(false), PATIENCE);
  });
  // Late, it would overrule what Emotion has written by then.
  if (!came) link.remove();
  // The rules of a file that did not come may not even be asked for.
  const rules = came ? link.sheet?.cssRules : undefined;
  for (const rule of rules ?? []) {
    const name = /^\.css-(\w+)/.exec(selectorOf(rule))?.[1];
    if (name) pageStyleCache().inserted[name] = true;
  }
}

/** A media query has the selector of what is in it. */
function selectorOf(rule: CSSRule): string {
  if ('selectorText' in rule) return String(rule.selectorText);
  return rule instanceof CSSMediaRule && rule.cssRules[0] ? selectorOf(rule.cssRules[0]) : '';
}
