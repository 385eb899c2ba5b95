import { createApp } from './app.ts';
import { randomCode } from './codes/codes.ts';
import { createAlarm, type Log } from './log.ts';
import { createMailer, mailFolder } from './mail/createMailer.ts';
import { createDomainCheck } from './mail/domainCheck.ts';
import { createMailbox, isMailboxOn } from './mail/mailbox.ts';
import { createWebhook } from './mail/webhook.ts';
import { createDelays } from './outbox/delays.ts';
import { createDelivery } from './outbox/delivery.ts';
import { openStoreAndKeyring } from './secrets/openKeyring.ts';
import type { Settings } from './settings/settings.ts';
import { SetupFault } from './setupFault.ts';
import { readBuild } from './site/build.ts';
import { createSite } from './site/site.ts';
import { createHealth } from './status/health.ts';
import { createMetrics } from './status/metrics.ts';

const NO_MAIL_SERVER =
  'SMTP_URL is not set, so no code and no lead could be delivered in production. Set it to the URL of your mail server. For a trial on your own machine, leave NODE_ENV unset.';

/** Creates the parts of a server. `build` is the folder of the built site. Throws a SetupFault. */
export async function createParts(settings: Settings, log: Log, build: string) {
  const built = readBuild(build);
  // Pages that call another login host need no mail from this server.
  if (settings.production && settings.mailServers.length === 0 && !built?.loginHost)
    throw new SetupFault(NO_MAIL_SERVER);
  const { store, keyring } = await openStoreAndKeyring(settings);
  const now = Date.now;
  const metrics = createMetrics(settings.metricsToken);
  const shared = {
    settings,
    store,
    keyring,
    now,
    alarm: createAlarm(log, now),
    count: metrics.count,
    delays: createDelays(now),
  };
  const mailer = createMailer(settings, log, now);
  const webhook = settings.leadWebhook && createWebhook(settings.leadWebhook, now);
  const delivery = createDelivery({ ...shared, mailer, webhook, log });
  const health = createHealth(shared);
  const site = built && createSite(built, settings.publicUrl?.protocol === 'https:');
  const mailbox = isMailboxOn(settings) ? createMailbox(mailFolder(settings)) : undefined;
  const app = createApp({
    ...shared,
    makeCode: randomCode,
    canReceive: createDomainCheck(settings),
    wake: delivery.wake,
    metrics,
    health,
    site,
    mailbox,
  });
  return { app, store, keyring, mailer, webhook, delivery, health, site, mailbox };
}
