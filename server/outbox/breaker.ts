import { isWithin, SECOND } from '../durations.ts';
import type { Facts } from '../log.ts';
import type { Outcome } from '../outcomes.ts';

const FAILURES_BEFORE_PAUSE = 5;
const PAUSE = 30 * SECOND;

/** Whether an attempt reached the receiver. `untried` means that no connection was attempted. */
export type Transport = 'up' | 'down' | 'untried';

/** Pauses delivery while the receiver is unavailable, so that retry delays do not grow. */
export function createBreaker({
  record,
  now,
}: {
  record: (outcome: Outcome<'mail_channel'>, facts: Facts) => void;
  now: () => number;
}) {
  let failures = 0;
  let pausedAt: number | undefined;
  const isOpen = () => failures >= FAILURES_BEFORE_PAUSE;

  return {
    /** True from the first pause until a job has reached the receiver. */
    isOpen,
    /** True while delivery must not try the next job. */
    isPaused: () => pausedAt !== undefined && isWithin(PAUSE, pausedAt, now()),
    record: (transport: Transport, problem: string) => {
      if (transport === 'untried') return;
      if (transport === 'up') {
        if (isOpen()) record('resumed', {});
        [failures, pausedAt] = [0, undefined];
        return;
      }
      failures += 1;
      if (!isOpen()) return;
      if (pausedAt === undefined) record('paused', { seconds: PAUSE / SECOND, problem });
      pausedAt = now();
    },
  };
}
