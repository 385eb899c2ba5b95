import { pagePath } from '../rules/pagePath.ts';

/** In milliseconds: any HTML is better than none without the site's script. */
const SHOW_AFTER_MS = 8000;

/**
 * Hides the HTML of another screen, which some static hosts send for a path that they do not know.
 * The site's script replaces it. True when it hides the HTML.
 */
export function hideOtherScreen(html: HTMLElement): boolean {
  const name = __SCREEN_NAMES__[pagePath(window.location.pathname)] ?? 'notFound';
  if (html.dataset['screen'] === name) return false;
  html.hidden = true;
  setTimeout(() => (html.hidden = false), SHOW_AFTER_MS);
  return true;
}
