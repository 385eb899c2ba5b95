import { isWithin, SECOND } from '../durations.ts';
import { activeProblems } from './problems.ts';
import { createStatusReader, type Status, type StatusSources } from './readStatus.ts';
import { MIN_FREE_BYTES } from '../store/dataDir.ts';

export type Health = ReturnType<typeof createHealth>;

/** Creates the status of a running server, and what `/readyz` says of it. */
export function createHealth(parts: Omit<StatusSources, 'startedAt'>) {
  const sources = { ...parts, startedAt: parts.clocks.steady() };
  let last: { at: number; status: Promise<Status> } | undefined;
  const read = createStatusReader(sources);
  // A status is reused for one second, because each reading writes to the disk.
  const status = () => {
    const now = sources.clocks.wall();
    if (!last || !isWithin(SECOND, last.at, now)) last = { at: now, status: read() };
    return last.status;
  };
  return {
    status,
    /** The status, and whether the server is ready. */
    report: async () => {
      const found = await status();
      const hasRoom = (found.freeBytes ?? MIN_FREE_BYTES) >= MIN_FREE_BYTES;
      const isReady = found.writable && !found.damaged && hasRoom && !found.stuck;
      const problems = activeProblems(found).map(({ name }) => name);
      return { isReady, problems, ...found };
    },
  };
}
