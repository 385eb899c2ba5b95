import { useEffect, useState } from 'react';

/**
 * What `read` gives, read again after each scroll, change of size and link within the page.
 * @param read reads the page; the same function at every render.
 * @param initial counts until the first frame. Reading the page while React still changes it would
 * make the browser compute its layout twice.
 */
export function useWindowValue<Value>(read: () => Value, initial: Value): Value {
  const [value, setValue] = useState(initial);
  useEffect(() => {
    const update = () => setValue(read());
    const frame = requestAnimationFrame(update);
    const listening = new AbortController();
    const options = { passive: true, signal: listening.signal };
    for (const event of ['scroll', 'resize', 'hashchange'])
      window.addEventListener(event, update, options);
    return () => {
      cancelAnimationFrame(frame);
      listening.abort();
    };
  }, [read]);
  return value;
}
