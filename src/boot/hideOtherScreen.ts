import { pagePath } from '../rules/pagePath.ts';

/** In milliseconds. If the site's script never runs, the wrong HTML is better than none. */
const SHOW_AFTER_MS = 8000;

/** Hides the page and returns true if the host has sent the HTML of another screen. */
export function hideOtherScreen(html: HTMLElement): boolean {
  const name = __SCREEN_NAMES__[pagePath(window.location.pathname)] ?? 'notFound';
  if (html.dataset['screen'] === name) return false;
  html.hidden = true;
  setTimeout(() => (html.hidden = false), SHOW_AFTER_MS);
  return true;
}
