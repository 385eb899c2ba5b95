import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { watchLog } from '../../../server/alerts/watchLog.ts';
import { createApp, type AppParts } from '../../../server/app.ts';
import { createHealth } from '../../../server/status/health.ts';
import { createKeyring } from '../../../server/secrets/keyring.ts';
import { createAlarm, createLog } from '../../../server/log.ts';
import type { Mailer, Mail } from '../../../server/mail/mailer.ts';
import { createMetrics } from '../../../server/status/metrics.ts';
import { createDelays } from '../../../server/outbox/delays.ts';
import { createDelivery } from '../../../server/outbox/delivery.ts';
import { readSettings } from '../../../server/settings/settings.ts';
import type { Environment } from '../../../src/config/settings.ts';
import { openSqlite } from '../../../server/store/sqlite.ts';
import type { Store } from '../../../server/store/Store.ts';
import { createConfidences, textsOfStore } from './confidences.ts';

export interface TestHostOptions {
  env?: Environment;
  /** A store of the caller's, who closes it; a fresh SQLite file otherwise. */
  store?: Store;
  parts?: Partial<AppParts>;
  mailer?: Mailer;
}

/** One request of a browser. */
export interface Asking extends Pick<RequestInit, 'method' | 'body'> {
  headers?: Record<string, string>;
  /** The address of the connection. */
  peer?: string;
  /** @default '1.1' */
  httpVersion?: string;
  /** False leaves the ClientTime header out. */
  clientTime?: boolean;
}

/** The app without a port, with a clock and a code generator that the test holds. */
export async function createTestHost({
  env = {},
  store,
  parts = {},
  mailer,
}: TestHostOptions = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'gateway-app-'));
  const { settings } = readSettings({ DATA_DIR: folder, ...env });
  const clock = { now: Date.UTC(2026, 10, 2, 9, 0) };
  const now = () => clock.now;
  const lines: string[] = [];
  const watched = createLog((line) => lines.push(line), now);
  const events = watchLog(watched, now);
  const { log } = events;
  const metrics = createMetrics(settings.metricsToken);
  const codes: string[] = [];
  const mails: Mail[] = [];
  const confidences = createConfidences();
  const shared = {
    settings,
    keyring: createKeyring(Buffer.alloc(32, 7)),
    store: store ?? (await openSqlite(join(folder, 'gateway.db'))),
    log,
    alarm: createAlarm(log, now),
    count: metrics.count,
    delays: createDelays(now),
    now,
  };
  const collect: Mailer = {
    send: async (mail) => void mails.push(mail),
    close: async () => undefined,
  };
  const delivery = createDelivery({ ...shared, mailer: mailer ?? collect });
  const app = createApp({
    ...shared,
    metrics,
    makeCode: () => codes.shift() ?? '402917',
    canReceive: () => Promise.resolve(true),
    wake: () => undefined,
    health: createHealth({
      store: shared.store,
      dataDir: folder,
      codeMinutes: settings.numbers.CODE_MINUTES,
      now,
    }),
    site: undefined,
    mailbox: undefined,
    ...parts,
  });

  const ask = async (path: string, asking: Asking = {}) => {
    const { method = 'GET', headers = {}, body, clientTime = true } = asking;
    const { peer = '203.0.113.7', httpVersion = '1.1' } = asking;
    confidences.tell(peer);
    for (const said of new URLSearchParams(path.split('?')[1]).values()) confidences.tell(said);
    if (typeof body === 'string') confidences.tell(body);
    if (body instanceof FormData)
      for (const said of body.values()) if (typeof said === 'string') confidences.tell(said);
    return app.fetch(
      new Request(`http://127.0.0.1:3000${path}`, {
        method,
        headers: {
          host: '127.0.0.1:3000',
          ...(clientTime ? { ClientTime: '2026-11-02 09:00:00.000' } : {}),
          ...headers,
        },
        ...(body === undefined ? {} : { body }),
      }),
      { incoming: { httpVersion, socket: { remoteAddress: peer } } },
    );
  };
  return {
    ...shared,
    app,
    ask,
    clock,
    codes,
    delivery,
    events,
    folder,
    mails,
    lines,
    deliver: async () => {
      while (await delivery.deliverOne());
    },
    /** Ends the server; throws if its log or its store contains what a visitor said. */
    close: async () => {
      const texts = await textsOfStore(shared.store);
      if (!store) await shared.store.close();
      rmSync(folder, { recursive: true, force: true });
      confidences.searchFor('The log', lines.join(''));
      confidences.searchFor('The store', texts);
    },
  };
}

export type TestHost = Awaited<ReturnType<typeof createTestHost>>;

/** The visitor of most tests, and what she sends to sales. */
export const EMAIL = 'dana@harbor.example';
export const SUMMARY =
  '<h1>Request for information</h1><table><tr><th>Name</th><td>Dana &lt;W&gt;</td></tr>' +
  '<tr><th>Company</th><td>Harbor &amp; Pine</td></tr><tr><th>Message</th><td>one<br>two</td></tr></table>';

/** A browser that has verified EMAIL. */
export async function verifiedBrowser(host: Pick<TestHost, 'ask'>) {
  const browser = createBrowser(host);
  await browser.send(EMAIL);
  await browser.verify(EMAIL, '402917');
  return browser;
}

/** A browser in front of a host: it keeps its cookies. */
export function createBrowser(host: Pick<TestHost, 'ask'>, peer = '203.0.113.7') {
  const jar = new Map<string, string>();
  const ask = async (path: string, asking: Asking = {}) => {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await host.ask(path, {
      peer,
      ...asking,
      headers: { ...(cookie ? { cookie } : {}), ...asking.headers },
    });
    for (const line of response.headers.getSetCookie()) {
      const [name = '', value = ''] = (line.split(';')[0] ?? '').split('=');
      jar.set(name, value);
    }
    return response;
  };
  const call = async (name: string, query: Record<string, string>, asking?: Asking) => {
    const response = await ask(`/api/Setup/${name}?${new URLSearchParams(query)}`, asking);
    return ((await response.json()) as { status: unknown }).status;
  };
  return {
    jar,
    ask,
    send: (email: string) => call('SendAccessCodeToQRVideo', { sEmail: email }),
    verify: (email: string, code: string) =>
      call('VerifyAccessCodeToQRVideo', { sEmail: email, AccessKey: code }),
    /** Sends a summary to sales; with the id of its submission, as the site does, if one is named. */
    request: (email: string, summary: string, submission?: string) => {
      const body = new FormData();
      const id = createHash('md5')
        .update(submission ?? '')
        .digest('hex');
      const marked = `<section data-submission-id="${id}">${summary}</section>`;
      body.append('msgBody', submission === undefined ? summary : marked);
      return call('SendEmailToSales', { RequestEmail: email }, { method: 'POST', body });
    },
  };
}
