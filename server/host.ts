import type { Server } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { alertChannels } from './alerts/alertChannels.ts';
import { ALERT_INTERVAL, createAlerts } from './alerts/createAlerts.ts';
import { watchLog } from './alerts/watchLog.ts';
import { assembleHost } from './assembleHost.ts';
import { HOUR, MINUTE, SECOND } from './durations.ts';
import { createServer, stopServing } from './http/server.ts';
import type { Log } from './log.ts';
import { releaseDelayed } from './outbox/jobs.ts';
import type { Settings } from './settings/settings.ts';
import { backUpWhenDue } from './upkeep/backup.ts';
import { cleanUp } from './upkeep/housekeeping.ts';
import { reportWhenDue } from './upkeep/weeklyReport.ts';
import { runEvery } from './upkeep/runEvery.ts';

// The store has the rest of the 20 s that a stop may take (docs/decisions/server/operation.md#h13).
const STOP_TIMEOUT_MS = 18 * SECOND;

export interface Host {
  readonly server: Server;
  readonly hasSite: boolean;
  readonly hasMailbox: boolean;
  /** Begins to deliver letters. */
  start: () => void;
  /** Takes no new calls, finishes those under way, and closes the store. */
  stop: () => Promise<void>;
}

/** Makes a host, ready to listen. Throws a SetupFault when the set-up is at fault. */
export async function createHost(settings: Settings, log: Log, build: string): Promise<Host> {
  const clocks = { wall: Date.now, steady: () => performance.now() };
  const events = watchLog(log, clocks.steady);
  const parts = await assembleHost(settings, events.log, build);
  const { app, store, mailer, closeMailers, delivery, health, hasSite, hasMailbox } = parts;
  const server = createServer(app.fetch);
  const tasks: { stop: () => Promise<void> }[] = [];
  const cleaning = (signal: AbortSignal) => cleanUp(store, Date.now(), signal);
  const releasing = () => store.write((sql) => releaseDelayed(sql, Date.now()));
  const backup = (signal: AbortSignal) => backUpWhenDue(settings.dataDir, Date.now(), signal);
  const channels = alertChannels(settings, mailer, Date.now);
  const alerts = createAlerts({ settings, engine: store.engine, health, events, clocks, channels });
  const { keyring } = parts;
  const reporting = () => reportWhenDue({ settings, store, keyring }, Date.now());
  return {
    server,
    hasSite,
    hasMailbox,
    start: () => {
      delivery.start();
      tasks.push(
        runEvery(cleaning, 10 * MINUTE, 'cleaning', events.log),
        runEvery(releasing, 10 * MINUTE, 'releasing', events.log),
      );
      if (store.engine === 'sqlite') tasks.push(runEvery(backup, HOUR, 'backup', events.log));
      if (settings.reportEmail)
        tasks.push(runEvery(reporting, 10 * MINUTE, 'reporting', events.log));
      if (channels.length > 0) tasks.push(runEvery(alerts, ALERT_INTERVAL, 'alerts', events.log));
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
      await closeMailers();
      await Promise.race([delivering, delay(SECOND)]);
      await store.close();
    },
  };
}
