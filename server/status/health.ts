import { statfs } from 'node:fs/promises';
import { isWithin, SECOND } from '../durations.ts';
import { countLetters } from '../outbox/outbox.ts';
import { writeMeta } from '../store/meta.ts';
import type { Store } from '../store/Store.ts';

/** Under this much room on the disk, in bytes, the host no longer calls itself ready. */
export const LEAST_FREE = 64 * 1024 * 1024;

/** What a look at the host finds; no address, no word of a visitor. */
export interface HealthReport {
  readonly writable: boolean;
  readonly freeBytes: number | undefined;
  readonly queued: number;
  readonly oldestQueuedSeconds: number;
  /**
   * Requests to sales that were refused for good; a code that nobody takes is a mistyped address.
   */
  readonly dead: number;
}

/** What answers whether the host can take calls. */
export interface Health {
  look: () => Promise<HealthReport>;
  /** A look that is at most a second old: it writes to the disk, however many ask. */
  recent: () => Promise<HealthReport>;
  /** 200 when the host can take calls. The findings are told to this machine only. */
  respond: (local: boolean) => Promise<Response>;
}

/** Looks at store, disk and outbox. */
export function createHealth(parts: { store: Store; dataDir: string; now: () => number }): Health {
  const look = async (): Promise<HealthReport> => {
    const writable = await canWrite(parts);
    const queued = writable
      ? await outboxFacts(parts)
      : { queued: 0, oldestQueuedSeconds: 0, dead: 0 };
    return { writable, freeBytes: await freeBytes(parts.dataDir), ...queued };
  };
  let last: { at: number; report: Promise<HealthReport> } | undefined;
  const recent = () => {
    if (!last || !isWithin(SECOND, last.at, parts.now()))
      last = { at: parts.now(), report: look() };
    return last.report;
  };
  return {
    look,
    recent,
    respond: async (local) => {
      const report = await recent();
      const status = report.writable && (report.freeBytes ?? LEAST_FREE) >= LEAST_FREE;
      return new Response(JSON.stringify(local ? { status, ...report } : { status }), {
        status: status ? 200 : 503,
        headers: {
          'Content-Type': 'application/json; charset=utf-8',
          'Cache-Control': 'no-store',
          'X-Content-Type-Options': 'nosniff',
        },
      });
    },
  };
}

async function canWrite({ store, now }: { store: Store; now: () => number }): Promise<boolean> {
  try {
    await store.write((sql) => writeMeta(sql, 'probe', String(now())));
    return true;
  } catch {
    return false;
  }
}

async function outboxFacts({ store, now }: { store: Store; now: () => number }) {
  const { queued, oldestQueuedAt, refused } = await store.read(countLetters);
  const age = oldestQueuedAt === undefined ? 0 : now() - oldestQueuedAt;
  return { queued, oldestQueuedSeconds: Math.max(0, Math.round(age / SECOND)), dead: refused };
}

async function freeBytes(folder: string): Promise<number | undefined> {
  try {
    const disk = await statfs(folder);
    return disk.bavail * disk.bsize;
  } catch {
    return undefined;
  }
}
