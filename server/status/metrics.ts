import { Counter, Gauge, Registry, register as processRegistry } from 'prom-client';
import type { Health } from './health.ts';
import { PROBLEMS } from './problems.ts';
import { OUTCOMES } from '../outcomes.ts';
import type { Recorder } from '../recorder.ts';

export type Metrics = ReturnType<typeof createMetrics>;

/** Creates the metrics of a server, in the format of Prometheus. */
export function createMetrics({ countOf }: Pick<Recorder, 'countOf'>) {
  const registry = new Registry();
  for (const [name, outcomes] of Object.entries(OUTCOMES))
    new Counter({
      name: `gateway_${name}_total`,
      help: `Outcomes of ${name.replace('_', ' ')}`,
      labelNames: ['outcome'],
      registers: [registry],
      collect() {
        this.reset();
        for (const outcome of Object.keys(outcomes)) this.inc({ outcome }, countOf(name, outcome));
      },
    });
  const gauge = (name: string, help: string) => new Gauge({ name, help, registers: [registry] });
  const writable = gauge('gateway_store_writable', '1 if the store accepts writes, otherwise 0');
  const queued = gauge('gateway_queued_mails', 'Number of queued mails');
  const oldest = gauge('gateway_oldest_queued_seconds', 'Age of the oldest queued mail');
  const notMailed = gauge('gateway_leads_not_mailed', 'Number of leads not mailed to sales');
  const notPosted = gauge('gateway_leads_not_posted', 'Number of leads not posted to the webhook');
  const free = gauge('gateway_free_bytes', 'Free space on the disk of DATA_DIR');
  const backup = gauge('gateway_backup_age_seconds', 'Age of the newest backup');
  const problems = new Gauge({
    name: 'gateway_problem',
    help: '1 if the problem is active, otherwise 0',
    labelNames: ['problem'],
    registers: [registry],
  });
  const all = Registry.merge([registry, processRegistry]);

  return {
    contentType: all.contentType,
    page: async (health: Health) => {
      const status = await health.status();
      writable.set(Number(status.writable));
      queued.set(status.queued);
      oldest.set(status.oldestQueuedSeconds);
      notMailed.set(status.notMailed);
      notPosted.set(status.notPosted);
      // An unknown value is NaN, because zero would mean a full disk or a new backup.
      free.set(status.freeBytes ?? NaN);
      backup.set(status.backupSeconds ?? NaN);
      for (const { name, isActive } of PROBLEMS)
        problems.set({ problem: name }, Number(isActive(status)));
      return all.metrics();
    },
  };
}
