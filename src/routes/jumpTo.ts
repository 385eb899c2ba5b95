/** How long a scroll that was under way may still draw frames of its own, in milliseconds. */
const LATE_FRAMES = 300;

/** What says that the visitor, or a message that scrolled itself into view, goes elsewhere. */
const GOES_ON = ['focusin', 'keydown', 'pointerdown', 'click', 'wheel', 'popstate'];

/**
 * Scrolls the page at once; `top` is in pixels. A smooth scroll that is under way may still draw
 * frames after that: those, nearer to where the page was than to where it is sent, are undone for
 * a moment, until the visitor goes on or what this returns is called.
 */
export function jumpTo(top: number): () => void {
  const from = window.scrollY;
  const jump = () => window.scrollTo({ top, behavior: 'instant' });
  const undo = () => {
    const at = window.scrollY;
    if (Math.abs(at - from) < Math.abs(at - top)) jump();
  };
  const over = new AbortController();
  const { signal } = over;
  const callOff = () => over.abort();
  // Heard on the way down: the click that led here does not call it off on its way up.
  const listening = { capture: true, passive: true, signal };
  window.addEventListener('scroll', undo, listening);
  for (const event of GOES_ON) window.addEventListener(event, callOff, listening);
  setTimeout(callOff, LATE_FRAMES);
  jump();
  return callOff;
}
