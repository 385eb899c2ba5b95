/** Prevents submits before the site's script runs. `data-early` makes that script submit later. */
export function holdEarlySubmits(html: HTMLElement): void {
  document.addEventListener('submit', (event) => {
    if (html.dataset['early'] === 'done' || event.defaultPrevented) return;
    event.preventDefault();
    html.dataset['early'] = 'submitted';
  });
  document.addEventListener('input', () => {
    if (html.dataset['early'] === 'submitted') delete html.dataset['early'];
  });
}
