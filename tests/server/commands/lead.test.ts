import { beforeEach, describe, expect, test } from 'vitest';
import { openKeyring } from '../../../server/secrets/openKeyring.ts';
import { jobOf, queue, scriptedMailer, deliverAll } from '../../support/server/outboxParts.ts';
import { runCommand } from '../../support/server/startServer.ts';
import { openTestServer, type TestServer } from '../../support/server/testServer.ts';

let server: TestServer;
beforeEach(async () => {
  // The command uses the real time, and reads the key that a server stores when it starts.
  server = await openTestServer();
  server.clock.now = Date.now();
  await openKeyring(server.store, server.settings);
});

const run = (...words: string[]) => runCommand('lead', server.folder, ...words);

describe('gateway lead', () => {
  test('lists a delivered lead, and sends it again', async () => {
    expect(run('list').stdout).toBe('No lead is stored.\n');
    await queue(server, '7K4M2QXT-one', 'sales');
    await queue(server, 'code', 'code');
    await deliverAll(server, scriptedMailer().mailer);
    const at = new Date(server.clock.now).toISOString();
    expect(run('list').stdout).toBe(`7K4M2QXT  ${at}  mail: sent\n`);

    expect(run('resend', '7k4m2qxt').stdout).toBe(
      'Queued again: 7K4M2QXT (mail). The running server delivers it.\n',
    );

    expect(await jobOf(server, '7K4M2QXT-one')).toMatchObject({ status: 'queued', attempts: 0 });
    expect(run('list').stdout).toContain('mail: queued');
  });

  test('sends no lead again that is unknown', () => {
    expect(run('resend', '4H7RT9WC')).toMatchObject({
      status: 1,
      stdout: 'No lead with the reference 4H7RT9WC can be sent again.\n',
    });
  });
});
