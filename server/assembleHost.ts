import { randomCode } from './codes/codes.ts';
import { createAlarm } from './alarm.ts';
import { createApp, type App, type AppParts } from './app.ts';
import { createCookies } from './http/cookies.ts';
import { createMailer, lettersFolder } from './mail/createMailer.ts';
import { createHealth } from './status/health.ts';
import type { Log } from './log.ts';
import { createMailbox, isMailboxOn } from './mail/mailbox.ts';
import type { Mailer } from './mail/mailer.ts';
import { createMetrics } from './status/metrics.ts';
import { createPostman, type Postman } from './outbox/postman.ts';
import { prepareStore } from './prepareStore.ts';
import type { Settings } from './settings/settings.ts';
import { createSite } from './site/site.ts';
import { readSiteFiles } from './site/siteFiles.ts';

/** What a host is made of, each part knowing the others that it works with. */
export interface HostAssembly extends Pick<AppParts, 'store'> {
  readonly app: App;
  readonly mailer: Mailer;
  readonly postman: Postman;
  readonly hasSite: boolean;
  readonly hasMailbox: boolean;
}

/**
 * Makes all parts of a host from its settings; `build` is the folder of the built site. Throws a
 * SetupFault.
 */
export async function assembleHost(
  settings: Settings,
  log: Log,
  build: string,
): Promise<HostAssembly> {
  const { store, keyring } = await prepareStore(settings);
  const mailer = createMailer(settings);
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
    mailbox: hasMailbox ? createMailbox(lettersFolder(settings)) : undefined,
  });
  return { app, store, mailer, postman, hasSite: files !== undefined, hasMailbox };
}
