import { documentState } from '../rules/documentState.ts';

/** Holds a submit until hydration. `data-early` then makes the site's script submit the form. */
export function holdEarlySubmits(html: HTMLElement): void {
  const state = documentState(html);
  document.addEventListener('submit', (event) => {
    if (state.early === 'done' || event.defaultPrevented) return;
    event.preventDefault();
    state.early = 'submitted';
  });
  document.addEventListener('input', () => {
    if (state.early === 'submitted') delete state.early;
  });
}
