import { afterEach, beforeEach, expect, test } from 'vitest';
import { createMailer } from '../../../server/mail/createMailer.ts';
import type { Mailer } from '../../../server/mail/mailer.ts';
import { readSettings } from '../../../server/settings/settings.ts';
import {
  startFlakyConnection,
  type FlakyConnection,
} from '../../support/faults/flakyConnection.ts';
import { startSmtpServer, type SmtpServer } from '../../support/host/smtpServer.ts';

const SECOND = 1000;
const letterOf = (id: string) => ({
  from: 'ProBuilt <no-reply@probuilt.example>',
  to: 'dana@harbor.example',
  subject: 'A letter',
  text: 'words',
  html: '<p>words</p>',
  messageId: `<${id}@probuilt.example>`,
  date: '2026-11-02T09:00:00.000Z',
});

let servers: SmtpServer[];
let way: FlakyConnection;
let mailer: Mailer;
let clock: { now: number };
let events: string[];

beforeEach(async () => {
  servers = [await startSmtpServer(), await startSmtpServer()];
  way = await startFlakyConnection(servers[0]?.url ?? '');
  clock = { now: Date.UTC(2026, 10, 2) };
  events = [];
  const { settings } = readSettings({
    SMTP_URL: `smtp://127.0.0.1:${way.port} ${servers[1]?.url}`,
  });
  const log = (_level: string, event: string) => void events.push(event);
  mailer = createMailer(settings, log, () => clock.now);
});

afterEach(async () => {
  await mailer.close();
  way.stop();
  await Promise.all(servers.map((server) => server.stop()));
});

const arrived = () => servers.map((server) => server.letters().map(({ messageId }) => messageId));

test.each(['closed', 'silent'] as const)(
  'when the first server is %s, letters leave by the second within 5 s; by the first again when it is well',
  async (state) => {
    await mailer.send(letterOf('before'));
    way.set(state);
    const begin = performance.now();

    await mailer.send(letterOf('first'));
    expect(performance.now() - begin).toBeLessThan(5 * SECOND);
    const next = performance.now();
    await mailer.send(letterOf('next'));
    expect(performance.now() - next).toBeLessThan(SECOND);

    way.set('open');
    await mailer.send(letterOf('resting'));
    clock.now += 31 * SECOND;
    await mailer.send(letterOf('back'));

    const ids = (...names: string[]) => names.map((name) => `<${name}@probuilt.example>`);
    expect(arrived()).toEqual([ids('before', 'back'), ids('first', 'next', 'resting')]);
    expect(events).toEqual(['firstMailServerAway', 'firstMailServerBack']);
  },
);

test('a first server that is away a second time is asked once in 30 seconds', async () => {
  way.set('closed');
  await mailer.send(letterOf('one'));
  clock.now += 31 * SECOND;
  await mailer.send(letterOf('two'));
  way.set('open');
  await mailer.send(letterOf('three'));

  expect(arrived()[1]).toHaveLength(3);
  expect(events).toEqual(['firstMailServerAway']);
});

test('a second server that fails while the first rests costs no letter', async () => {
  way.set('closed');
  await mailer.send(letterOf('one'));
  way.set('open');
  await servers[1]?.stop();

  await mailer.send(letterOf('two'));

  expect(arrived()).toEqual([['<two@probuilt.example>'], ['<one@probuilt.example>']]);
});

test('when both are away the letter is not lost, but unavailable', async () => {
  way.set('closed');
  await servers[1]?.stop();

  await expect(mailer.send(letterOf('one'))).rejects.toMatchObject({ problem: 'unavailable' });
});

test.each([
  [550, 'refused'],
  [451, 'delayed'],
])('a first server that answers %i about a letter is believed', async (responseCode, problem) => {
  const judge = await startSmtpServer({
    onRcptTo: (_address, _session, done) => done(Object.assign(new Error('no'), { responseCode })),
  });
  const { settings } = readSettings({ SMTP_URL: `${judge.url} ${servers[1]?.url}` });
  const judged = createMailer(settings, () => undefined, Date.now);

  await expect(judged.send(letterOf('one'))).rejects.toMatchObject({ problem });

  expect(arrived()).toEqual([[], []]);
  await judged.close();
  await judge.stop();
});
