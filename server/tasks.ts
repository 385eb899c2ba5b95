import { ALERT_INTERVAL } from './alerts/createAlerts.ts';
import { HOUR, MINUTE } from './durations.ts';
import { releaseDelayed } from './outbox/jobs.ts';
import type { Services } from './services.ts';
import type { Outcome } from './outcomes.ts';
import type { Recorder } from './recorder.ts';
import { backUpWhenDue } from './upkeep/backup.ts';
import { cleanUp } from './upkeep/housekeeping.ts';
import { createOutcomeTotals } from './upkeep/outcomeTotals.ts';
import { runEvery } from './upkeep/runEvery.ts';
import { reportWhenDue } from './upkeep/weeklyReport.ts';

/** Creates the work that a server repeats: cleaning, backups, the weekly report and alerts. */
export function createTasks(
  {
    settings,
    store,
    keyring,
    now,
    record,
  }: Pick<Services, 'settings' | 'store' | 'keyring' | 'now' | 'record'>,
  countOf: Recorder['countOf'],
  alert: ((signal: AbortSignal) => Promise<void>) | undefined,
) {
  const addOutcomes = createOutcomeTotals(countOf);
  const tasks: { stop: () => Promise<void> }[] = [];
  const every = (
    interval: number,
    name: Outcome<'failed_tasks'>,
    task: (signal: AbortSignal) => Promise<unknown>,
  ) => tasks.push(runEvery(task, interval, name, record));
  return {
    start: () => {
      every(10 * MINUTE, 'cleaning', async (signal) => {
        await store.write((sql) => addOutcomes(sql, now()));
        await cleanUp(store, now(), signal);
      });
      every(10 * MINUTE, 'releasing', () => store.write((sql) => releaseDelayed(sql, now())));
      if (store.database === 'sqlite')
        every(HOUR, 'backup', (signal) => backUpWhenDue(settings.dataDir, now(), signal));
      if (settings.reportEmail)
        every(10 * MINUTE, 'reporting', () => reportWhenDue({ settings, store, keyring }, now()));
      if (alert) every(ALERT_INTERVAL, 'alerts', alert);
    },
    stop: async () => {
      await Promise.all(tasks.map((task) => task.stop()));
    },
  };
}
