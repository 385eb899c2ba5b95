import { MINUTE } from '../durations.ts';
import type { Settings } from '../settings/settings.ts';
import type { Health } from '../status/health.ts';
import type { Store } from '../store/Store.ts';
import { newestBackupAt } from '../upkeep/backup.ts';
import { CAUSES, type Cause } from './causes.ts';
import type { WatchedLog } from './watchLog.ts';

/** The first backup starts with the server and takes a while on a large store. */
const FIRST_BACKUP = 10 * MINUTE;

export interface AlertParts {
  readonly settings: Pick<Settings, 'dataDir' | 'publicUrl'>;
  readonly engine: Store['engine'];
  readonly health: Pick<Health, 'report'>;
  readonly events: WatchedLog;
  /** The time of day and a monotonic clock, in milliseconds. */
  readonly clocks: { readonly wall: () => number; readonly steady: () => number };
}

/** Creates a function that finds the active causes, from the log and the server's health. */
export function detectProblems(parts: AlertParts): () => Promise<ReadonlySet<Cause>> {
  const { settings, engine, health, events, clocks } = parts;
  const startedAt = clocks.steady();
  // If the store is unreachable, keep the last known values.
  let known = { queued: 0, dead: 0, oldestQueuedSeconds: 0 };

  return async () => {
    const [report, backupAt = 0] = await Promise.all([
      health.report().catch(() => undefined),
      newestBackupAt(settings.dataDir, clocks.wall()),
    ]);
    if (report?.writable) known = report;
    const isBackupExpected = engine === 'sqlite' && clocks.steady() - startedAt >= FIRST_BACKUP;
    const snapshot = {
      ...known,
      writable: report?.writable ?? false,
      freeBytes: report?.freeBytes,
      backupAge: isBackupExpected ? clocks.wall() - backupAt : undefined,
      since: events.since,
    };
    return new Set(CAUSES.filter(({ isActive }) => isActive(snapshot)));
  };
}
