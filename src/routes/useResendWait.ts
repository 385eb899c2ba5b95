import { useCallback, useSyncExternalStore } from 'react';

/** Returns the seconds until a resend is possible; during hydration, 0 or `resendSeconds`. */
export function useResendWait(sentAt: number | undefined, resendSeconds: number): number {
  const left = () => secondsLeft(sentAt, resendSeconds, Date.now());
  const subscribe = useCallback(
    (notify: () => void) => {
      const timer = setInterval(() => {
        notify();
        if (secondsLeft(sentAt, resendSeconds, Date.now()) === 0) clearInterval(timer);
      }, 250);
      return () => clearInterval(timer);
    },
    [sentAt, resendSeconds],
  );
  return useSyncExternalStore(subscribe, left, () => (sentAt === undefined ? 0 : resendSeconds));
}

function secondsLeft(sentAt: number | undefined, resendSeconds: number, now: number): number {
  // If the clock was set back, the wait ends, because it could otherwise become much longer.
  if (sentAt === undefined || now < sentAt) return 0;
  return Math.max(Math.ceil(resendSeconds - (now - sentAt) / 1000), 0);
}
