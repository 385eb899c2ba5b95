import { verifyAccessCode } from '../api/callSetupApi.ts';
import { readSite } from '../api/readSite.ts';
import { readPendingCode } from '../auth/pendingCode.ts';
import {
  beginStoredCheck,
  readStoredCredentials,
  readStoredEmail,
} from '../auth/storedCredentials.ts';
import { hideOtherScreen } from './hideOtherScreen.ts';
import { holdEarlySubmits } from './holdEarlySubmits.ts';
import { removeScriptHelp, showScriptHelp } from './scriptHelp.ts';
import { preloadScripts, startAfterPaint, trusted } from './startAfterPaint.ts';

const SCRIPT_TIMEOUT_MS = 15_000;

// This is the inline script of the gate. Before the first paint, it selects the HTML to hydrate.
const files = document.currentScript?.dataset;
const { loginHost, codeMinutes } = readSite();
const pendingCode = readPendingCode(codeMinutes, Date.now());

if (!hideOtherScreen(document.documentElement)) {
  holdEarlySubmits(document.documentElement);
  if (readStoredCredentials()) {
    replaceRoot('checking');
    returnVisit();
  } else if (pendingCode?.step === 'code') {
    const [name = '', domain = ''] = pendingCode.email.split(/(?=@)/);
    const address = replaceRoot('code')?.querySelector('[data-address]');
    address?.replaceChildren(name, document.createElement('wbr'), domain);
  }
}

document.addEventListener('DOMContentLoaded', () => {
  document.querySelector('#root ~ #root')?.remove();
  const email = pendingCode?.email ?? readStoredEmail();
  const field = document.querySelector<HTMLInputElement>('#gate-email');
  if (field && email) field.defaultValue = email;
  void startAfterPaint(files).then(watch);
});

/** Inserts a new root; a style in src/render/pageDocument.ts then hides the old one. */
function replaceRoot(variant: 'checking' | 'code'): HTMLElement | undefined {
  const html = document.querySelector(`script[data-for="${variant}"]`);
  if (!html) return undefined;
  const root = document.createElement('div');
  root.id = 'root';
  root.dataset['gate'] = variant;
  root.innerHTML = trusted.createHTML(html.textContent);
  html.after(root);
  return root;
}

/** Starts the automatic verification for src/main.tsx, and fetches the page behind the gate. */
function returnVisit(): void {
  preloadScripts(files?.['page']);
  // Makes no call on localhost (docs/decisions/gate.md#g2) or in a page that the browser loads
  // speculatively (docs/decisions/server/calls.md#h4).
  if (window.location.hostname === 'localhost' || document.prerendering) return;
  window.storedCheck = beginStoredCheck({
    verifyAccessCode: (email, code) => verifyAccessCode(loginHost, email, code),
  });
}

function watch(script: HTMLScriptElement): void {
  const timer = setTimeout(showScriptHelp, SCRIPT_TIMEOUT_MS);
  script.addEventListener('error', showScriptHelp);
  script.addEventListener('load', () => {
    // An old browser may load the script without running it.
    if (document.documentElement.dataset['site'] !== 'started') {
      showScriptHelp();
      return;
    }
    clearTimeout(timer);
    removeScriptHelp();
  });
}
