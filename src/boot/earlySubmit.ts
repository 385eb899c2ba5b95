const SUBMITTED = 'submitted';

/**
 * Keeps an Enter that is pressed before the site's script runs: the submit is held and marked on
 * the root element. Who types on has not finished, so the mark goes.
 */
export function holdEarlySubmits(root: HTMLElement): void {
  document.addEventListener('submit', (event) => {
    if (root.dataset.early === 'done' || event.defaultPrevented) return;
    event.preventDefault();
    root.dataset.early = SUBMITTED;
  });
  document.addEventListener('input', () => {
    if (root.dataset.early === SUBMITTED) delete root.dataset.early;
  });
}

/** True once, when a submit was held; from then on submits reach the page. */
export function takeEarlySubmit(root: HTMLElement): boolean {
  const held = root.dataset.early === SUBMITTED;
  root.dataset.early = 'done';
  return held;
}
