import { beforeEach, describe, expect, test } from 'vitest';
import { lead } from '../../../server/commands/lead.ts';
import { outbox } from '../../../server/commands/outbox.ts';
import { LEAD_LIFE } from '../../../server/outbox/retrySchedule.ts';
import { openKeyring } from '../../../server/secrets/openKeyring.ts';
import { openTestServer, type TestServer } from '../../support/server/testServer.ts';
import {
  deliverAll,
  greylisted,
  jobOf,
  queue,
  refusingMailer,
  scriptedMailer,
} from '../../support/server/outboxParts.ts';
import { runHere } from '../../support/server/runCommand.ts';

const MINUTE = 60_000;
let server: TestServer;
beforeEach(async () => {
  // The command uses the real time, and reads the key that a server stores when it starts.
  server = await openTestServer();
  server.clock.now = Date.now();
  await openKeyring(server.store, server.settings);
});

const failing = (line: string) => ({ lines: [line], failed: true });
const refuseAll = () => deliverAll(server, refusingMailer());

describe('gateway outbox', () => {
  const run = (...words: string[]) => runHere(outbox, server.folder, ...words);
  const listed = async () => (await run('list')).lines.join('\n');

  test('`retry` queues failed leads again, but no mail without content', async () => {
    for (const id of ['one', 'two']) await queue(server, id, 'sales');
    await queue(server, 'code', 'code', MINUTE);
    await refuseAll();
    const before = Date.now();

    expect(await run('retry', 'code')).toEqual(
      failing('There is nothing to retry with the ID code.'),
    );
    expect((await run('retry', 'one')).lines).toEqual([
      'Queued again: 1. The running server delivers them.',
    ]);
    const one = await jobOf(server, 'one');
    expect(one).toMatchObject({ status: 'queued', attempts: 0, done_at: null });
    expect(one?.['due_at']).toBeGreaterThanOrEqual(before);
    expect(Number(one?.['ends_at']) - Number(one?.['due_at'])).toBe(LEAD_LIFE);
    expect(await jobOf(server, 'two')).toMatchObject({ status: 'failed', attempts: 1 });

    expect((await run('retry')).lines.join()).toContain('Queued again: 1.');
    const { mailer, tried } = scriptedMailer();
    server.clock.now = Date.now();
    await deliverAll(server, mailer);
    expect(tried.toSorted()).toEqual(['one', 'two']);
    expect(await jobOf(server, 'code')).toMatchObject({ status: 'failed', payload: null });
  });

  test('`drop` removes one failed lead, but never a queued lead', async () => {
    for (const id of ['handled', 'failed']) await queue(server, id, 'sales');
    await refuseAll();
    await queue(server, 'waiting', 'sales');

    expect((await run('drop', 'handled')).lines).toEqual(['Removed: handled']);
    expect(await run('drop', 'waiting')).toEqual(
      failing('There is nothing to drop with the ID waiting.'),
    );
    expect(await listed()).toMatch(
      /^failed {2}sales {2}failed .* recipient not accepted, 550\nwaiting {2}sales {2}next .*$/,
    );

    await run('drop', 'failed');
    await server.deliver();
    expect(await listed()).toBe('Nothing is queued and nothing has failed.');
  });

  test('`list` says that a lead was given up after its last attempt', async () => {
    await queue(server, 'late', 'sales', MINUTE);
    server.clock.now += MINUTE;
    const { mailer } = scriptedMailer(() => {
      throw greylisted();
    });
    await deliverAll(server, mailer);

    expect(await listed()).toMatch(/given up: recipient not accepted/);
  });
});

describe('gateway lead', () => {
  const run = (...words: string[]) => runHere(lead, server.folder, ...words);

  test('lists a delivered lead, and sends it again', async () => {
    expect((await run('list')).lines).toEqual(['No lead is stored.']);
    await queue(server, '7K4M2QXT-one', 'sales');
    await queue(server, 'code', 'code');
    await deliverAll(server, scriptedMailer().mailer);
    const at = new Date(server.clock.now).toISOString();
    expect((await run('list')).lines).toEqual([`7K4M2QXT  ${at}  mail: sent`]);

    expect((await run('resend', '7k4m2qxt')).lines).toEqual([
      'Queued again: 7K4M2QXT (mail). The running server delivers it.',
    ]);

    expect(await jobOf(server, '7K4M2QXT-one')).toMatchObject({ status: 'queued', attempts: 0 });
    expect((await run('list')).lines.join()).toContain('mail: queued');
  });

  test('sends no lead again that is unknown', async () => {
    expect(await run('resend', '4H7RT9WC')).toEqual(
      failing('No lead with the reference 4H7RT9WC can be sent again.'),
    );
  });
});
