/**
 * Enter pressed on a slow phone before the page's script runs is not lost: `boot.ts` holds the
 * submit and leaves this mark on the root element; the gate finds it once it can answer.
 */
const MARK = 'submitted';

/**
 * Holds every submit until the page can answer; the last one is remembered, unless who pressed
 * Enter types on.
 */
export function holdEarlySubmits(root: HTMLElement): void {
  document.addEventListener('submit', (event) => {
    if (root.dataset.early === 'done' || event.defaultPrevented) return;
    event.preventDefault();
    root.dataset.early = MARK;
  });
  document.addEventListener('input', () => {
    if (root.dataset.early === MARK) delete root.dataset.early;
  });
}

/** True once, when a submit was held; from then on submits reach the page. */
export function takeEarlySubmit(root: HTMLElement): boolean {
  const held = root.dataset.early === MARK;
  root.dataset.early = 'done';
  return held;
}
