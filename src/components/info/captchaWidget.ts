import 'altcha/external';
import 'altcha/altcha.css';
import { createChallenge, randomInt } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import workerUrl from 'altcha/workers/pbkdf2?worker&url';

const ALGORITHM = 'PBKDF2/SHA-256';

// The content security policy allows worker URLs only from its named Trusted Types policies.
const rules = { createScriptURL: (url: string) => url };
const policy = window.trustedTypes?.createPolicy('captcha', rules) ?? rules;

$altcha.algorithms.set(
  ALGORITHM,
  () => new Worker(policy.createScriptURL(workerUrl), { type: 'module' }),
);

// The widget reads its attributes too late: it would first render the footer from text.
$altcha.defaults.set({
  hideFooter: true,
  hideLogo: true,
  // The default records every key press, pointer move and scroll on the page.
  humanInteractionSignature: false,
});

/**
 * Shows ALTCHA's widget in an element. The browser also creates the challenge: the answer is not
 * checked, so no server is involved (docs/decisions/form.md#f10).
 * @param onFailure called if the device cannot finish the work
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
  // Announces the progress that the label shows, but not the loading.
  widget.addEventListener('statechange', (event) => {
    slot.setAttribute('aria-live', 'polite');
    if ((event as CustomEvent<{ state: string }>).detail.state === 'error') onFailure();
  });
  slot.replaceChildren(widget);
}
