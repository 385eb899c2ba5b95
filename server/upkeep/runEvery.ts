import { kindOf } from '../log.ts';
import type { Outcome } from '../outcomes.ts';
import type { RecordOutcome } from '../recorder.ts';

/** Runs a task immediately and then at an interval, but never twice at once. Records failures. */
export function runEvery(
  task: (signal: AbortSignal) => Promise<unknown>,
  every: number,
  name: Outcome<'failed_tasks'>,
  record: RecordOutcome,
): { stop: () => Promise<void> } {
  const stopping = new AbortController();
  const { signal } = stopping;
  let running: Promise<unknown> | undefined;
  const run = () => {
    running ??= task(signal)
      .catch((error: unknown) => {
        if (!signal.aborted) record('failed_tasks', name, { task: name, problem: kindOf(error) });
      })
      .finally(() => (running = undefined));
  };
  const timer = setInterval(run, every);
  run();
  return {
    stop: async () => {
      clearInterval(timer);
      stopping.abort();
      await running;
    },
  };
}
