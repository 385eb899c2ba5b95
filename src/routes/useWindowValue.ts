import { useEffect, useState } from 'react';

/** Returns `read()`, updated on scroll, resize and hash change; `initial` in the first frame. */
export function useWindowValue<Value>(read: () => Value, initial: Value): Value {
  const [value, setValue] = useState(initial);
  useEffect(() => {
    const update = () => setValue(read());
    // Reading during a React update would force a second layout.
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
