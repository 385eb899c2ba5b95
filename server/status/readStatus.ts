import { HOUR, MINUTE, SECOND } from '../durations.ts';
import { isDeliveryStuck } from '../outbox/isDeliveryStuck.ts';
import { countJobs } from '../outbox/jobList.ts';
import type { Clocks, Recorder } from '../recorder.ts';
import { limitsOf } from '../settings/limits.ts';
import type { Settings } from '../settings/settings.ts';
import { freeBytes } from '../store/dataDir.ts';
import { writeMeta } from '../store/meta.ts';
import type { Store } from '../store/Store.ts';
import { newestBackupAt } from '../upkeep/backup.ts';

/** What the store says about its jobs. */
type OutboxStatus = Awaited<ReturnType<typeof readOutbox>>;

/** The state of a server, without data of visitors. */
export type Status = Awaited<ReturnType<ReturnType<typeof createStatusReader>>>;

export interface StatusSources {
  readonly store: Store;
  readonly settings: Pick<Settings, 'dataDir' | 'codeMinutes'>;
  readonly since: Recorder['since'];
  readonly clocks: Clocks;
  /** When the server started, by the steady clock. Undefined for a command. */
  readonly startedAt?: number;
}

/** How long a problem is reported after a call has shown it. */
const CALLS = 15 * MINUTE;

/** A failed backup is repeated after an hour. */
const BACKUP_RETRY = HOUR + 5 * MINUTE;

/** How long the first backup may take. It starts with the server and is slow for a large store. */
const FIRST_BACKUP = 10 * MINUTE;

/** The status of a store without jobs. */
export const NO_JOBS: OutboxStatus = {
  queued: 0,
  oldestQueuedSeconds: 0,
  stuck: false,
  notMailed: 0,
  notPosted: 0,
  unreadable: 0,
  certificateFault: undefined,
  queuedWebhooks: 0,
  delayedWebhooks: 0,
};

/**
 * Creates a function that asks the store, the disk and the recorder for the state of a server. It
 * writes a probe row. While the store is unavailable, it returns the jobs of the last reading.
 */
export function createStatusReader({
  store,
  settings,
  since,
  clocks,
  startedAt = Infinity,
}: StatusSources) {
  let jobs = NO_JOBS;
  const isPaused = (channel: 'mail_channel' | 'webhook_channel') =>
    since(channel, 'paused') < since(channel, 'resumed');

  return async () => {
    const now = clocks.wall();
    const [outbox, free, backupAt] = await Promise.all([
      readOutbox(store, settings.codeMinutes * MINUTE, now).catch(() => undefined),
      freeBytes(settings.dataDir),
      newestBackupAt(settings.dataDir, now),
    ]);
    jobs = outbox ?? jobs;
    const backupAge = backupAt === undefined ? undefined : now - backupAt;
    const isBackupExpected =
      store.database === 'sqlite' && clocks.steady() - startedAt >= FIRST_BACKUP;
    return {
      ...jobs,
      writable: outbox !== undefined,
      /** True once a transaction has found a damaged file, until the server is started again. */
      damaged: since('store', 'damaged') < Infinity,
      freeBytes: free,
      /** The age of the newest backup. Undefined if there is none. */
      backupSeconds: backupAge && Math.round(backupAge / SECOND),
      backupFailed:
        since('failed_tasks', 'backup') < BACKUP_RETRY ||
        (isBackupExpected && (backupAge ?? Infinity) >= 2 * HOUR),
      mailPaused: isPaused('mail_channel'),
      webhookFailing:
        (jobs.queuedWebhooks > 0 && isPaused('webhook_channel')) || jobs.delayedWebhooks > 0,
      callsFailing: since('calls', 'failed') < CALLS,
      outboxUnavailable: since('outbox', 'unavailable') < CALLS,
      reachedLimits: limitsOf('network', 'domain', 'site').filter(
        (name) => since('reached_limits', name) < CALLS,
      ),
      reachedCeilings: limitsOf('domain', 'site').filter(
        (name) => since('reached_ceilings', name) < CALLS,
      ),
      proxyUnlisted: since('calls', 'by_unlisted_proxy') < CALLS,
      forwardedForMissing: since('calls', 'without_forwarded_for') < CALLS,
      publicUrlWrong: since('calls', 'at_other_url') < CALLS,
      flooded: since('floods', 'connections') < CALLS || since('floods', 'responses') < CALLS,
      resolverFindsNothing: since('lookups', 'disbelieved') < CALLS,
    };
  };
}

async function readOutbox(store: Store, codeLife: number, now: number) {
  await store.write((sql) => writeMeta(sql, 'probe', String(now)));
  return store.read(async (sql) => {
    const { oldestQueuedAt, ...counts } = await countJobs(sql, now);
    return {
      ...counts,
      /** Without mails that the mail server has deferred. */
      oldestQueuedSeconds: Math.max(0, Math.round((now - oldestQueuedAt) / SECOND)),
      /** A code was due, but no mail was sent for CODE_MINUTES (docs/decisions/server/delivery.md#h24). */
      stuck: await isDeliveryStuck(sql, codeLife, now),
    };
  });
}
