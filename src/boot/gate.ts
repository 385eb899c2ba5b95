import { verifyAccessCode } from '../api/callSetupApi.ts';
import { readSite } from '../api/readSite.ts';
import { refetchPreloads } from '../api/refetchPreloads.ts';
import { readPendingCode } from '../auth/pendingCode.ts';
import {
  beginStoredCheck,
  readStoredCredentials,
  readStoredEmail,
} from '../auth/storedCredentials.ts';
import { hideOtherScreen } from './hideOtherScreen.ts';
import { holdEarlySubmits } from './holdEarlySubmits.ts';
import { preloadScripts, startAfterPaint } from './startAfterPaint.ts';
import { documentState } from '../rules/documentState.ts';

const SCRIPT_TIMEOUT_MS = 15_000;

// This is the inline script of the gate. It runs before the first paint, and sets attributes of
// <html> that choose what the prerendered gate shows (src/components/gate/shown.ts).
const html = document.documentElement;
const state = documentState(html);
const files = document.currentScript?.dataset;
const { loginHost, codeMinutes } = readSite();
const pendingCode = readPendingCode(codeMinutes, Date.now());

if (!hideOtherScreen(html)) {
  holdEarlySubmits(html);
  const isReturning = readStoredCredentials() !== undefined;
  // The script of the site renders the code step, so no form is shown before it.
  if (isReturning || pendingCode?.step === 'code') state.gate = 'checking';
  if (isReturning) returnVisit();
}

document.addEventListener('DOMContentLoaded', () => {
  const email = pendingCode?.email ?? readStoredEmail();
  const field = document.querySelector<HTMLInputElement>('#gate-email');
  if (field && email) field.defaultValue = email;
});
void startAfterPaint(files).then(watch);

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

/** Explains the problem if the site's script does not load, or loads without running. */
function watch(script: HTMLScriptElement): void {
  const explain = () => {
    state.script = 'missing';
    const button = document.querySelector<HTMLButtonElement>('[data-missing-script] button');
    if (button) button.onclick = () => window.location.reload();
    refetchPreloads();
  };
  const timer = setTimeout(explain, SCRIPT_TIMEOUT_MS);
  script.addEventListener('error', explain);
  script.addEventListener('load', () => {
    clearTimeout(timer);
    if (state.site === 'started') delete state.script;
    else explain();
  });
}
