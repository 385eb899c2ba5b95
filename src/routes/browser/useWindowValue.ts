import { useEffect, useState } from 'react';

/**
 * What `read` gives, read again after each scroll, resize and link within the page. `initial`
 * counts until the first frame: reading while React changes the page would cost a second layout.
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
