import { kindOf, type Log } from '../log.ts';

/** Runs a task immediately and then at an interval, but never twice at once. Logs failures. */
export function runEvery(
  task: (signal: AbortSignal) => Promise<unknown>,
  every: number,
  name: string,
  log: Log,
): { stop: () => Promise<void> } {
  const stopping = new AbortController();
  const { signal } = stopping;
  let running: Promise<unknown> | undefined;
  const run = () => {
    running ??= task(signal)
      .catch((error: unknown) => {
        if (!signal.aborted) log('error', 'taskFailed', { task: name, problem: kindOf(error) });
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
