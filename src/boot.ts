import { readPendingCode } from './auth/pendingCode.ts';
import { readStoredCredentials, readStoredEmail } from './auth/storedCredentials.ts';
import { holdEarlySubmits } from './routes/earlySubmit.ts';

/**
 * The one inline script. It stands before the page's root and runs before the first paint, with the
 * rules by which the site will read the same storage, so that what it shows is what hydrates.
 * The site's own script starts after the first paint.
 */
const files = document.currentScript?.dataset ?? {};
const pending = readPendingCode(__SETUP_PROMISES__.codeMinutes, Date.now());

holdEarlySubmits(document.documentElement);
if (readStoredCredentials()) showInstead('checking');
else if (pending?.step === 'code') showInstead('code')?.replaceChildren(pending.email);

document.addEventListener('DOMContentLoaded', () => {
  document.querySelector('#root ~ #root')?.remove();
  const email = pending?.email ?? readStoredEmail();
  const field = document.querySelector<HTMLInputElement>('#gate-email');
  if (field && email) field.defaultValue = email;
  afterPaint(loadSite);
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

function afterPaint(task: () => void) {
  // A tab in the background paints nothing.
  if (document.visibilityState === 'hidden') task();
  else requestAnimationFrame(() => setTimeout(task));
}

function loadSite() {
  for (const href of files.preload?.match(/\S+/g) ?? []) {
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'modulepreload', href }),
    );
  }
  const script = document.createElement('script');
  document.head.append(Object.assign(script, { type: 'module', src: files.entry }));
}
