import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { engineNames } from '../support/host/engines.ts';
import { findPostgres, startPostgres } from '../support/host/postgres.ts';
import { postRequest } from '../support/host/postRequest.ts';
import { startSmtpServer, type SmtpServer } from '../support/host/smtpServer.ts';
import { endChild, spawnHost } from '../support/host/startHost.ts';

/** The long form: FAULT_KILLS=250 kills each engine as often, under load. */
const KILLS = Number(process.env['FAULT_KILLS'] ?? 2);
const REQUESTS_PER_KILL = 40;
const CALLERS = 8;

vi.setConfig({ testTimeout: 120_000 + KILLS * 10_000 });

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Waits until the host says that its outbox is empty. */
async function drained(url: string): Promise<void> {
  for (;;) {
    const report = (await (await fetch(`${url}/readyz`)).json()) as { queued: number };
    if (report.queued === 0) return;
    await pause(200);
  }
}

const companyIn = (subject: string) => subject.split(', ').at(-1) ?? '';

/** What arrived, by request: the Message-IDs of all its letters. */
function arrivals(smtp: SmtpServer): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const { subject, messageId } of smtp.letters())
    found.set(companyIn(subject), [...(found.get(companyIn(subject)) ?? []), messageId]);
  return found;
}

describe.concurrent.each(engineNames)('a host on %s that is killed at random moments', (name) => {
  test('loses no request that it has answered true, and repeats few letters, all with their Message-ID', async () => {
    const cluster = name === 'postgres' ? await startPostgres(findPostgres() ?? '') : undefined;
    const dataDir = mkdtempSync(join(tmpdir(), 'gateway-faults-'));
    const smtp = await startSmtpServer();
    const env = {
      DATA_DIR: dataDir,
      SMTP_URL: smtp.url,
      SALES_PER_ADDRESS_HOUR: '100000',
      ...(cluster ? { DATABASE_URL: await cluster.freshUrl() } : {}),
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
            await endChild(host.child, 'SIGKILL');
          }
        }
      };
      await Promise.all(Array.from({ length: CALLERS }, caller));
      host = await spawnHost(env);
    }
    await drained(host.url);
    await endChild(host.child, 'SIGTERM');
    const found = arrivals(smtp);
    await smtp.stop();
    await cluster?.stop();
    rmSync(dataDir, { recursive: true, force: true });

    const repeats = [...found.values()].reduce((sum, ids) => sum + ids.length - 1, 0);
    console.info(
      `${name}: ${KILLS} kills, ${accepted.length} accepted, ${repeats} repeated letters`,
    );
    expect(accepted.filter((id) => !found.has(id))).toEqual([]);
    for (const ids of found.values()) expect(new Set(ids).size).toBe(1);
    // At most the letters that were in the air at a kill; the share of them is judged in the long
    // form.
    expect(repeats).toBeLessThanOrEqual(KILLS * 4);
    expect(KILLS < 100 || repeats / accepted.length < 0.01).toBe(true);
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
  await endChild(full.child, 'SIGKILL');

  const host = await spawnHost(env);
  const retry = accepted.length;
  await vi.waitUntil(() => smtp.letters().length >= retry, { timeout: 100_000, interval: 200 });
  await endChild(host.child, 'SIGTERM');
  const found = arrivals(smtp);
  await smtp.stop();
  rmSync(dataDir, { recursive: true, force: true });

  expect(refused).toBe(5);
  expect(accepted.length).toBeGreaterThan(10);
  expect(accepted.filter((id) => !found.has(id))).toEqual([]);
});
