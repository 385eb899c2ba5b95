import { statfs } from 'node:fs/promises';
import { isWithin, SECOND } from '../durations.ts';
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
    await store.write((sql) =>
      sql.change(
        `INSERT INTO meta (name, value) VALUES ('probe', ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value`,
        String(now()),
      ),
    );
    return true;
  } catch {
    return false;
  }
}

async function outboxFacts({ store, now }: { store: Store; now: () => number }) {
  const rows = await store.read((sql) =>
    sql.rows(
      `SELECT status, COUNT(*) AS letters, MIN(created_at) AS oldest FROM outbox
       WHERE status = 'queued' OR (status = 'dead' AND kind = 'sales') GROUP BY status`,
    ),
  );
  const of = (status: string) => rows.find((row) => row['status'] === status);
  const oldest = of('queued')?.['oldest'];
  return {
    queued: Number(of('queued')?.['letters'] ?? 0),
    oldestQueuedSeconds:
      typeof oldest === 'number' ? Math.max(0, Math.round((now() - oldest) / 1000)) : 0,
    dead: Number(of('dead')?.['letters'] ?? 0),
  };
}

async function freeBytes(folder: string): Promise<number | undefined> {
  try {
    const disk = await statfs(folder);
    return disk.bavail * disk.bsize;
  } catch {
    return undefined;
  }
}
