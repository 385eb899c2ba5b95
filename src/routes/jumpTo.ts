/** How long a page may take to say where it is after a jump, in milliseconds. */
const SETTLING = 1_000;

/**
 * Scrolls the page at once; `top` is in pixels. A smooth scroll that is under way still draws a
 * last frame after that, so the page is sent again until it says that it has come to the place.
 * What takes the focus meanwhile calls that off, as a message does that has scrolled itself into
 * view, and so does what this returns.
 */
export function jumpTo(top: number): () => void {
  const jump = () => window.scrollTo({ top, behavior: 'instant' });
  const from = window.scrollY;
  jump();
  const reached = window.scrollY;
  const settled = new AbortController();
  const callOff = () => settled.abort();
  if (reached === from) return callOff;
  const { signal } = settled;
  const check = () => (Math.abs(window.scrollY - reached) < 1 ? callOff() : jump());
  window.addEventListener('scroll', check, { passive: true, signal });
  document.addEventListener('focusin', callOff, { signal });
  setTimeout(callOff, SETTLING);
  return callOff;
}
