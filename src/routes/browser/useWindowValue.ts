import { useEffect, useState } from 'react';

/**
 * The value of `read`, updated after each scroll, resize and link within the page. It is `initial`
 * until the first frame, because reading while React updates the page would force a second layout.
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
