/**
 * Moves focus to the heading of the page on screen, so that it is read out and Tab goes on from
 * there. Without `preventScroll` the page scrolls until the heading shows.
 */
export function focusHeading(options?: FocusOptions): void {
  const heading = document.querySelector<HTMLElement>('main h1');
  if (!heading) return;
  if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1;
  heading.focus(options);
}
