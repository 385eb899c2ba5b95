import type { Server } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { assembleHost } from './assembleHost.ts';
import { backUpWhenDue } from './upkeep/backup.ts';
import { HOUR, MINUTE, SECOND } from './durations.ts';
import { cleanUp } from './upkeep/housekeeping.ts';
import { releaseDelayed } from './outbox/outbox.ts';
import { runEvery } from './upkeep/runEvery.ts';
import { createServer, stopServing } from './http/server.ts';
import type { Log } from './log.ts';
import type { Settings } from './settings/settings.ts';

/** How long a stopping host waits for what is under way: 20 s with what is left to write (H13). */
const GRACE = 18 * SECOND;

const CLEANING = 10 * MINUTE;
const BACKUP = HOUR;

/** A host that is ready to listen. */
export interface Host {
  readonly server: Server;
  readonly hasSite: boolean;
  readonly hasMailbox: boolean;
  /** Begins to deliver letters. */
  start: () => void;
  /** Takes no new calls, finishes those under way, and closes the store. */
  stop: () => Promise<void>;
}

/** A host with its chores. Throws a SetupFault with one plain line when the set-up is at fault. */
export async function createHost(settings: Settings, log: Log, build: string): Promise<Host> {
  const parts = await assembleHost(settings, log, build);
  const { app, store, mailer, postman } = parts;
  const server = createServer(app.fetch);
  const chores: { stop: () => Promise<void> }[] = [];
  return {
    server,
    hasSite: parts.hasSite,
    hasMailbox: parts.hasMailbox,
    start: () => {
      postman.start();
      chores.push(
        runEvery((signal) => cleanUp(store, Date.now(), signal), CLEANING, 'cleaning', log),
        runEvery(
          () => store.write((sql) => releaseDelayed(sql, Date.now())),
          CLEANING,
          'releasing',
          log,
        ),
      );
      if (store.engine === 'sqlite') {
        chores.push(
          runEvery(
            (signal) => backUpWhenDue(settings.dataDir, Date.now(), signal),
            BACKUP,
            'backup',
            log,
          ),
        );
      }
    },
    stop: async () => {
      // First of all: what is claimed now would only have to be given back.
      const posting = postman.stop();
      const resting = Promise.all([posting, ...chores.map((chore) => chore.stop())]);
      await Promise.all([stopServing(server, GRACE), Promise.race([resting, delay(GRACE)])]);
      // Letters that a silent mail server still holds come back, and are written down as delayed.
      await mailer.close();
      await Promise.race([posting, delay(1000)]);
      await store.close();
    },
  };
}
