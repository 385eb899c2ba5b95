import { setTimeout as delay } from 'node:timers/promises';
import type { DatabaseSync } from 'node:sqlite';
import type { Store, Transaction } from './Store.ts';

// Bounds how long the first write of a group waits.
const GROUP_SIZE = 256;
/** How long to wait for a file that another process has locked. */
export const BUSY_TIMEOUT_MS = 5000;
const BUSY_RETRY_MS = 25;
const SQLITE_BUSY = 5;

interface Job {
  run: () => Promise<void>;
  done: () => void;
  failed: (error: unknown) => void;
}

/**
 * Has writes that arrive together share one transaction and one fsync. Where one of a group throws,
 * each of them runs again in a transaction of its own.
 */
export function groupCommit(database: DatabaseSync, sql: Transaction): Store['write'] {
  const waiting: Job[] = [];
  let isScheduled = false;
  /** How many jobs at the front have failed as a group, and now run one by one. */
  let retried = 0;

  const commitGroup = async () => {
    let group: Job[] = [];
    try {
      await begin(database);
      group = waiting.splice(0, retried > 0 ? 1 : GROUP_SIZE);
      retried = Math.max(0, retried - 1);
      for (const job of group) await job.run();
      database.exec('COMMIT');
      for (const job of group) job.done();
    } catch (error) {
      rollBack(database);
      if (group.length > 1) {
        waiting.unshift(...group);
        retried = group.length;
        return;
      }
      // If BEGIN failed, fail all waiting writes now; each would time out in turn.
      for (const job of group.length > 0 ? group : waiting.splice(0)) job.failed(error);
    }
  };

  const schedule = () => {
    if (isScheduled || waiting.length === 0) return;
    isScheduled = true;
    // After the poll phase: every call that this turn of the loop has read joins the group.
    setImmediate(() => {
      void commitGroup().finally(() => {
        isScheduled = false;
        schedule();
      });
    });
  };

  return (work) =>
    new Promise((resolve, failed) => {
      let done = () => {};
      const run = async () => {
        const result = await work(sql);
        done = () => resolve(result);
      };
      waiting.push({ run, done: () => done(), failed });
      schedule();
    });
}

async function begin(database: DatabaseSync): Promise<void> {
  const last = performance.now() + BUSY_TIMEOUT_MS;
  for (;;) {
    try {
      database.exec('BEGIN IMMEDIATE');
      return;
    } catch (error) {
      if (!isBusy(error) || performance.now() > last) throw error;
    }
    await delay(BUSY_RETRY_MS);
  }
}

/** True for what SQLite throws while another connection holds the file. */
export function isBusy(error: unknown): boolean {
  return (
    error instanceof Error && 'errcode' in error && Number(error.errcode) % 256 === SQLITE_BUSY
  );
}

function rollBack(database: DatabaseSync): void {
  try {
    if (database.isTransaction) database.exec('ROLLBACK');
  } catch {
    // The file is gone: the work has failed already.
  }
}
