import { beforeEach, describe, expect, test } from 'vitest';
import { LEAD_LIFE } from '../../../server/outbox/retrySchedule.ts';
import { openKeyring } from '../../../server/secrets/openKeyring.ts';
import { openTestServer, type TestServer } from '../../support/server/testServer.ts';
import {
  deliverAll,
  jobOf,
  queue,
  refusingMailer,
  scriptedMailer,
} from '../../support/server/outboxParts.ts';
import { runCommand } from '../../support/server/startServer.ts';

const MINUTE = 60_000;
let server: TestServer;
beforeEach(async () => {
  // The command uses the real time, and reads the key that a server stores when it starts.
  server = await openTestServer();
  server.clock.now = Date.now();
  await openKeyring(server.store, server.settings);
});

const run = (...words: string[]) => runCommand('outbox', server.folder, ...words);
const missing = (what: string) => ({ status: 1, stdout: `There is nothing to ${what}.\n` });
const refuseAll = () => deliverAll(server, refusingMailer());

describe('gateway outbox', () => {
  test('`retry` queues failed leads again, but no mail without content', async () => {
    for (const id of ['one', 'two']) await queue(server, id, 'sales');
    await queue(server, 'code', 'code', MINUTE);
    await refuseAll();
    const before = Date.now();

    expect(run('retry', 'code')).toMatchObject(missing('retry with the ID code'));
    expect(run('retry', 'one').stdout).toBe('Queued again: 1. The running server delivers them.\n');
    const one = await jobOf(server, 'one');
    expect(one).toMatchObject({ status: 'queued', attempts: 0, done_at: null });
    expect(one?.['due_at']).toBeGreaterThanOrEqual(before);
    expect(Number(one?.['ends_at']) - Number(one?.['due_at'])).toBe(LEAD_LIFE);
    expect(await jobOf(server, 'two')).toMatchObject({ status: 'failed', attempts: 1 });

    expect(run('retry').stdout).toContain('Queued again: 1.');
    const { mailer, tried } = scriptedMailer();
    server.clock.now = Date.now();
    await deliverAll(server, mailer);
    expect(tried.toSorted()).toEqual(['one', 'two']);
    expect(await jobOf(server, 'code')).toMatchObject({ status: 'failed', payload: null });
  });

  test('`outbox drop` removes one failed lead, but never a queued lead', async () => {
    for (const id of ['-handled', 'failed']) await queue(server, id, 'sales');
    await refuseAll();
    await queue(server, 'waiting', 'sales');

    expect(run('drop', '--', '-handled').stdout).toBe('Removed: -handled\n');
    expect(run('drop', 'waiting')).toMatchObject(missing('drop with the ID waiting'));
    expect(run('list').stdout).toMatch(/^failed {2}sales .*\nwaiting {2}sales .*\n$/);

    run('drop', 'failed');
    await server.deliver();
    expect(run('list').stdout).toBe('Nothing is queued and nothing has failed.\n');
  });
});
