import { mkdirSync } from 'node:fs';
import type { Server } from 'node:http';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { createAdaptorServer } from '@hono/node-server';
import { randomCode } from './accessCodes.ts';
import { createAlarm } from './alarm.ts';
import { backUpWhenDue } from './backup.ts';
import { createApp } from './app.ts';
import { createCookies } from './cookies.ts';
import { createFolderMailer } from './folderMailer.ts';
import { createHealth } from './health.ts';
import { cleanUp, everySoOften } from './housekeeping.ts';
import { kindOf, type Log } from './log.ts';
import { createMetrics } from './metrics.ts';
import { createMailbox, isMailboxOn } from './mailbox.ts';
import { createPostman } from './postman.ts';
import { openKeyring, readCodeSecret } from './secrets.ts';
import { SetupFault } from './setupFault.ts';
import type { Settings } from './settings.ts';
import { createSite } from './site.ts';
import { readSiteFiles } from './siteFiles.ts';
import { createSmtpMailer } from './smtpMailer.ts';
import { openStore } from './store/openStore.ts';
import { answerUnreadable } from './unreadable.ts';

/** How long a stopping host waits for what is under way: 20 s with what is left to write (H13). */
const GRACE = 16_000;

const CLEANING = 10 * 60_000;
const BACKUP = 60 * 60_000;

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

/** Puts a host together. Throws a SetupFault with one plain line when the set-up is at fault. */
export async function createHost(settings: Settings, log: Log, build: string): Promise<Host> {
  makeDataDir(settings.dataDir);
  const secret = readCodeSecret(settings);
  const store = await openStore(settings).catch((error: unknown) => {
    if (error instanceof SetupFault) throw error;
    throw new SetupFault(storeFault(settings, error), { cause: error });
  });
  const keyring = await openKeyring(store, secret, settings.previousCodeSecret);
  const letters = join(settings.dataDir, 'outbox');
  const mailer = settings.smtpUrl
    ? createSmtpMailer(settings.smtpUrl)
    : createFolderMailer(letters);
  const now = Date.now;
  const metrics = createMetrics(settings.metricsToken);
  const { count } = metrics;
  const postman = createPostman({ store, keyring, mailer, log, count, now });
  const files = readSiteFiles(build);
  const hasMailbox = isMailboxOn(settings);
  const app = createApp({
    settings,
    store,
    keyring,
    log,
    now,
    makeCode: randomCode,
    wake: postman.wake,
    cookies: createCookies(keyring, settings),
    alarm: createAlarm(log, now),
    count,
    metrics,
    health: createHealth({ store, dataDir: settings.dataDir, now }),
    site: files && createSite(files, settings.publicUrl?.protocol === 'https:'),
    mailbox: hasMailbox ? createMailbox(letters) : undefined,
  });
  const server = createServer(app.fetch);
  const chores: { stop: () => Promise<void> }[] = [];
  return {
    server,
    hasSite: files !== undefined,
    hasMailbox,
    start: () => {
      postman.start();
      chores.push(
        everySoOften((signal) => cleanUp(store, now(), signal), CLEANING, 'cleaning', log),
      );
      if (store.engine === 'sqlite') {
        chores.push(
          everySoOften(
            (signal) => backUpWhenDue(settings.dataDir, now(), signal),
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
      await Promise.all([stopServing(server), Promise.race([resting, delay(GRACE)])]);
      // Letters that a silent mail server still holds come back, and are written down as delayed.
      await mailer.close();
      await Promise.race([posting, delay(1000)]);
      await store.close();
    },
  };
}

function makeDataDir(path: string): void {
  try {
    mkdirSync(path, { recursive: true, mode: 0o700 });
  } catch (error) {
    throw new SetupFault(
      `DATA_DIR cannot be made at ${path} (${kindOf(error)}): choose a folder that this user may write.`,
    );
  }
}

function storeFault(settings: Settings, error: unknown): string {
  if (settings.databaseUrl)
    return `DATABASE_URL: the database cannot be used (${kindOf(error)}). Check that it runs, and the name, password and database in the address.`;
  return `The store in ${settings.dataDir} cannot be used (${kindOf(error)}). Check that this user may write there, that the disk has room and that no other program holds the file; if the file is damaged, restore a backup: npm run restore.`;
}

type Fetch = Parameters<typeof createAdaptorServer>[0]['fetch'];

/** An HTTP server that slow and silent clients cannot fill. */
function createServer(fetch: Fetch): Server {
  const serverOptions = {
    headersTimeout: 8_000,
    requestTimeout: 15_000,
    keepAliveTimeout: 65_000,
    connectionsCheckingInterval: 2_000,
    maxHeaderSize: 16_384,
  };
  // The name of a caller that gives none, which HTTP/1.0 allows; it opens nothing.
  const hostname = 'unnamed.invalid';
  const server = createAdaptorServer({ fetch, serverOptions, hostname }) as Server;
  return server.on('clientError', answerUnreadable);
}

/** Answers what is under way and ends each connection after it, so that callers go elsewhere. */
function stopServing(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const last = setTimeout(() => server.closeAllConnections(), GRACE);
    const idle = setInterval(() => server.closeIdleConnections(), 100);
    server.prependListener('request', (_, response) => response.setHeader('Connection', 'close'));
    server.close(() => {
      clearTimeout(last);
      clearInterval(idle);
      resolve();
    });
    server.closeIdleConnections();
  });
}
