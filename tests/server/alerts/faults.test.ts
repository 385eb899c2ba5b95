import { once } from 'node:events';
import files from 'node:fs/promises';
import { rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import { syncBuiltinESMExports } from 'node:module';
import { text as readText } from 'node:stream/consumers';
import tls from 'node:tls';
import {
  afterAll,
  beforeAll,
  beforeEach,
  describe,
  expect,
  onTestFinished,
  test,
  vi,
} from 'vitest';
import { alertWays } from '../../../server/alerts/alertWays.ts';
import { CAUSES, SENTENCES } from '../../../server/alerts/causes.ts';
import { ALERT_INTERVAL, createAlerts } from '../../../server/alerts/createAlerts.ts';
import { createSmtpMailer } from '../../../server/mail/smtpMailer.ts';
import { createHealth } from '../../../server/status/health.ts';
import { openPostgres } from '../../../server/store/postgres.ts';
import type { Store } from '../../../server/store/Store.ts';
import { backUp, backUpWhenDue, backupFolder } from '../../../server/upkeep/backup.ts';
import { runEvery } from '../../../server/upkeep/runEvery.ts';
import { freePort } from '../../support/host/freePort.ts';
import {
  createBrowser,
  createTestHost,
  EMAIL,
  SUMMARY,
  verifiedBrowser,
  type TestHostOptions,
} from '../../support/host/hostParts.ts';
import { obedientMailer, queue } from '../../support/host/outboxParts.ts';
import { findPostgres, startPostgres, type PostgresCluster } from '../../support/host/postgres.ts';
import { startSmtpServer } from '../../support/host/smtpServer.ts';
import { startHost } from '../../support/host/startHost.ts';
import { createCertificate, listening } from '../../support/otherHost/listening.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Where ALERT_URL leads: what has arrived there since somebody looked last. */
const receiver = createServer();
const posted: string[] = [];
let url = '';
let stop: () => Promise<void>;
beforeAll(async () => {
  receiver.on('request', (request, response) => {
    const keep = (body: string) => {
      posted.push(body);
      response.end();
    };
    void readText(request).then(keep);
  });
  const { port, stop: end } = await listening(receiver);
  [url, stop] = [`http://127.0.0.1:${port}/topic`, end];
});
afterAll(() => stop());
beforeEach(() => void posted.splice(0));

/** The causes that were posted, each as one line that holds a sentence of ours and nothing else. */
function causesPosted(): string[] {
  return posted.splice(0).map((body) => {
    const { text } = JSON.parse(body) as { text: string };
    const said = /^[\w.-]+ \([\w.-]+\): (.*)$/.exec(text)?.[1] ?? '';
    const cause = CAUSES.find((name) => SENTENCES[name].some((sentence) => sentence === said));
    return cause ? cause + (SENTENCES[cause][1] === said ? ' over' : '') : text;
  });
}

/** A host that looks for trouble when the test says so. */
async function watchedHost(
  options: TestHostOptions = {},
  // A database has backups of its own, so no test but the one of backups needs any.
  { startedAt, engine = 'postgres' }: { startedAt?: number; engine?: Store['engine'] } = {},
) {
  const host = await createTestHost(options);
  host.clock.now = startedAt ?? host.clock.now;
  let elapsed = 0;
  const now = () => host.clock.now;
  const { store, settings, events, folder } = host;
  const alerts = createAlerts({
    settings,
    engine,
    health: createHealth({ store, dataDir: folder, codeMinutes: 10, now }),
    events,
    clocks: { wall: now, steady: () => elapsed },
    ways: alertWays(
      { ...settings, alertUrl: url },
      options.mailer ?? obedientMailer(() => {}).mailer,
      now,
    ),
  });
  /** What the operator is told after so long, a minute at most unless the test says more. */
  const toldAfter = async (wait = ALERT_INTERVAL) => {
    elapsed += wait;
    host.clock.now += wait;
    await alerts(new AbortController().signal);
    return causesPosted();
  };
  onTestFinished(async () => {
    await host.close();
    await options.mailer?.close();
  });
  return { ...host, toldAfter };
}

test('trouble is looked for so often that it is told within a minute', () => {
  // Together with a store that does not answer, and a receiver that does not.
  expect(ALERT_INTERVAL + 13_000 + 10_000).toBeLessThan(MINUTE);
});

test('fault 1: the mail server is away', async () => {
  const port = await freePort();
  const host = await watchedHost({ mailer: createSmtpMailer(`smtp://127.0.0.1:${port}`) });
  for (const id of ['a', 'b', 'c', 'd', 'e']) await queue(host, id, 'sales');
  await host.deliver();

  expect(await host.toldAfter()).toEqual(['deliveryPaused']);
  expect(await host.toldAfter()).toEqual([]);
});

test('a pause is over for the operator when the codes that waited have expired', async () => {
  const mailer = createSmtpMailer(`smtp://127.0.0.1:${await freePort()}`);
  const host = await watchedHost({ mailer });
  for (const id of ['a', 'b', 'c', 'd', 'e']) await queue(host, id, 'code', MINUTE);
  await host.deliver();
  expect(await host.toldAfter()).toEqual(['deliveryPaused']);

  await host.toldAfter(2 * MINUTE);
  await host.deliver();
  expect(await host.toldAfter()).toContain('deliveryPaused over');
});

test('and one that sends everybody away, until it does not', async () => {
  let isBusy = true;
  const smtp = await startSmtpServer({
    onMailFrom: (_address, _session, done) =>
      isBusy ? done(Object.assign(new Error('busy'), { responseCode: 451 })) : done(),
  });
  onTestFinished(smtp.stop);
  const host = await watchedHost({ mailer: createSmtpMailer(smtp.url) });
  for (const id of ['a', 'b', 'c', 'd', 'e']) await queue(host, id, 'sales');
  await host.deliver();
  expect(await host.toldAfter()).toEqual(['deliveryPaused']);

  isBusy = false;
  await host.toldAfter();
  await host.deliver();
  expect(await host.toldAfter()).toEqual(['deliveryPaused over']);
});

test('fault 2: the mail server refuses', async () => {
  const smtp = await startSmtpServer({
    onRcptTo: (_address, _session, done) =>
      done(Object.assign(new Error('no'), { responseCode: 550 })),
  });
  onTestFinished(smtp.stop);
  const host = await watchedHost({ mailer: createSmtpMailer(smtp.url) });
  await queue(host, 'lead', 'sales');
  await host.deliver();

  expect(await host.toldAfter()).toEqual(['requestRefused']);
  await host.store.write((sql) => sql.change('DELETE FROM outbox'));
  expect(await host.toldAfter()).toEqual(['requestRefused over']);
});

test('fault 3: the mail server is slow', async () => {
  let answer = () => {};
  const asked = new Promise<void>((resolve) => {
    answer = resolve;
  });
  let take = () => {};
  const smtp = await startSmtpServer({
    onData: (stream, _session, done) => {
      stream.resume().on('end', answer);
      take = done;
    },
  });
  onTestFinished(smtp.stop);
  const mailer = createSmtpMailer(smtp.url);
  const host = await watchedHost({ mailer });
  await queue(host, 'lead', 'sales');
  const delivery = host.deliver();
  await asked;

  expect(await host.toldAfter(2 * MINUTE)).toEqual([]);
  expect(await host.toldAfter()).toEqual(['letterLate']);

  take();
  await delivery;
  expect(await host.toldAfter()).toEqual(['letterLate over']);
});

test('fault 4: the disk is full', async () => {
  const host = await watchedHost();
  const spy = vi
    .spyOn(files, 'statfs')
    .mockResolvedValue({ bavail: 0, bsize: 4096 } as Awaited<ReturnType<typeof files.statfs>>);
  const restore = () => {
    spy.mockRestore();
    syncBuiltinESMExports();
  };
  onTestFinished(restore);
  syncBuiltinESMExports();

  expect(await host.toldAfter()).toEqual(['diskShort']);
  restore();
  expect(await host.toldAfter()).toEqual(['diskShort over']);
});

const programs = findPostgres();

describe.runIf(programs)('with a database', () => {
  let cluster: PostgresCluster;
  beforeAll(async () => {
    cluster = await startPostgres(programs!);
  });

  test('faults 5 and 6: the database is read-only, then away', async () => {
    const database = new URL(await cluster.freshUrl());
    await (await openPostgres(database.href)).close();
    let store = await openPostgres(database.href);
    const shown = () => store;
    const host = await watchedHost({
      store: {
        engine: 'postgres',
        write: (work) => shown().write(work),
        read: (work) => shown().read(work),
        close: () => shown().close(),
      },
    });
    const writable = store;
    const options = database.searchParams.get('options') ?? '';
    database.searchParams.set('options', `${options} -c default_transaction_read_only=on`);
    store = await openPostgres(database.href);

    expect(await host.toldAfter()).toEqual(['storeNotWritable']);
    await store.close();
    store = writable;
    expect(await host.toldAfter()).toEqual(['storeNotWritable over']);
    await queue(host, 'lead', 'sales');
    await host.store.write((sql) => sql.change(`UPDATE outbox SET status = 'dead'`));
    expect(await host.toldAfter()).toEqual(['requestRefused']);

    await cluster.stop();
    // What waits in a store that is away is not taken for gone.
    expect(await host.toldAfter(HOUR)).toEqual(['requestRefused', 'storeNotWritable']);
    // The test host reads its store when it is closed.
    store = { ...writable, read: async () => [] as never };
  });
});

test('fault 7: the folder of the backups is gone', async () => {
  const host = await watchedHost({}, { engine: 'sqlite' });
  const backup = () => backUp(host.folder, host.clock.now);
  await backup();
  expect(await host.toldAfter(11 * MINUTE)).toEqual([]);
  rmSync(backupFolder(host.folder), { recursive: true });
  expect(await host.toldAfter()).toEqual(['backupFailed']);

  await backup();
  expect(await host.toldAfter()).toEqual(['backupFailed over']);
});

test('and a backup that fails', async () => {
  const host = await watchedHost();
  writeFileSync(backupFolder(host.folder), '');
  const backup = () => backUpWhenDue(host.folder, host.clock.now);
  const task = runEvery(backup, HOUR, 'backup', host.log);
  await vi.waitUntil(() => host.lines.join('').includes('taskFailed'));
  await task.stop();

  expect(await host.toldAfter()).toEqual(['backupFailed']);
});

test('fault 8: the clock jumps, ahead or back', async () => {
  const host = await watchedHost();
  host.clock.now -= MINUTE;
  expect(await host.toldAfter()).toEqual([]);

  host.clock.now += 5 * HOUR;
  expect(await host.toldAfter()).toEqual(['clockJumped']);
  expect(await host.toldAfter(20 * MINUTE)).toEqual(['clockJumped over']);
  expect(await host.toldAfter(HOUR)).toEqual([]);

  host.clock.now -= 5 * HOUR;
  expect(await host.toldAfter()).toEqual(['clockJumped']);
});

describe('fault 9: a certificate is at its end,', () => {
  const authorities = tls.getCACertificates();
  afterAll(() => tls.setDefaultCACertificates(authorities));

  /** A certificate that began and ends so many days from now. */
  const trusted = async (begin: number, end: number) => {
    const [notBeforeDate = new Date(), notAfterDate = new Date()] = [begin, end].map(
      (days) => new Date(Date.now() + days * DAY),
    );
    const made = await createCertificate('localhost', { notBeforeDate, notAfterDate });
    tls.setDefaultCACertificates([...authorities, made.cert]);
    return made;
  };

  test.each([
    ['smtp', -77, 13, ['certificateEnding']],
    ['smtp', -90, -1, ['certificateEnding']],
    ['smtp', -75, 15, []],
    // One that lives for days is renewed late.
    ['smtps', -4, 2, []],
  ])('that of the mail server, by %s, from %i to %i days', async (protocol, begin, end, causes) => {
    const smtp = await startSmtpServer({
      ...(await trusted(begin, end)),
      secure: protocol === 'smtps',
      disabledCommands: ['AUTH'],
    });
    onTestFinished(smtp.stop);
    const SMTP_URL = smtp.url.replace('smtp://127.0.0.1', `${protocol}://user:secret@localhost`);
    const host = await watchedHost({ env: { SMTP_URL } }, { startedAt: Date.now() });

    expect(await host.toldAfter()).toEqual(causes);
  });

  test('that of PUBLIC_URL, which a host in a process of its own tells at its start', async () => {
    const made = tls.createSecureContext(await trusted(-77, 13));
    // As a proxy that shakes hands with nobody who names no site.
    const SNICallback = (_: string, done: (error: null, context: tls.SecureContext) => void) =>
      done(null, made);
    const site = await listening(createTlsServer({ SNICallback }));
    onTestFinished(site.stop);
    const arrived = once(receiver, 'request');
    const host = await startHost({
      env: { ALERT_URL: url, PUBLIC_URL: `https://localhost:${site.port}` },
    });
    await arrived;
    await vi.waitUntil(() => posted.length > 0);
    await host.stop();

    expect(causesPosted()).toEqual(['certificateEnding']);
  });
});

test('a receiver of leads that keeps failing is told, and that it takes them again', async () => {
  const host = await watchedHost();
  const { log } = host.events;
  const lead = { id: 'a', kind: 'webhook', problem: 'HTTP 502' };
  log('warn', 'letterDelayed', { ...lead, attempt: 2 });
  expect(await host.toldAfter()).toEqual([]);

  log('warn', 'letterDelayed', { ...lead, attempt: 3 });
  expect(await host.toldAfter()).toEqual(['webhookPaused']);

  log('info', 'letterSent', { ...lead, kind: 'sales' });
  expect(await host.toldAfter()).toEqual([]);
  log('info', 'letterSent', lead);
  expect(await host.toldAfter()).toEqual(['webhookPaused over']);
});

describe('fault 10: a limit of everybody is reached,', () => {
  test.each(['SENDS_PER_ADDRESS_HOUR', 'SENDS_PER_IP_HOUR'])('%s is not one', async (name) => {
    const host = await watchedHost({ env: { [name]: '1', RESEND_SECONDS: '0' } });
    const browser = createBrowser(host);
    expect([await browser.send(EMAIL), await browser.send(EMAIL)]).toEqual([true, false]);

    expect(await host.toldAfter()).toEqual([]);
  });

  test('that of the codes', async () => {
    const host = await watchedHost({ env: { SENDS_PER_HOUR: '1' } });
    const browser = createBrowser(host);
    await browser.send(EMAIL);
    expect(await host.toldAfter()).toEqual([]);
    await browser.send('pat@harbor.example');

    expect(await host.toldAfter()).toEqual(['limitReached']);
    expect(await host.toldAfter(15 * MINUTE)).toEqual(['letterLate', 'limitReached over']);
  });

  test.each([
    ['SALES_PER_HOUR', ['limitReached']],
    // Not that of one caller.
    ['SALES_PER_ADDRESS_HOUR', []],
    ['SALES_PER_IP_HOUR', []],
  ])('that of the requests: %s', async (name, causes) => {
    const host = await watchedHost({ env: { [name]: '1' } });
    const browser = await verifiedBrowser(host);
    await host.deliver();
    for (const words of [SUMMARY, `${SUMMARY} again`]) await browser.request(EMAIL, words);

    expect(await host.toldAfter()).toEqual(causes);
  });
});

test('fault 11: a letter is unreadable', async () => {
  const host = await watchedHost();
  await queue(host, 'code', 'code');
  await host.store.write((sql) => sql.change(`UPDATE outbox SET letter = 'damaged'`));
  await host.deliver();

  expect(await host.toldAfter()).toEqual(['letterUnreadable']);
});

test.each([
  ['fault 12: a proxy forwards that nobody has listed', '10.0.0.7', {}, ['proxyUnlisted']],
  ['one that is listed is right', '10.0.0.7', { TRUSTED_PROXIES: '10.0.0.0/8' }, []],
  ['a stranger may send any header', '198.51.100.7', {}, []],
])('%s', async (_, peer, env, causes) => {
  const host = await watchedHost({ env });
  await createBrowser(host).ask('/api/Setup/SendAccessCodeToQRVideo?sEmail=nobody', {
    peer,
    headers: { 'X-Forwarded-For': '203.0.113.9' },
  });

  expect(await host.toldAfter()).toEqual(causes);
});

test('calls that fail are told, without a word of the visitor', async () => {
  const host = await watchedHost({
    parts: { canReceive: () => Promise.reject(new Error(`no ${EMAIL}`)) },
  });
  await createBrowser(host).send(EMAIL);

  expect(await host.toldAfter()).toEqual(['callsFailing']);
  expect(await host.toldAfter(15 * MINUTE)).toEqual(['callsFailing over']);
});
