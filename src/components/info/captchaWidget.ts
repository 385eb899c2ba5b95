import 'altcha/external';
import 'altcha/altcha.css';
import { createChallenge, randomInt } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import workerUrl from 'altcha/workers/pbkdf2?worker&url';
import { infoForm } from '../../content/infoForm.ts';

const ALGORITHM = 'PBKDF2/SHA-256';

// The content security policy allows worker URLs only from Trusted Types policies that it names.
const rules = { createScriptURL: (url: string) => url };
const policy = globalThis.trustedTypes?.createPolicy('captcha', rules) ?? rules;

$altcha.algorithms.set(
  ALGORITHM,
  () => new Worker(policy.createScriptURL(workerUrl), { type: 'module' }),
);

// Sets defaults instead of attributes, which the widget reads only after rendering its footer.
$altcha.defaults.set({
  hideFooter: true,
  hideLogo: true,
  // By default, the widget records every key press, pointer move and scroll on the page.
  humanInteractionSignature: false,
});

$altcha.i18n.set('en', { ...$altcha.i18n.get('en'), label: infoForm.captcha });

/** Shows ALTCHA's widget in `slot`. Calls `onFailure` if the widget reports an error. */
export async function showCaptcha(slot: HTMLElement, onFailure: () => void): Promise<void> {
  // A server need not create the challenge, because it never gets the answer
  // (docs/decisions/form.md#f10).
  const challenge = await createChallenge({
    algorithm: ALGORITHM,
    cost: 20_000,
    counter: randomInt(50, 100),
    deriveKey,
  });
  const widget = slot.ownerDocument.createElement('altcha-widget');
  widget.setAttribute('auto', 'off');
  widget.setAttribute('challenge', JSON.stringify(challenge));
  // Screen readers announce the progress in the label, but not that the widget has loaded.
  widget.addEventListener('statechange', (event) => {
    slot.setAttribute('aria-live', 'polite');
    if ((event as CustomEvent<{ state: string }>).detail.state === 'error') onFailure();
  });
  // The result is never checked, but the widget would mark its checkbox as required and invalid.
  new MutationObserver(() => {
    for (const input of slot.querySelectorAll<HTMLInputElement>('input:required, [aria-invalid]')) {
      input.required = false;
      input.removeAttribute('aria-invalid');
    }
  }).observe(slot, {
    subtree: true,
    childList: true,
    attributeFilter: ['required', 'aria-invalid'],
  });
  slot.replaceChildren(widget);
}
