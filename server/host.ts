import { setTimeout as delay } from 'node:timers/promises';
import { alertChannels } from './alerts/alertChannels.ts';
import { ALERT_INTERVAL, createAlerts } from './alerts/createAlerts.ts';
import { watchLog } from './alerts/watchLog.ts';
import { createParts } from './createParts.ts';
import { HOUR, MINUTE, SECOND } from './durations.ts';
import { createServer, stopServing } from './http/server.ts';
import type { Log } from './log.ts';
import { releaseDelayed } from './outbox/jobs.ts';
import type { Settings } from './settings/settings.ts';
import { backUpWhenDue } from './upkeep/backup.ts';
import { cleanUp } from './upkeep/housekeeping.ts';
import { runEvery } from './upkeep/runEvery.ts';
import { reportWhenDue } from './upkeep/weeklyReport.ts';

// The store has the rest of the 20 s that a stop may take (docs/decisions/server/operation.md#h13).
const STOP_TIMEOUT_MS = 18 * SECOND;

/**
 * Makes the server for the built site in a folder. `start` begins the background work; `stop` takes
 * no new calls, finishes those under way, and closes the store. Throws a SetupFault.
 */
export async function createHost(settings: Settings, log: Log, build: string) {
  const clocks = { wall: Date.now, steady: () => performance.now() };
  const events = watchLog(log, clocks.steady);
  const { app, ...parts } = await createParts(settings, events.log, build);
  const { store, mailer, delivery } = parts;
  const server = createServer(app.fetch);
  const channels = alertChannels(settings, mailer, Date.now);
  const alerts = createAlerts({
    ...parts,
    settings,
    engine: store.engine,
    events,
    clocks,
    channels,
  });
  const tasks: { stop: () => Promise<void> }[] = [];
  const every = (interval: number, name: string, task: (signal: AbortSignal) => Promise<unknown>) =>
    tasks.push(runEvery(task, interval, name, events.log));
  return {
    ...parts,
    server,
    start: () => {
      delivery.start();
      every(10 * MINUTE, 'cleaning', (signal) => cleanUp(store, Date.now(), signal));
      every(10 * MINUTE, 'releasing', () => store.write((sql) => releaseDelayed(sql, Date.now())));
      if (store.engine === 'sqlite')
        every(HOUR, 'backup', (signal) => backUpWhenDue(settings.dataDir, Date.now(), signal));
      if (settings.reportEmail)
        every(10 * MINUTE, 'reporting', () => reportWhenDue({ ...parts, settings }, Date.now()));
      if (channels.length > 0) every(ALERT_INTERVAL, 'alerts', alerts);
    },
    stop: async () => {
      // Delivery stops first: it would have to give back the jobs that it claims now.
      const delivering = delivery.stop();
      const resting = Promise.all([delivering, ...tasks.map((task) => task.stop())]);
      await Promise.all([
        stopServing(server, STOP_TIMEOUT_MS),
        Promise.race([resting, delay(STOP_TIMEOUT_MS)]),
      ]);
      // Mails held by a silent mail server fail now, and are recorded as delayed.
      await Promise.all([mailer.close(), parts.webhook?.close()]);
      await Promise.race([delivering, delay(SECOND)]);
      await store.close();
    },
  };
}
