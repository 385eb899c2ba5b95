import { HOUR, MINUTE, SECOND } from '../durations.ts';
import type { Settings } from '../settings/settings.ts';
import { LEAST_FREE_BYTES, type Health } from '../status/health.ts';
import type { Store } from '../store/Store.ts';
import { newestBackupAt } from '../upkeep/backup.ts';
import type { Cause } from './causes.ts';
import { isCertificateEnding } from './certificates.ts';
import type { EventWatch } from './eventWatch.ts';

const LONGEST_WAIT_SECONDS = 120;
const LARGEST_JUMP = MINUTE;
const OLDEST_BACKUP = 2 * HOUR;
/** The first backup is made at the start, which takes its time on a large store. */
const FIRST_BACKUP = 10 * MINUTE;

/** The time of day, and a clock that never jumps; both in milliseconds. */
interface Clocks {
  readonly wall: () => number;
  readonly steady: () => number;
}

export interface CauseParts {
  readonly settings: Pick<Settings, 'dataDir' | 'mailer' | 'publicUrl'>;
  readonly engine: Store['engine'];
  readonly health: Pick<Health, 'report'>;
  readonly events: EventWatch;
  readonly clocks: Clocks;
}

/** Makes what finds all trouble of this host, from the log and by looking. */
export function createCauseFinder(parts: CauseParts): () => Promise<ReadonlySet<Cause>> {
  const { health, events, clocks } = parts;
  const startedAt = clocks.steady();
  const checkClock = createClockCheck(parts);
  const checkCertificates = createCertificateCheck(parts);
  // Of a store that is away nothing is known: what lasted, lasts.
  let letters = { queued: 0, dead: 0, oldestQueuedSeconds: 0 };

  return async () => {
    checkClock();
    const [report, certificateEnding, backupAt] = await Promise.all([
      health.report().catch(() => undefined),
      checkCertificates(),
      newestBackupAt(parts.settings.dataDir, clocks.wall()),
    ]);
    if (report?.writable) letters = report;
    const backupDue = parts.engine === 'sqlite' && clocks.steady() - startedAt >= FIRST_BACKUP;
    const found: Partial<Record<Cause, boolean>> = {
      storeNotWritable: !report?.writable,
      diskShort: (report?.freeBytes ?? LEAST_FREE_BYTES) < LEAST_FREE_BYTES,
      requestRefused: letters.dead > 0,
      letterLate: letters.oldestQueuedSeconds > LONGEST_WAIT_SECONDS,
      backupFailed: backupDue && clocks.wall() - (backupAt ?? 0) > OLDEST_BACKUP,
      certificateEnding,
    };
    const lasting = Object.entries(found).filter(([, isFound]) => isFound);
    // With nothing to send, nobody asks the mail server any more whether it is back.
    const named = events
      .causes()
      .filter((cause) => cause !== 'deliveryPaused' || letters.queued > 0);
    return new Set([...lasting.map(([cause]) => cause as Cause), ...named]);
  };
}

/** Logs a time of day that has moved by more than a minute against the clock that never jumps. */
function createClockCheck({ clocks, events }: CauseParts): () => void {
  let last = clocks.wall() - clocks.steady();
  return () => {
    const offset = clocks.wall() - clocks.steady();
    const jump = offset - last;
    last = offset;
    if (Math.abs(jump) > LARGEST_JUMP)
      events.log('warn', 'clockJumped', { seconds: Math.round(jump / SECOND) });
  };
}

/** Asks for the certificates once an hour. */
function createCertificateCheck({ settings, clocks }: CauseParts): () => Promise<boolean> {
  let last = { at: -Infinity, isEnding: false };
  return async () => {
    const at = clocks.steady();
    if (at - last.at >= HOUR)
      last = {
        at,
        isEnding: (await isCertificateEnding(settings, clocks.wall())) ?? last.isEnding,
      };
    return last.isEnding;
  };
}
