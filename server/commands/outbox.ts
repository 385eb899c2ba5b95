import { describeFault } from '../mail/fault.ts';
import { dropJob, listJobs, retryJobs } from '../outbox/jobList.ts';
import type { Store } from '../store/Store.ts';
import { currentSettings, UsageError, type Command, type Result } from './command.ts';
import { withStore } from './withStore.ts';

/** Lists, retries or drops jobs, even while the server runs. */
export const outbox: Command = {
  usage: `gateway outbox list         lists queued and failed mails and leads
gateway outbox retry [ID]   retries all failed leads and reports, or only the one with this ID
gateway outbox drop ID      removes a failed mail or lead without delivering it

The ID of a lead begins with its reference.`,
  maxWords: 2,
  run: async ([action = '', id]) => {
    if (!['list', 'retry', 'drop'].includes(action) || (action === 'drop' && !id))
      throw new UsageError('Use `list`, `retry` or `drop ID`.');
    return withStore(currentSettings(), ({ store }) => runAction(store, action, id));
  },
};

async function runAction(store: Store, action: string, id = ''): Promise<Result> {
  const now = Date.now();
  if (action === 'list') return { lines: await listOutbox(store, now) };
  const count = await store.write((sql) =>
    action === 'retry' ? retryJobs(sql, id || undefined, now) : dropJob(sql, id),
  );
  if (count === 0 && id)
    return { lines: [`There is nothing to ${action} with the ID ${id}.`], failed: true };
  return {
    lines: [
      action === 'retry'
        ? `Queued again: ${count}. The running server delivers them.`
        : `Removed: ${id}`,
    ],
  };
}

/** Returns a line for each job. The lines contain no data of visitors, so they can be shared. */
export async function listOutbox(store: Store, now: number): Promise<string[]> {
  const listed = await store.read(listJobs);
  if (listed.length === 0) return ['Nothing is queued and nothing has failed.'];
  return listed.map(({ id, kind, isFailed, createdAt, dueAt, attempts, fault }) => {
    const seconds = Math.max(0, Math.round((dueAt - now) / 1000));
    const state = isFailed ? 'failed' : `next attempt in ${seconds} s`;
    const accepted = `accepted ${new Date(createdAt).toISOString()}`;
    const facts = [id, kind, state, accepted, `attempts: ${attempts}`];
    if (!fault) return facts.join('  ');
    const isGivenUp = isFailed && !fault.final;
    return [...facts, (isGivenUp ? 'given up: ' : '') + describeFault(fault)].join('  ');
  });
}
