import { pagePath } from '../rules/pagePath.ts';

/** In milliseconds: if the site's script never runs, any HTML is better than none. */
const SHOW_AFTER_MS = 8000;

/** Hides another screen's HTML, which some hosting services send for unknown paths; true if so. */
export function hideOtherScreen(html: HTMLElement): boolean {
  const name = __SCREEN_NAMES__[pagePath(window.location.pathname)] ?? 'notFound';
  if (html.dataset['screen'] === name) return false;
  html.hidden = true;
  setTimeout(() => (html.hidden = false), SHOW_AFTER_MS);
  return true;
}
