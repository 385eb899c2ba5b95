import { readPendingCode } from '../auth/pendingCode.ts';
import { readStoredCredentials, readStoredEmail } from '../auth/storedCredentials.ts';
import { missingScript } from '../content/withoutScript.ts';
import { hasStarted } from './hasStarted.ts';
import { holdEarlySubmits } from './earlySubmit.ts';
import { startAfterPaint } from './startAfterPaint.ts';

/** How long the site's script may take until the page says that it did not arrive, in ms. */
const PATIENCE = 15_000;

/**
 * The inline script of the pages with a gate. It stands before the page's root and runs before the
 * first paint, with the rules by which the site will read the same storage, so that what it shows
 * is what hydrates.
 */
const files = document.currentScript?.dataset;
const pending = readPendingCode(__SETUP_PROMISES__.codeMinutes, Date.now());

/** Set while the help is shown. */
let takeHelpAway: (() => void) | undefined;

holdEarlySubmits(document.documentElement);
if (readStoredCredentials()) showInstead('checking');
else if (pending?.step === 'code') showInstead('code')?.replaceChildren(pending.email);

document.addEventListener('DOMContentLoaded', () => {
  document.querySelector('#root ~ #root')?.remove();
  const email = pending?.email ?? readStoredEmail();
  const field = document.querySelector<HTMLInputElement>('#gate-email');
  if (field && email) field.defaultValue = email;
  void startAfterPaint(files).then((script) => {
    // A file can hang, too; one that is only late finds the page as it was.
    const late = setTimeout(showHelp, PATIENCE);
    script.addEventListener('error', showHelp);
    script.addEventListener('load', () => {
      // It comes to browsers that cannot run it, too.
      if (!hasStarted(document.documentElement)) {
        showHelp();
        return;
      }
      clearTimeout(late);
      takeHelpAway?.();
    });
  });
});

/**
 * Puts a root with the other content before the one that is about to be parsed, which the style
 * sheet then hides. Returns the place of the address in it.
 */
function showInstead(content: string): Element | null | undefined {
  const html = document.querySelector(`script[data-for="${content}"]`);
  if (!html) return undefined;
  const root = document.createElement('div');
  root.id = 'root';
  root.innerHTML = html.textContent;
  html.after(root);
  return root.querySelector('[data-address]');
}

/**
 * The page stays as it is, and cannot answer: above it stands what is shown where no script runs.
 */
function showHelp(): void {
  const help = document.querySelector('noscript');
  if (!help) return;
  const waiting = document.querySelector('[role="progressbar"]')?.parentElement;
  if (waiting) waiting.style.display = 'none';
  const notice = document.createElement('div');
  notice.className = 'help';
  notice.role = 'alert';
  const [what, again] = missingScript;
  notice.innerHTML = `${what} <a href="">${again}</a>. ${help.textContent}`;
  help.replaceWith(notice);
  takeHelpAway = () => {
    notice.remove();
    waiting?.style.removeProperty('display');
  };
}
