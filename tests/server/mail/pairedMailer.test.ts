import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import type { Log } from '../../../server/log.ts';
import { createMailer } from '../../../server/mail/createMailer.ts';
import { readSettings } from '../../../server/settings/settings.ts';
import {
  startFlakyConnection,
  type FlakyConnection,
} from '../../support/faults/flakyConnection.ts';
import { mailTo } from '../../support/server/outboxParts.ts';
import { smtpOfTest, type SmtpServer } from '../../support/server/smtpServer.ts';

const SECOND = 1000;
const mail = mailTo('dana@harbor.example');

let servers: SmtpServer[];
let connection: FlakyConnection;
let events: string[];
let now: number;
const mailerOf = (...urls: unknown[]) => {
  const { settings } = readSettings({ SMTP_URL: urls.join(' ') });
  const log: Log = (_level, event) => void events.push(event);
  const made = createMailer(settings, log, () => now);
  onTestFinished(made.close);
  return made;
};
let mailer: ReturnType<typeof mailerOf>;
beforeEach(async () => {
  servers = [await smtpOfTest(), await smtpOfTest()];
  connection = await startFlakyConnection(servers[0]!.url);
  [events, now] = [[], Date.UTC(2026, 10, 2)];
  onTestFinished(connection.stop);
  mailer = mailerOf(`smtp://127.0.0.1:${connection.port}`, servers[1]?.url);
});
const send = async (...ids: string[]) => {
  for (const messageId of ids) await mailer.send({ ...mail, messageId: `<${messageId}>` });
};
const arrived = () =>
  servers.map((server) => server.mails().map(({ messageId }) => messageId.slice(1, -1)));

describe('two mail servers', () => {
  test.each(['closed', 'silent'] as const)(
    'fail over within 5 s and fail back (%s)',
    async (state) => {
      await send('before');
      connection.set(state);
      const begin = performance.now();
      await send('first');
      expect(performance.now() - begin).toBeLessThan(5 * SECOND);
      const next = performance.now();
      await send('next');
      expect(performance.now() - next).toBeLessThan(SECOND);
      now += 31 * SECOND;
      await send('still down');

      connection.set('open');
      await send('paused');
      now += 31 * SECOND;
      await send('back');

      const bySecond = ['first', 'next', 'still down', 'paused'];
      expect(arrived()).toEqual([['before', 'back'], bySecond]);
      expect(events).toEqual(['primaryMailServerDown', 'primaryMailServerUp']);
    },
  );

  test('are both tried before sending fails', async () => {
    connection.set('closed');
    await send('one');
    connection.set('open');
    await servers[1]?.stop();
    await send('two');
    connection.set('closed');

    await expect(send('three')).rejects.toMatchObject({ fault: { stage: 'connect' } });
    expect(arrived()).toEqual([['two'], ['one']]);
  });

  test.each([
    [550, true],
    [451, false],
  ])('do not repeat a mail to which the first replies %i', async (responseCode, final) => {
    const no = Object.assign(new Error('no'), { responseCode });
    const first = await smtpOfTest({ onRcptTo: (_address, _session, done) => done(no) });
    const refused = mailerOf(first.url, servers[1]?.url);

    await expect(refused.send(mail)).rejects.toMatchObject({
      fault: { stage: 'recipient', final },
    });
    expect(arrived()).toEqual([[], []]);
  });
});
