/** Holds a submit until hydration. `data-early` then makes the site's script submit the form. */
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
