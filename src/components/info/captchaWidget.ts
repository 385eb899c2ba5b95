import 'altcha/external';
import 'altcha/altcha.css';
import { createChallenge, randomInt } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import Pbkdf2Worker from 'altcha/workers/pbkdf2?worker';

const ALGORITHM = 'PBKDF2/SHA-256';

$altcha.algorithms.set(ALGORITHM, () => new Pbkdf2Worker());

/**
 * Shows ALTCHA's widget in an element. The challenge is made here as well: nobody checks the
 * answer, so no server has to ask the question.
 */
export async function showCaptcha(place: HTMLElement): Promise<void> {
  const challenge = await createChallenge({
    algorithm: ALGORITHM,
    cost: 20_000,
    counter: randomInt(50, 100),
    deriveKey,
  });
  const widget = document.createElement('altcha-widget');
  widget.setAttribute('auto', 'off');
  widget.setAttribute('challenge', JSON.stringify(challenge));
  // Left alone, the widget records each key press, pointer and scroll on the page.
  const humanInteractionSignature = false;
  widget.setAttribute(
    'configuration',
    JSON.stringify({ hideFooter: true, hideLogo: true, humanInteractionSignature }),
  );
  // Its label says how the work goes. Live from the first step on: the arrival is not announced.
  widget.addEventListener('statechange', () => place.setAttribute('aria-live', 'polite'));
  place.replaceChildren(widget);
}
