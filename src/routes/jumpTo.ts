/**
 * Scrolls the page at once; `top` is in pixels. Twice, as a smooth scroll that is under way still
 * draws its last frame after the first. The second one is called off by what takes the focus
 * meanwhile, as a message does that has scrolled itself into view, or by what this returns.
 */
export function jumpTo(top: number): () => void {
  const jump = () => window.scrollTo({ top, behavior: 'instant' });
  jump();
  let frame = requestAnimationFrame(() => {
    frame = requestAnimationFrame(jump);
  });
  const callOff = () => cancelAnimationFrame(frame);
  document.addEventListener('focusin', callOff, { once: true });
  return callOff;
}
