import { pagePath } from '../rules/pagePath.ts';

/** In milliseconds: any HTML is better than none without the site's script. */
const SHOW_AFTER_MS = 8000;

/** True when it hides another screen's HTML, which some static hosts send for unknown paths. */
export function hideOtherScreen(html: HTMLElement): boolean {
  const name = __SCREEN_NAMES__[pagePath(window.location.pathname)] ?? 'notFound';
  if (html.dataset['screen'] === name) return false;
  html.hidden = true;
  setTimeout(() => (html.hidden = false), SHOW_AFTER_MS);
  return true;
}
