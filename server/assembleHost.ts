import { createApp } from './app.ts';
import { randomCode } from './codes/codes.ts';
import { createCookies } from './http/cookies.ts';
import { createAlarm, type Log } from './log.ts';
import { createMailbox, isMailboxOn } from './mail/mailbox.ts';
import { createDomainCheck } from './mail/domainCheck.ts';
import { createMailer, mailFolder } from './mail/createMailer.ts';
import { createDelays } from './outbox/delays.ts';
import { createDelivery } from './outbox/delivery.ts';
import { createWebhook } from './mail/webhook.ts';
import { openKeyring } from './secrets/openKeyring.ts';
import type { Settings } from './settings/settings.ts';
import { SetupFault } from './setupFault.ts';
import { readBuild } from './site/build.ts';
import { createSite } from './site/site.ts';
import { createHealth } from './status/health.ts';
import { createMetrics } from './status/metrics.ts';
import { openStore } from './store/openStore.ts';
import { storeFault } from './store/storeFault.ts';

const NO_MAIL_SERVER =
  'SMTP_URL is not set: in production no code and no request would reach anybody. Name your mail server; for a trial on your own machine leave NODE_ENV out.';

/** Makes the parts of a host; `build` is the folder of the built site. Throws a SetupFault. */
export async function assembleHost(settings: Settings, log: Log, build: string) {
  const site = readBuild(build);
  // Pages that call another login host ask this one for no letters.
  if (settings.production && settings.mailer.kind === 'folder' && !site?.loginHost)
    throw new SetupFault(NO_MAIL_SERVER);
  const { store, keyring } = await prepareStore(settings);
  const now = Date.now;
  const mailer = createMailer(settings, log, now);
  const alarm = createAlarm(log, now);
  const metrics = createMetrics(settings.metricsToken);
  const { count } = metrics;
  const webhook = settings.leadWebhook && createWebhook(settings.leadWebhook, now);
  const delays = createDelays(now);
  const parts = { settings, store, keyring, mailer, webhook, log, alarm, count, delays, now };
  const delivery = createDelivery(parts);
  const hasMailbox = isMailboxOn(settings);
  const health = createHealth({
    store,
    dataDir: settings.dataDir,
    codeMinutes: settings.numbers.CODE_MINUTES,
    now,
  });
  const app = createApp({
    settings,
    store,
    keyring,
    now,
    makeCode: randomCode,
    canReceive: createDomainCheck(settings),
    delays,
    wake: delivery.wake,
    cookies: createCookies(keyring, settings),
    alarm,
    count,
    metrics,
    health,
    site: site && createSite(site, settings.publicUrl?.protocol === 'https:'),
    mailbox: hasMailbox ? createMailbox(mailFolder(settings)) : undefined,
  });
  return {
    app,
    store,
    keyring,
    mailer,
    closeMailers: async () => {
      await mailer.close();
      await webhook?.close();
    },
    delivery,
    health,
    hasSite: site !== undefined,
    hasMailbox,
  };
}

async function prepareStore(settings: Settings) {
  try {
    const store = await openStore(settings);
    return { store, keyring: await openKeyring(store, settings) };
  } catch (error) {
    throw storeFault(settings, error);
  }
}
