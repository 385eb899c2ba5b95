import type { Store, Transaction } from './Store.ts';

/**
 * Work that waits for its group. Once it has run, its caller is told that it is done, or has
 * failed.
 */
export interface Job {
  run: (sql: Transaction) => Promise<void>;
  done: () => void;
  failed: (error: unknown) => void;
}

/**
 * Has work wait for the others that arrive in the same turn of the event loop. `runGroup` takes
 * jobs from the front of those that wait, and is called again when it has ended and some are left.
 */
export function inGroups(runGroup: (waiting: Job[]) => Promise<void>): Store['write'] {
  const waiting: Job[] = [];
  let scheduled = false;

  const schedule = () => {
    if (scheduled || waiting.length === 0) return;
    scheduled = true;
    // After the poll phase: every call that this turn of the loop has read joins the group.
    setImmediate(() => {
      void runGroup(waiting).finally(() => {
        scheduled = false;
        schedule();
      });
    });
  };

  return (work) =>
    new Promise((resolve, reject) => {
      let settle = () => {};
      waiting.push({
        run: async (statements) => {
          const result = await work(statements);
          settle = () => resolve(result);
        },
        done: () => settle(),
        failed: reject,
      });
      schedule();
    });
}
