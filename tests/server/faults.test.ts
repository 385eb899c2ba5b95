import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Webhook } from 'standardwebhooks';
import { describe, expect, test, vi } from 'vitest';
import { readSettings } from '../../server/settings/settings.ts';
import { openStore } from '../../server/store/openStore.ts';
import { startFlakyConnection } from '../support/faults/flakyConnection.ts';
import { startWebhookReceiver } from '../support/faults/webhookReceiver.ts';
import { engineNames } from '../support/host/engines.ts';
import { freshDatabase } from '../support/host/postgres.ts';
import { postRequest } from '../support/host/postRequest.ts';
import { startSmtpServer, type SmtpServer } from '../support/host/smtpServer.ts';
import { spawnHost } from '../support/host/startHost.ts';

/** The long form: FAULT_KILLS=250 kills each engine as often, under load. */
const KILLS = Number(process.env['FAULT_KILLS'] ?? 2);
const REQUESTS_PER_KILL = 40;
const CALLERS = 8;
const SECRET = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';

vi.setConfig({ testTimeout: 120_000 + KILLS * 10_000 });

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Waits until the outbox is empty, of leads for the webhook too; each wait is over at once. */
async function drained(env: Record<string, string>): Promise<void> {
  const store = await openStore(readSettings(env).settings, 'command');
  for (;;) {
    const waiting = await store.read((sql) =>
      sql.rows(`SELECT id FROM jobs WHERE status = 'queued' LIMIT 1`),
    );
    if (waiting.length === 0) return store.close();
    await store.write(
      (sql) =>
        sql.change`UPDATE jobs SET due_at = 0
          WHERE status = 'queued' AND lease IS NULL AND due_at > ${Date.now()}`,
    );
    await pause(200);
  }
}

const companyIn = (subject: string) => subject.split(', ').at(-1) ?? '';

/** What arrived, by request: the Message-IDs of all its letters. */
function arrivals(...servers: readonly SmtpServer[]): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const { subject, messageId } of servers.flatMap((server) => server.letters()))
    found.set(companyIn(subject), [...(found.get(companyIn(subject)) ?? []), messageId]);
  return found;
}

/** The first mail server of two, gone for a moment again and again. */
async function startFlappingServer(target: SmtpServer) {
  const way = await startFlakyConnection(target.url);
  let flaps = 0;
  let timer: NodeJS.Timeout;
  const flap = (isOpen: boolean) => {
    way.set(isOpen ? 'open' : 'closed');
    if (!isOpen) flaps += 1;
    timer = setTimeout(flap, Math.random() * (isOpen ? 5000 : 1000), !isOpen);
  };
  flap(true);
  return {
    url: `smtp://127.0.0.1:${way.port}`,
    flaps: () => flaps,
    stop: () => {
      clearTimeout(timer);
      way.stop();
    },
  };
}

/**
 * A receiver of leads that fails three times in ten: the ids under which each request was posted,
 * and the requests that were taken.
 */
async function startFailingReceiver() {
  const ids = new Map<string, Set<string>>();
  const taken = new Set<string>();
  const { url, deliveries, stop } = await startWebhookReceiver(({ headers, body }) => {
    const { data } = new Webhook(SECRET).verify(body, headers) as { data: { company: string } };
    const known = ids.get(data.company) ?? new Set();
    ids.set(data.company, known.add(headers['webhook-id'] ?? ''));
    if (Math.random() < 0.3) return 500;
    taken.add(data.company);
    return 200;
  });
  return { url, ids, taken, posts: () => deliveries.length, stop };
}

describe.concurrent.each(engineNames)('a host on %s that is killed at random moments', (name) => {
  test('loses no request that it has answered true, and repeats few letters, all with their Message-ID', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'gateway-faults-'));
    const [smtp, second] = [await startSmtpServer(), await startSmtpServer()];
    const first = await startFlappingServer(smtp);
    const receiver = await startFailingReceiver();
    const env = {
      DATA_DIR: dataDir,
      SMTP_URL: `${first.url} ${second.url}`,
      LEAD_WEBHOOK_URL: receiver.url,
      LEAD_WEBHOOK_SECRET: SECRET,
      SALES_PER_EMAIL_HOUR: '100000',
      ...(name === 'postgres' && { DATABASE_URL: await freshDatabase() }),
    };
    const accepted: string[] = [];
    let host = await spawnHost(env);
    let made = 0;

    for (let kill = 0; kill < KILLS; kill += 1) {
      const goal = accepted.length + REQUESTS_PER_KILL + Math.floor(Math.random() * 20);
      let alive = true;
      const caller = async () => {
        while (alive) {
          const id = `r${(made += 1)}`;
          if (await postRequest(host.url, id)) accepted.push(id);
          if (accepted.length >= goal && alive) {
            alive = false;
            await pause(Math.random() * 30);
            await host.end('SIGKILL');
          }
        }
      };
      await Promise.all(Array.from({ length: CALLERS }, caller));
      host = await spawnHost(env);
    }
    await drained(env);
    await host.end();
    const found = arrivals(smtp, second);
    const { ids, taken } = receiver;
    first.stop();
    receiver.stop();
    await Promise.all([smtp.stop(), second.stop()]);
    rmSync(dataDir, { recursive: true, force: true });

    const byBoth = [smtp, second].map((server) => server.letters().length).join(' + ');
    const repeats = [...found.values()].reduce((sum, ids) => sum + ids.length - 1, 0);
    console.info(
      `${name}: ${KILLS} kills, ${accepted.length} accepted, letters by both servers: ${byBoth}, ${first.flaps()} flaps, ${repeats} repeated; posted ${receiver.posts()} times`,
    );
    expect(accepted.filter((id) => !found.has(id))).toEqual([]);
    for (const messageIds of found.values()) expect(new Set(messageIds).size).toBe(1);
    expect(accepted.filter((id) => !taken.has(id))).toEqual([]);
    for (const webhookIds of ids.values()) expect(webhookIds.size).toBe(1);
    // At most the mails that were under way at a kill or a flap; the long form checks their share.
    expect(repeats).toBeLessThanOrEqual((KILLS + first.flaps()) * 3);
    expect(KILLS < 100 || repeats / accepted.length < 0.02).toBe(true);
  });
});

test.concurrent('a full disk is never answered true: what was accepted arrives after the restart', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'gateway-full-'));
  const smtp = await startSmtpServer();
  const env = { DATA_DIR: dataDir, SMTP_URL: smtp.url };
  // A mail server that is away, so that all of it stays in the store; no file may pass 1,500 KiB.
  const full = await spawnHost({ ...env, SMTP_URL: 'smtp://127.0.0.1:1' }, 1500);
  const accepted: string[] = [];
  let refused = 0;
  for (let index = 0; index < 400 && refused < 5; index += 1) {
    if (await postRequest(full.url, `full${index}`)) accepted.push(`full${index}`);
    else refused += 1;
  }
  await full.end('SIGKILL');

  const host = await spawnHost(env);
  const retry = accepted.length;
  await vi.waitUntil(() => smtp.letters().length >= retry, { timeout: 100_000, interval: 200 });
  await host.end();
  const found = arrivals(smtp);
  await smtp.stop();
  rmSync(dataDir, { recursive: true, force: true });

  expect(refused).toBe(5);
  expect(accepted.length).toBeGreaterThan(10);
  expect(accepted.filter((id) => !found.has(id))).toEqual([]);
});
