import { useEffect, useState } from 'react';

/**
 * What `look` sees in the window, and sees again after each scroll, change of size and link within
 * the page.
 * @param look reads the page; the same function at every render.
 * @param before what is seen until the first frame: a look while React puts a page on the screen
 * would lay it out at once, and once more when the page is whole.
 */
export function useWindowLook<Seen>(look: () => Seen, before: Seen): Seen {
  const [seen, setSeen] = useState(before);
  useEffect(() => {
    const lookAgain = () => setSeen(look());
    const frame = requestAnimationFrame(lookAgain);
    const listening = new AbortController();
    const options = { passive: true, signal: listening.signal };
    for (const event of ['scroll', 'resize', 'hashchange'])
      window.addEventListener(event, lookAgain, options);
    return () => {
      cancelAnimationFrame(frame);
      listening.abort();
    };
  }, [look]);
  return seen;
}
