import { pagePath } from '../rules/pagePath.ts';

/** After this time, in milliseconds, the wrong HTML is shown if no script has replaced it. */
const SHOW_AFTER_MS = 8000;

/** If the HTML is that of another screen, hides the page and returns true. */
export function hideOtherScreen(html: HTMLElement): boolean {
  const name = __SCREEN_NAMES__[pagePath(window.location.pathname)] ?? 'notFound';
  if (html.dataset['screen'] === name) return false;
  html.hidden = true;
  setTimeout(() => (html.hidden = false), SHOW_AFTER_MS);
  return true;
}
