import { hostname } from 'node:os';
import { HOUR, isWithin, MINUTE, SECOND } from '../durations.ts';
import { kindOf } from '../log.ts';
import { siteHost } from '../settings/sender.ts';
import type { Settings } from '../settings/settings.ts';
import type { Health } from '../status/health.ts';
import type { RecordOutcome } from '../recorder.ts';
import type { Store } from '../store/Store.ts';
import { hasBackupSince } from '../upkeep/backup.ts';
import type { Alert } from '../mails/alertMail.ts';
import type { AlertChannel } from './alertChannels.ts';
import { CAUSES, type Cause } from './causes.ts';
import type { WatchedLog } from './watchLog.ts';

/** Problems are detected this often, so that an alert arrives within a minute despite timeouts. */
export const ALERT_INTERVAL = 10 * SECOND;

/** How long the first backup may take. It starts with the server and is slow for a large store. */
const FIRST_BACKUP = 10 * MINUTE;

interface AlertParts {
  readonly settings: Pick<Settings, 'dataDir' | 'publicUrl'>;
  readonly store: Pick<Store, 'database'>;
  readonly health: Pick<Health, 'report'>;
  readonly record: RecordOutcome;
  readonly events: WatchedLog;
  /** The system clock and a monotonic clock, in milliseconds. */
  readonly clocks: { readonly wall: () => number; readonly steady: () => number };
  readonly channels: readonly AlertChannel[];
}

/**
 * Creates a task that alerts the operator on all channels at once. It sends an alert about each
 * active cause once an hour, and another one when the cause is over. If no channel accepts an
 * alert, the next run repeats it (docs/decisions/server/operation.md#h16).
 */
export function createAlerts(parts: AlertParts): (signal: AbortSignal) => Promise<void> {
  const { settings, record, clocks, channels } = parts;
  const findProblems = detectProblems(parts);
  const site = `${siteHost(settings.publicUrl)} (${hostname()})`;
  /** When an alert about each cause was last sent, and whether an all-clear was sent since. */
  const notified = new Map<Cause, { at: number; isOver: boolean }>();

  const isDue = (cause: Cause, isActive: boolean) => {
    const last = notified.get(cause);
    if (!isActive) return last !== undefined && !last.isOver;
    return last === undefined || !isWithin(HOUR, last.at, clocks.steady());
  };
  const sendOn = async ({ name, send }: AlertChannel, alert: Alert, signal: AbortSignal) => {
    try {
      await send(alert, signal);
    } catch (error) {
      record('alerts', 'not_sent', { channel: name, problem: kindOf(error) });
      throw error;
    }
  };

  return async (signal) => {
    const active = await findProblems();
    const due = CAUSES.filter((cause) => isDue(cause, active.has(cause)));
    for (const cause of due) {
      const isOver = !active.has(cause);
      const { sentence, allClear, advice } = cause;
      const facts = { site, at: clocks.wall(), advice };
      const alert: Alert = isOver
        ? { ...facts, state: 'over', sentence: allClear }
        : { ...facts, state: 'active', sentence };
      // Waits for the first channel that succeeds, because another channel may hang.
      const sending = Promise.any(channels.map((channel) => sendOn(channel, alert, signal)));
      const isSent = await sending.then(
        () => true,
        () => false,
      );
      // An all-clear does not restart the hour: if the cause returns within it, no alert is sent.
      const at = isOver ? notified.get(cause)?.at : undefined;
      if (isSent) notified.set(cause, { at: at ?? clocks.steady(), isOver });
    }
  };
}

function detectProblems({ settings, store, health, events, clocks }: AlertParts) {
  const startedAt = clocks.steady();
  // The counts of the last report, which are used while the store is unavailable.
  let known = { queued: 0, dead: 0, oldestQueuedSeconds: 0 };

  return async () => {
    const now = clocks.wall();
    const [report, hasBackup] = await Promise.all([
      health.report().catch(() => undefined),
      hasBackupSince(settings.dataDir, now - 2 * HOUR, now),
    ]);
    if (report?.writable) known = report;
    const isBackupExpected =
      store.database === 'sqlite' && clocks.steady() - startedAt >= FIRST_BACKUP;
    const snapshot = {
      ...known,
      writable: report?.writable ?? false,
      freeBytes: report?.freeBytes,
      isBackupLate: isBackupExpected && !hasBackup,
      since: events.since,
    };
    return new Set(CAUSES.filter(({ isActive }) => isActive(snapshot)));
  };
}
