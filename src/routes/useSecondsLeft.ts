import { useCallback, useSyncExternalStore } from 'react';

/** Counts down the seconds after a code was sent. During hydration, all of them are left. */
export function useSecondsLeft(sentAt: number | undefined, seconds: number): number {
  const left = () => secondsLeft(sentAt, seconds, Date.now());
  const subscribe = useCallback(
    (notify: () => void) => {
      const timer = setInterval(() => {
        notify();
        if (secondsLeft(sentAt, seconds, Date.now()) === 0) clearInterval(timer);
      }, 250);
      return () => clearInterval(timer);
    },
    [sentAt, seconds],
  );
  return useSyncExternalStore(subscribe, left, () => (sentAt === undefined ? 0 : seconds));
}

function secondsLeft(sentAt: number | undefined, seconds: number, now: number): number {
  // If the clock was set back, the wait ends, because it could otherwise become much longer.
  if (sentAt === undefined || now < sentAt) return 0;
  return Math.max(Math.ceil(seconds - (now - sentAt) / 1000), 0);
}
