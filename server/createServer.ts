import { setTimeout as delay } from 'node:timers/promises';
import { alertChannels } from './alerts/alertChannels.ts';
import { ALERT_INTERVAL, createAlerts } from './alerts/createAlerts.ts';
import { watchLog } from './alerts/watchLog.ts';
import { createParts } from './createParts.ts';
import { HOUR, MINUTE, SECOND } from './durations.ts';
import { createHttpServer, stopServing } from './http/httpServer.ts';
import type { Log } from './log.ts';
import { releaseDelayed } from './outbox/jobs.ts';
import type { Settings } from './settings/settings.ts';
import { backUpWhenDue } from './upkeep/backup.ts';
import { cleanUp } from './upkeep/housekeeping.ts';
import { runEvery } from './upkeep/runEvery.ts';
import { reportWhenDue } from './upkeep/weeklyReport.ts';

// Stopping may take 20 s. After this timeout, 2 s remain to close the mailer and the store
// (docs/decisions/server/operation.md#h13).
const STOP_TIMEOUT_MS = 18 * SECOND;

/**
 * Creates the server for the site in the folder `build`. `start` begins the background work. `stop`
 * stops listening, waits for pending calls, and closes the store. Throws a SetupFault.
 */
export async function createServer(settings: Settings, log: Log, build: string) {
  const clocks = { wall: Date.now, steady: () => performance.now() };
  const events = watchLog(log, clocks.steady);
  const { app, ...parts } = await createParts(settings, events.log, build);
  const { store, mailer, delivery } = parts;
  const http = createHttpServer(app.fetch);
  const channels = alertChannels(settings, mailer, Date.now);
  const alerts = createAlerts({ ...parts, settings, events, clocks, channels });
  const tasks: { stop: () => Promise<void> }[] = [];
  const every = (interval: number, name: string, task: (signal: AbortSignal) => Promise<unknown>) =>
    tasks.push(runEvery(task, interval, name, events.log));
  return {
    ...parts,
    http,
    start: () => {
      delivery.start();
      every(10 * MINUTE, 'cleaning', (signal) => cleanUp(store, Date.now(), signal));
      every(10 * MINUTE, 'releasing', () => store.write((sql) => releaseDelayed(sql, Date.now())));
      if (store.database === 'sqlite')
        every(HOUR, 'backup', (signal) => backUpWhenDue(settings.dataDir, Date.now(), signal));
      if (settings.reportEmail)
        every(10 * MINUTE, 'reporting', () => reportWhenDue({ ...parts, settings }, Date.now()));
      if (channels.length > 0) every(ALERT_INTERVAL, 'alerts', alerts);
    },
    stop: async () => {
      // Stops delivery first, so that it claims no further jobs.
      const delivering = delivery.stop();
      const resting = Promise.all([delivering, ...tasks.map((task) => task.stop())]);
      await Promise.all([
        stopServing(http, STOP_TIMEOUT_MS),
        Promise.race([resting, delay(STOP_TIMEOUT_MS)]),
      ]);
      // Deliveries that are still pending fail now and are recorded as delayed.
      await Promise.all([mailer.close(), parts.webhook?.close()]);
      await Promise.race([delivering, delay(SECOND)]);
      await store.close();
    },
  };
}
