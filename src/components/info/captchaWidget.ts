import 'altcha/external';
import 'altcha/altcha.css';
import { createChallenge, randomInt } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import Pbkdf2Worker from 'altcha/workers/pbkdf2?worker';

const ALGORITHM = 'PBKDF2/SHA-256';

$altcha.algorithms.set(ALGORITHM, () => new Pbkdf2Worker());

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
  // On by default, this records every key press, pointer move and scroll on the page.
  const humanInteractionSignature = false;
  widget.setAttribute(
    'configuration',
    JSON.stringify({ hideFooter: true, hideLogo: true, humanInteractionSignature }),
  );
  // The label shows the progress. Set late, so that the loading itself is not announced.
  widget.addEventListener('statechange', (event) => {
    slot.setAttribute('aria-live', 'polite');
    if ((event as CustomEvent<{ state: string }>).detail.state === 'error') onFailure();
  });
  slot.replaceChildren(widget);
}
