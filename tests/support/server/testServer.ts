import { hash } from 'node:crypto';
import { EventEmitter } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, onTestFinished } from 'vitest';
import { createApp } from '../../../server/app.ts';
import { createHealth } from '../../../server/status/health.ts';
import { createKeyring } from '../../../server/secrets/keyring.ts';
import { createLog } from '../../../server/log.ts';
import type { Mailer, Mail } from '../../../server/mail/mailer.ts';
import { createMetrics } from '../../../server/status/metrics.ts';
import { createRecorder } from '../../../server/recorder.ts';
import { createDelivery } from '../../../server/outbox/delivery.ts';
import type { Services } from '../../../server/services.ts';
import { readSettings } from '../../../server/settings/settings.ts';
import type { Environment } from '../../../server/settings/settings.ts';
import { watchDamage } from '../../../server/store/damage.ts';
import { openSqlite } from '../../../server/store/sqlite.ts';
import type { Store } from '../../../server/store/Store.ts';
import { createPersonalData, textsOfStore } from './personalData.ts';

interface TestServerOptions {
  env?: Environment;
  /** A store that the caller closes. @default a new SQLite file */
  store?: Store;
  parts?: Partial<Services>;
  mailer?: Mailer;
}

export interface FetchOptions extends Pick<RequestInit, 'method' | 'body'> {
  headers?: Record<string, string>;
  peer?: string;
  /** @default '1.1' */
  httpVersion?: string;
  /** If true, the client does not read the response. */
  isUnread?: boolean;
  /** If false, the ClientTime header is omitted. */
  clientTime?: boolean;
}

/** A server without a port, whose clock and code generator the test controls. */
export async function createTestServer(options: TestServerOptions = {}) {
  const { env = {}, store, parts = {}, mailer } = options;
  const folder = mkdtempSync(join(tmpdir(), 'gateway-app-'));
  const { settings } = readSettings({ DATA_DIR: folder, ...env });
  const clock = { now: Date.UTC(2026, 10, 2, 9, 0) };
  const now = () => clock.now;
  const lines: string[] = [];
  const log = createLog((line) => lines.push(line), now);
  const clocks = { wall: now, steady: now };
  const recorder = createRecorder(log, clocks);
  const codes: string[] = [];
  const mails: Mail[] = [];
  const personalData = createPersonalData();
  const shared = {
    settings,
    keyring: createKeyring(Buffer.alloc(32, 7)),
    store: watchDamage(store ?? (await openSqlite(join(folder, 'gateway.db'))), () =>
      recorder.record('store', 'damaged'),
    ),
    log,
    record: recorder.record,
    now,
  };
  const collect: Mailer = {
    send: async (mail) => void mails.push(mail),
    close: async () => undefined,
  };
  const delivery = createDelivery({ ...shared, mailer: mailer ?? collect });
  const health = createHealth({ ...shared, since: recorder.since, clocks });
  const app = createApp({
    ...shared,
    metrics: createMetrics(recorder),
    makeCode: () => codes.shift() ?? '402917',
    canReceive: () => Promise.resolve(true),
    wake: () => undefined,
    health,
    site: undefined,
    mailbox: undefined,
    ...parts,
  });

  const fetch = async (path: string, options: FetchOptions = {}) => {
    const { method = 'GET', headers = {}, body, clientTime = true } = options;
    const { peer = '203.0.113.7', httpVersion = '1.1', isUnread = false } = options;
    const time = clientTime && { ClientTime: '2026-11-02 09:00:00.000' };
    personalData.add(peer);
    for (const value of new URLSearchParams(path.split('?')[1]).values()) personalData.add(value);
    if (typeof body === 'string') personalData.add(body);
    if (body instanceof FormData)
      for (const value of body.values()) if (typeof value === 'string') personalData.add(value);
    const outgoing = new EventEmitter();
    const response = await app.fetch(
      new Request(`http://127.0.0.1:3000${path}`, {
        method,
        headers: { host: '127.0.0.1:3000', ...time, ...headers },
        body: body ?? null,
      }),
      { incoming: { httpVersion, socket: { remoteAddress: peer, destroy: () => {} } }, outgoing },
    );
    if (!isUnread) outgoing.emit('close');
    return response;
  };
  return {
    ...shared,
    recorder,
    health,
    app,
    fetch,
    clock,
    codes,
    folder,
    mails,
    lines,
    deliver: async () => {
      while (await delivery.deliverOne());
    },
    /** Stops the server; throws if its log or store contains personal data. */
    close: async () => {
      const texts = await textsOfStore(shared.store);
      if (!store) await shared.store.close();
      rmSync(folder, { recursive: true, force: true });
      personalData.searchFor('The log', lines.join(''));
      personalData.searchFor('The store', texts);
    },
  };
}

export type TestServer = Awaited<ReturnType<typeof createTestServer>>;

/** A test server that closes when the running test has finished. */
export async function openTestServer(options?: TestServerOptions) {
  const server = await createTestServer(options);
  onTestFinished(server.close);
  return server;
}

export function serverForEachTest(options?: TestServerOptions): () => TestServer {
  let server: TestServer;
  beforeEach(async () => {
    server = await openTestServer(options);
  });
  return () => server;
}

/** Returns the number of rows in each table. */
export const countRows = (store: Store, ...tables: readonly string[]) =>
  store.read((sql) =>
    Promise.all(tables.map(async (table) => (await sql.rows(`SELECT 1 FROM ${table}`)).length)),
  );

/** The visitor of most tests, and her lead. */
export const DANA = 'dana@harbor.example';
export const SUMMARY =
  '<h1>Request for information</h1><table><tr><th>Name</th><td>Dana &lt;W&gt;</td></tr>' +
  '<tr><th>Company</th><td>Harbor &amp; Pine</td></tr><tr><th>Message</th><td>one<br>two</td></tr></table>';

export async function verifiedBrowser(
  server: Pick<TestServer, 'fetch'>,
  email = DANA,
  peer?: string,
) {
  const browser = createBrowser(server, peer);
  await browser.send(email);
  await browser.verify(email, '402917');
  return browser;
}

/** A browser that sends these headers with each call, and keeps the cookies that it receives. */
export function createBrowser(
  server: Pick<TestServer, 'fetch'>,
  peer = '203.0.113.7',
  own: Record<string, string> = {},
) {
  const jar = new Map<string, string>();
  const fetch = async (path: string, options: FetchOptions = {}) => {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await server.fetch(path, {
      peer,
      ...options,
      headers: { ...(cookie ? { cookie } : {}), ...own, ...options.headers },
    });
    for (const line of response.headers.getSetCookie()) {
      const [name = '', value = ''] = (line.split(';')[0] ?? '').split('=');
      jar.set(name, value);
    }
    return response;
  };
  const call = async (name: string, query: Record<string, string>, options?: FetchOptions) => {
    const response = await fetch(`/api/Setup/${name}?${new URLSearchParams(query)}`, options);
    return ((await response.json()) as { status: unknown }).status;
  };
  return {
    jar,
    fetch,
    send: (email: string) => call('SendAccessCodeToQRVideo', { sEmail: email }),
    verify: (email: string, code: string) =>
      call('VerifyAccessCodeToQRVideo', { sEmail: email, AccessKey: code }),
    /** Sends a summary to sales, with a submission id made from `submission` if it is given. */
    sendLead: (email: string, summary: string, submission?: string) => {
      const body = new FormData();
      const id = hash('md5', submission ?? '');
      const marked = `<section data-submission-id="${id}">${summary}</section>`;
      body.append('msgBody', submission === undefined ? summary : marked);
      return call('SendEmailToSales', { RequestEmail: email }, { method: 'POST', body });
    },
  };
}
