import type { ListedJob } from '../outbox/job.ts';
import { dropJob, listJobs, retryJobs } from '../outbox/jobList.ts';
import type { Store } from '../store/Store.ts';
import { currentSettings, UsageError, type Command, type Result } from './command.ts';
import { withStore } from './withStore.ts';

/** Works while the server runs. */
export const outbox: Command = {
  usage: `gateway outbox list         lists queued and failed mails and leads
gateway outbox retry [ID]   delivers failed leads again: all, or one
gateway outbox drop ID      removes a failed lead without delivering it`,
  run: async ([action = '', id]) => {
    if (!['list', 'retry', 'drop'].includes(action) || (action === 'drop' && !id))
      throw new UsageError('Use list, retry or drop ID.');
    return withStore(currentSettings(), ({ store }) => runAction(store, action, id));
  },
};

async function runAction(store: Store, action: string, id = ''): Promise<Result> {
  const now = Date.now();
  if (action === 'list') return { lines: await listOutbox(store, now) };
  const count = await store.write((sql) =>
    action === 'retry' ? retryJobs(sql, id || undefined, now) : dropJob(sql, id),
  );
  if (count === 0 && id) return { lines: [`No failed lead has the ID ${id}.`], failed: true };
  return {
    lines: [
      action === 'retry'
        ? `Leads queued again: ${count}. The running server delivers them.`
        : `Removed: ${id}`,
    ],
  };
}

/** One line for each entry, without email address or text, so that it may be shared. */
export async function listOutbox(store: Store, now: number): Promise<string[]> {
  const listed = await store.read(listJobs);
  return listed.length === 0
    ? ['Nothing is queued and nothing has failed.']
    : listed.map((entry) => describe(entry, now));
}

function describe(entry: ListedJob, now: number): string {
  const seconds = Math.max(0, Math.round((entry.dueAt - now) / 1000));
  return [
    entry.id,
    entry.kind,
    entry.isRefused ? 'failed' : `next attempt in ${seconds} s`,
    `accepted ${new Date(entry.createdAt).toISOString()}`,
    `attempts: ${entry.attempts}`,
    entry.problem,
  ]
    .join('  ')
    .trimEnd();
}
