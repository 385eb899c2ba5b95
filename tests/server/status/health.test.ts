import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, test } from 'vitest';
import { HOUR, MINUTE } from '../../../server/durations.ts';
import { MIN_FREE_BYTES } from '../../../server/store/dataDir.ts';
import {
  away,
  deliverAll,
  greylisted,
  queue,
  scriptedMailer,
} from '../../support/server/outboxParts.ts';
import { setFreeSpace } from '../../support/server/freeSpace.ts';
import { serverForEachTest } from '../../support/server/testServer.ts';

const server = serverForEachTest({ env: { CODE_MINUTES: '5' } });

describe('the readiness of a server', () => {
  const readyz = async () => {
    // A report is cached for at most a second.
    server().clock.now += 1000;
    const response = await server().fetch('/readyz');
    return [response.status, await response.text()];
  };
  const READY = [200, '{"status":true}'];
  const NOT_READY = [503, '{"status":false}'];
  const attempt = (fault?: Error) => {
    const { mailer } = scriptedMailer(() => {
      if (fault) throw fault;
    });
    return deliverAll(server(), mailer);
  };

  test('is false if the store is not writable, whatever the clock says', async () => {
    expect(await readyz()).toEqual(READY);
    server().store.write = () => Promise.reject(new Error('no room'));

    server().clock.now -= HOUR;

    expect(await readyz()).toEqual(NOT_READY);
  });

  test('is false if less than 64 MiB is free', async () => {
    setFreeSpace(MIN_FREE_BYTES);
    expect(await readyz()).toEqual(READY);

    setFreeSpace(MIN_FREE_BYTES - 4096);
    expect(await readyz()).toEqual(NOT_READY);
  });

  test('is false if a code waits for its lifetime, but not if a lead does', async () => {
    await queue(server(), 'lead', 'sales');
    await attempt(away());
    await queue(server(), 'code', 'code');
    server().clock.now += 4.9 * MINUTE;
    expect(await readyz()).toEqual(READY);
    server().clock.now += 0.2 * MINUTE;
    expect(await readyz()).toEqual(NOT_READY);

    await attempt();
    expect(await readyz()).toEqual(READY);
  });

  test('is false for a while after a code expired unsent', async () => {
    await queue(server(), 'code', 'code', 5 * MINUTE);
    await attempt(away());
    server().clock.now += 5.1 * MINUTE;
    await attempt(away());
    expect(await readyz()).toEqual(NOT_READY);

    server().clock.now += 5.1 * MINUTE;
    expect(await readyz()).toEqual(READY);
  });

  test('is true, without a problem, if only one mailbox is full', async () => {
    await queue(server(), 'lead', 'sales');
    await queue(server(), 'code', 'code', 5 * MINUTE);
    await attempt(greylisted());
    server().clock.now += 5.1 * MINUTE;
    await attempt(greylisted());

    expect(await readyz()).toEqual(READY);
    expect((await server().health.status()).oldestQueuedSeconds).toBe(0);
  });

  test('is false, with its own problem, once the store is damaged', async () => {
    const path = join(server().folder, 'gateway.db');
    const other = new DatabaseSync(path);
    other.exec('PRAGMA wal_checkpoint(TRUNCATE)');
    other.close();
    const intact = readFileSync(path);
    const damaged = Buffer.from(intact);
    // The first byte of a page is its type, so a wrong byte damages the page.
    for (let at = 4096; at < damaged.length; at += 4096) damaged[at]! ^= 0xff;
    writeFileSync(path, damaged, { flag: 'r+' });
    const report = await server().health.report();
    writeFileSync(path, intact, { flag: 'r+' });

    expect(report).toMatchObject({ isReady: false, problems: ['storeDamaged'] });
    server().clock.now += HOUR;
    // A transaction that finds no damage proves nothing about the other pages.
    expect((await server().health.status()).damaged).toBe(true);
  });
});
