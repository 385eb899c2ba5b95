import { resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { collectDefaultMetrics } from 'prom-client';
import { SECURITY_TXT_LIFE, securityTxt } from '../shared/securityTxt.ts';
import { alertChannels } from './alerts/alertChannels.ts';
import { createAlerts } from './alerts/createAlerts.ts';
import { createApp } from './app.ts';
import { randomCode } from './codes/codes.ts';
import { SECOND } from './durations.ts';
import { greeting } from './greeting.ts';
import { limitConnections } from './http/floods.ts';
import { createHttpServer, stopServing } from './http/httpServer.ts';
import { createLog, kindOf, type Log } from './log.ts';
import { createMailer, mailFolder } from './mail/createMailer.ts';
import { createDomainCheck } from './mail/domainCheck.ts';
import { createMailbox, isMailboxOn } from './mail/mailbox.ts';
import { createWebhook } from './mail/webhook.ts';
import { createDelivery } from './outbox/delivery.ts';
import { openStoreAndKeyring } from './secrets/openKeyring.ts';
import type { Services } from './services.ts';
import { pageSettings } from './settings/pageSettings.ts';
import { readEnvironment, readSettings, type Settings } from './settings/settings.ts';
import { SetupFault } from './setupFault.ts';
import { readBuild } from './site/build.ts';
import { createSite } from './site/site.ts';
import { createHealth } from './status/health.ts';
import { createMetrics } from './status/metrics.ts';
import { createRecorder } from './recorder.ts';
import { watchDamage } from './store/damage.ts';
import { createTasks } from './tasks.ts';
import { keepAlert, type KeptAlert } from './upkeep/alertTotals.ts';

/** How many connections may wait to be accepted. Clients retry the others after 1, 3 and 7 s. */
const BACKLOG = 4096;

// Stopping may take 20 s. After this timeout, 2 s remain to close the mailer and the store
// (docs/decisions/server/operation.md#h13).
const STOP_TIMEOUT_MS = 18 * SECOND;

const NO_MAIL_SERVER =
  'SMTP_URL is not set, so no code and no lead could be delivered in production. Set it to the URL of your mail server. For a trial on your own machine, leave NODE_ENV unset.';

/** Runs a server in this process until a signal stops it. */
export async function serve(): Promise<void> {
  // Only this user may read the files that the server creates, even if others may read DATA_DIR.
  process.umask(0o077);
  // If the reader of the log closes the pipe, the server must continue.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
  const log = createLog((line) => process.stdout.write(line));
  collectDefaultMetrics();
  try {
    await listen(log);
  } catch (error) {
    const message = error instanceof Error ? error.message : 'unknown fault';
    stopWith(
      error instanceof SetupFault
        ? message
        : `The server could not start (${kindOf(error)}): ${message}`,
    );
  }
  // The message of an unexpected error may quote a visitor, so only the error's kind is logged.
  process.on('unhandledRejection', (reason) =>
    log('error', 'unhandledRejection', { problem: kindOf(reason) }),
  );
  process.on('uncaughtException', (error) => {
    log('error', 'crashed', { problem: kindOf(error) });
    process.exit(1);
  });
}

async function listen(log: Log): Promise<void> {
  const { settings, warnings, faults } = readSettings(readEnvironment());
  if (faults.length > 0) throw new SetupFault(faults.join('\n'));
  const { host } = settings;
  const server = await createServer(settings, log, resolve('dist'));
  server.http.on('error', (error) =>
    stopWith(
      `The server cannot listen on ${host}, port ${settings.port} (${kindOf(error)}): set PORT to a free port (0 picks one), or HOST to an address of this machine.`,
    ),
  );
  server.http.listen({ host, port: settings.port, backlog: BACKLOG }, () => {
    const address = server.http.address();
    const port = typeof address === 'object' && address ? address.port : settings.port;
    process.stdout.write(`${[...greeting(server, port), ...warnings].join('\n')}\n`);
    server.start();
  });
  let stopping = false;
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) {
    process.on(signal, () => {
      if (stopping) return;
      stopping = true;
      log('info', 'stopping');
      server.stop().then(
        () => process.exit(0),
        (error: unknown) => stopWith(`The server did not stop cleanly (${kindOf(error)}).`),
      );
    });
  }
}

/**
 * Creates the server for the site in the folder `build`. `start` begins the background work. `stop`
 * stops listening, waits for pending calls, and closes the store. Throws a SetupFault.
 */
export async function createServer(settings: Settings, log: Log, build: string) {
  const clocks = { wall: Date.now, steady: () => performance.now() };
  const now = clocks.wall;
  // Pages that call another login host need no mail from this server.
  if (settings.production && settings.mailServers.length === 0 && !settings.loginHost)
    throw new SetupFault(NO_MAIL_SERVER);
  const shown = pageSettings(settings);
  const contact = () => securityTxt(shown, new Date(now() + SECURITY_TXT_LIFE));
  const [built, opened] = await Promise.all([
    readBuild(build, shown),
    openStoreAndKeyring(settings),
  ]);
  const recorder = createRecorder(log, clocks);
  const { record } = recorder;
  const store = watchDamage(opened.store, () => record('store', 'damaged'));
  const shared = { settings, store, keyring: opened.keyring, now, record };
  const mailer = createMailer(settings, log, now);
  const webhook = settings.leadWebhook && createWebhook(settings.leadWebhook, now);
  const delivery = createDelivery({ ...shared, mailer, webhook });
  const services: Services = {
    ...shared,
    makeCode: randomCode,
    canReceive: createDomainCheck(settings, record),
    wake: delivery.wake,
    metrics: createMetrics(recorder),
    health: createHealth({ ...shared, since: recorder.since, clocks }),
    site: built && createSite(built, settings.publicUrl?.protocol === 'https:', contact),
    mailbox: isMailboxOn(settings) ? createMailbox(mailFolder(settings)) : undefined,
  };
  const http = createHttpServer(createApp(services).fetch, {
    onConnection: limitConnections(services),
  });
  const keep = (alert: KeptAlert) => store.write((sql) => keepAlert(sql, alert));
  const channels = alertChannels(settings, mailer, now);
  const alerts =
    channels.length > 0 ? createAlerts({ ...services, clocks, channels, keep }) : undefined;
  const tasks = createTasks(services, recorder.countOf, alerts);
  return {
    ...services,
    http,
    start: () => {
      delivery.start();
      tasks.start();
    },
    stop: async () => {
      // Stops delivery first, so that it claims no further jobs.
      const delivering = delivery.stop();
      const resting = Promise.all([delivering, tasks.stop()]);
      await Promise.all([
        stopServing(http, STOP_TIMEOUT_MS),
        Promise.race([resting, delay(STOP_TIMEOUT_MS)]),
      ]);
      // Deliveries that are still pending fail now and are recorded as delayed.
      await Promise.all([mailer.close(), webhook?.close()]);
      await Promise.race([delivering, delay(SECOND)]);
      await store.close();
    },
  };
}

function stopWith(text: string): never {
  process.stderr.write(`${text}\n`);
  process.exit(1);
}
