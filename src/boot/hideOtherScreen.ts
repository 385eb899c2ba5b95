import { pagePath } from '../rules/pagePath.ts';
import { documentState } from '../rules/documentState.ts';

/** After this time, in milliseconds, the wrong HTML is shown if no script has replaced it. */
const SHOW_AFTER_MS = 8000;

/** If a static host serves the HTML of another screen, hides the page and returns true. */
export function hideOtherScreen(html: HTMLElement): boolean {
  const { path } = documentState(html);
  // A host serves the not-found page, whose path is /*, only where no other page fits.
  if (path === '/*' || path === pagePath(window.location.pathname)) return false;
  html.hidden = true;
  setTimeout(() => (html.hidden = false), SHOW_AFTER_MS);
  return true;
}
