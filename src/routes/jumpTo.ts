/**
 * Scrolls the page at once; `top` is in pixels. Twice, as a smooth scroll that is under way still
 * draws its last frame after the first. Returns what calls the second one off.
 */
export function jumpTo(top: number): () => void {
  const jump = () => window.scrollTo({ top, behavior: 'instant' });
  jump();
  let frame = requestAnimationFrame(() => {
    frame = requestAnimationFrame(jump);
  });
  return () => cancelAnimationFrame(frame);
}
