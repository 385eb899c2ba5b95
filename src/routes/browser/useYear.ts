import { useSyncExternalStore } from 'react';

/** A timer cannot wait for longer, in milliseconds: about 24 days. */
const LONGEST_TIMER_MS = 2_147_483_647;

/**
 * The present year, also in a page that stays open over New Year. While a prerendered page
 * hydrates, the year of its build, as it says there.
 */
export function useYear(): number {
  return useSyncExternalStore(
    subscribe,
    () => new Date().getFullYear(),
    () => __BUILD_YEAR__,
  );
}

function subscribe(notify: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const wait = () => {
    const now = new Date();
    const newYear = new Date(now.getFullYear() + 1, 0).getTime();
    timer = setTimeout(
      () => {
        notify();
        wait();
      },
      Math.min(newYear - now.getTime(), LONGEST_TIMER_MS),
    );
  };
  wait();
  return () => clearTimeout(timer);
}
