import 'altcha/external';
import 'altcha/altcha.css';
import { createChallenge, randomInt } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import workerUrl from 'altcha/workers/pbkdf2?worker&url';

const ALGORITHM = 'PBKDF2/SHA-256';

// The content security policy lets only named policies make the URL of a worker.
const rules = { createScriptURL: (url: string) => url };
const policy = window.trustedTypes?.createPolicy('captcha', rules) ?? rules;

$altcha.algorithms.set(
  ALGORITHM,
  () => new Worker(policy.createScriptURL(workerUrl), { type: 'module' }),
);

// Not as an attribute of the widget, which is read late: it would first make the footer from text.
$altcha.defaults.set({
  hideFooter: true,
  hideLogo: true,
  // On by default, this records every key press, pointer move and scroll on the page.
  humanInteractionSignature: false,
});

/**
 * Shows ALTCHA's widget in an element. The challenge is made here too: the answer is not checked,
 * so no server takes part (docs/decisions/form.md#f10).
 * @param onFailure is called when the device cannot finish the work
 */
export async function showCaptcha(slot: HTMLElement, onFailure: () => void): Promise<void> {
  const challenge = await createChallenge({
    algorithm: ALGORITHM,
    cost: 20_000,
    counter: randomInt(50, 100),
    deriveKey,
  });
  const widget = document.createElement('altcha-widget');
  widget.setAttribute('auto', 'off');
  widget.setAttribute('challenge', JSON.stringify(challenge));
  // The label shows the progress. Set late, so that the loading itself is not announced.
  widget.addEventListener('statechange', (event) => {
    slot.setAttribute('aria-live', 'polite');
    if ((event as CustomEvent<{ state: string }>).detail.state === 'error') onFailure();
  });
  slot.replaceChildren(widget);
}
