import { join } from 'node:path';
import { randomCode } from './accessCodes.ts';
import { createAlarm } from './alarm.ts';
import { createApp, type App } from './app.ts';
import { createCookies } from './cookies.ts';
import { makeDataDir } from './dataDir.ts';
import { createFolderMailer } from './folderMailer.ts';
import { createHealth } from './health.ts';
import type { Log } from './log.ts';
import { createMailbox, isMailboxOn } from './mailbox.ts';
import type { Mailer } from './mailer.ts';
import { createMetrics } from './metrics.ts';
import { createPostman, type Postman } from './postman.ts';
import { openKeyring, readCodeSecret } from './secrets.ts';
import type { Settings } from './settings.ts';
import { createSite } from './site.ts';
import { readSiteFiles } from './siteFiles.ts';
import { createSmtpMailer } from './smtpMailer.ts';
import { storeFault } from './storeFault.ts';
import { openStore } from './store/openStore.ts';
import type { Store } from './store/Store.ts';

/** What a host is made of, each part knowing the others that it works with. */
export interface HostAssembly {
  readonly app: App;
  readonly store: Store;
  readonly mailer: Mailer;
  readonly postman: Postman;
  readonly hasSite: boolean;
  readonly hasMailbox: boolean;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
}

/** Makes all parts of a host from its settings; `build` is the folder of the built site. Throws a SetupFault. */
export async function assembleHost(
  settings: Settings,
  log: Log,
  build: string,
): Promise<HostAssembly> {
  makeDataDir(settings.dataDir);
  const secret = readCodeSecret(settings);
  const store = await openStore(settings).catch((error: unknown) => {
    throw storeFault(settings, error);
  });
  const keyring = await openKeyring(store, secret, settings.previousCodeSecret);
  const letters = join(settings.dataDir, 'outbox');
  const mailer = settings.smtpUrl
    ? createSmtpMailer(settings.smtpUrl)
    : createFolderMailer(letters);
  const now = Date.now;
  const alarm = createAlarm(log, now);
  const metrics = createMetrics(settings.metricsToken);
  const { count } = metrics;
  const postman = createPostman({ settings, store, keyring, mailer, log, alarm, count, now });
  const files = readSiteFiles(build);
  const hasMailbox = isMailboxOn(settings);
  const app = createApp({
    settings,
    store,
    keyring,
    now,
    makeCode: randomCode,
    wake: postman.wake,
    cookies: createCookies(keyring, settings),
    alarm,
    count,
    metrics,
    health: createHealth({ store, dataDir: settings.dataDir, now }),
    site: files && createSite(files, settings.publicUrl?.protocol === 'https:'),
    mailbox: hasMailbox ? createMailbox(letters) : undefined,
  });
  return { app, store, mailer, postman, hasSite: files !== undefined, hasMailbox, now };
}
