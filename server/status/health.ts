import { statfs } from 'node:fs/promises';
import { isWithin, MINUTE, SECOND } from '../durations.ts';
import { isDeliveryStuck } from '../outbox/isDeliveryStuck.ts';
import { countJobs } from '../outbox/jobList.ts';
import type { Settings } from '../settings/settings.ts';
import { writeMeta } from '../store/meta.ts';
import type { Store } from '../store/Store.ts';

/** The server is not ready if the disk of DATA_DIR has less free space than this. */
export const MIN_FREE_BYTES = 64 * 1024 * 1024;

/** The state of a server as `/readyz` returns it, without data of visitors. */
export interface HealthReport {
  readonly writable: boolean;
  readonly freeBytes: number | undefined;
  readonly queued: number;
  readonly oldestQueuedSeconds: number;
  /** Mail was due, but none was sent for CODE_MINUTES (docs/decisions/server/delivery.md#h24). */
  readonly stuck: boolean;
  readonly dead: number;
}

interface HealthParts {
  readonly store: Store;
  readonly settings: Pick<Settings, 'dataDir' | 'codeMinutes'>;
  readonly now: () => number;
}

/** Checks whether the server is ready for calls. */
export type Health = ReturnType<typeof createHealth>;

export function createHealth(parts: HealthParts) {
  let last: { at: number; report: Promise<HealthReport> } | undefined;
  // A report is reused for one second, because each check writes to the disk.
  const report = () => {
    const now = parts.now();
    if (!last || !isWithin(SECOND, last.at, now)) last = { at: now, report: checkHealth(parts) };
    return last.report;
  };
  return {
    report,
    /** Responds with 200 or 503. Only this machine receives the report. */
    respond: async (local: boolean) => {
      const found = await report();
      const hasRoom = (found.freeBytes ?? MIN_FREE_BYTES) >= MIN_FREE_BYTES;
      const status = found.writable && hasRoom && !found.stuck;
      return Response.json(local ? { status, ...found } : { status }, {
        status: status ? 200 : 503,
        headers: { 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' },
      });
    },
  };
}

/** Checks the store, disk and outbox. Writes a probe row. */
export async function checkHealth({ store, settings, now }: HealthParts): Promise<HealthReport> {
  const probing = store.write((sql) => writeMeta(sql, 'probe', String(now())));
  const writable = await probing.then(
    () => true,
    () => false,
  );
  const jobs = writable ? await store.read(countJobs) : undefined;
  const age = now() - (jobs?.oldestQueuedAt ?? now());
  const codeLife = settings.codeMinutes * MINUTE;
  return {
    writable,
    freeBytes: await freeBytes(settings.dataDir),
    queued: jobs?.queued ?? 0,
    stuck: writable && (await store.read((sql) => isDeliveryStuck(sql, codeLife, now()))),
    oldestQueuedSeconds: Math.max(0, Math.round(age / SECOND)),
    dead: jobs?.failedLeads ?? 0,
  };
}

async function freeBytes(folder: string): Promise<number | undefined> {
  const disk = await statfs(folder).catch(() => undefined);
  return disk && disk.bavail * disk.bsize;
}
