const SUBMITTED = 'submitted';

/** Marks the root element when Enter is pressed before the site's script runs. */
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
