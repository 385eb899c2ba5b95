import { createServer, type RequestListener } from 'node:http';
import { expect, onTestFinished, test } from 'vitest';
import { alertBody, alertWays, type AlertWay } from '../../../server/alerts/alertWays.ts';
import { createAlerts } from '../../../server/alerts/createAlerts.ts';
import { watchEvents } from '../../../server/alerts/eventWatch.ts';
import { checkSetup } from '../../../server/commands/doctor.ts';
import { createSmtpMailer } from '../../../server/mail/smtpMailer.ts';
import { readSettings } from '../../../server/settings/settings.ts';
import { startSmtpServer } from '../../support/host/smtpServer.ts';
import { startHost } from '../../support/host/startHost.ts';
import { temporaryFolder } from '../../support/host/temporaryFolder.ts';
import { listening } from '../../support/otherHost/listening.ts';

const LINE = 'site.example (web1): A letter has waited for more than two minutes.';
const { signal } = new AbortController();
const now = () => Date.UTC(2026, 10, 2, 9, 0);

async function receiver(answer: RequestListener): Promise<string> {
  const { port, stop } = await listening(createServer(answer));
  onTestFinished(stop);
  return `http://127.0.0.1:${port}/topic?tpl=1&m={{.text}}`;
}

async function waysOf(env: Record<string, string>) {
  const smtp = await startSmtpServer();
  const mailer = createSmtpMailer(smtp.url);
  onTestFinished(async () => {
    await mailer.close();
    await smtp.stop();
  });
  return { smtp, ways: alertWays(readSettings(env).settings, mailer, now) };
}

test('without a setting nobody is told', async () => {
  expect((await waysOf({})).ways).toEqual([]);
});

test('ALERT_URL is posted one line as JSON, with its query as it was set', async () => {
  const seen: unknown[] = [];
  const ALERT_URL = await receiver(({ method, url, headers }, response) => {
    seen.push([method, url, headers['content-type']]);
    response.end();
  });
  const [way] = (await waysOf({ ALERT_URL })).ways;
  await way?.send(LINE, signal);

  expect(seen).toEqual([['POST', '/topic?tpl=1&m={{.text}}', 'application/json']]);
});

const content = { type: 'AdaptiveCard', body: [{ type: 'TextBlock', text: LINE, wrap: true }] };
const card = { type: 'message', attachments: [{ content }] };

test.each([
  ['https://prod-1.westeurope.logic.azure.com/workflows/1', card],
  ['https://1.2.environment.api.powerplatform.com:443/powerautomate', card],
  ['https://hooks.slack.example/services/1', { text: LINE }],
  ['https://ntfy.example/logic.azure.com', { text: LINE }],
])('a workflow of Teams gets a card, everybody else the text: %s', (url, body) => {
  expect(JSON.parse(alertBody(url, LINE))).toMatchObject(body);
});

test.each([
  ['a refusal', 404, {}, { name: 'HTTP 404' }],
  [
    'a redirect, which could lose the line,',
    302,
    { location: '/elsewhere' },
    { name: 'TypeError' },
  ],
])('%s is no telling', async (_, status, headers, error) => {
  const ALERT_URL = await receiver((_request, response) => {
    response.writeHead(status, headers).end();
  });
  const [way] = (await waysOf({ ALERT_URL })).ways;

  await expect(way?.send(LINE, signal)).rejects.toMatchObject(error);
});

test('ALERT_EMAIL gets a letter whose subject says it all', async () => {
  const { smtp, ways } = await waysOf({ ALERT_EMAIL: 'operator@site.example' });
  await ways[0]?.send(LINE, signal);

  expect(await smtp.waitForLetter(() => true)).toMatchObject({
    to: 'operator@site.example',
    subject: LINE,
    text: expect.stringContaining(LINE),
    html: expect.stringContaining(LINE),
  });
});

test('what one way has not told the other tells; what none has told comes again', async () => {
  const lines: string[] = [];
  const log = (_level: string, event: string, facts = {}) =>
    void lines.push(JSON.stringify([event, facts]));
  const told: string[] = [];
  let working: readonly string[] = [];
  const ways = (['url', 'email'] as const).map((name): AlertWay => ({
    name,
    send: async (line) => {
      if (!working.includes(name)) throw new TypeError(`https://secret.example ${line}`);
      told.push(name);
    },
  }));
  const alerts = createAlerts({
    settings: { ...readSettings({}).settings, dataDir: temporaryFolder() },
    engine: 'postgres',
    health: { report: () => Promise.reject(new Error('away')) },
    events: watchEvents(log, now),
    clocks: { wall: now, steady: now },
    ways,
  });
  await alerts(signal);
  working = ['email'];
  await alerts(signal);
  await alerts(signal);

  expect(told).toEqual(['email']);
  const failed = (way: string) => JSON.stringify(['alertNotSent', { way, problem: 'TypeError' }]);
  expect(lines).toEqual([failed('url'), failed('email'), failed('url')]);
});

test.each([
  ['ALERT_URL', 'ntfy.example/topic', 'use https://'],
  ['ALERT_URL', 'https://user:secret@ntfy.example/topic', 'use https://'],
  ['ALERT_EMAIL', 'Operator <operator@site.example>', 'use one plain address.'],
])('%s may not be "%s"', (name, value, hint) => {
  expect(readSettings({ [name]: value }).faults).toEqual([
    expect.stringMatching(`^${name} is not valid: ${hint}`),
  ]);
});

test('start and doctor warn of ALERT_EMAIL alone, which the mail server takes along', async () => {
  const warning = /Only ALERT_EMAIL is set: while the mail server is away, no alert can leave\./;
  const env = { ALERT_EMAIL: 'operator@site.example' };
  const host = await startHost({ env });
  await host.stop();
  expect(host.output()).toMatch(warning);

  const folder = temporaryFolder();
  const warnings = async (settings: Record<string, string>) =>
    (await checkSetup({ DATA_DIR: folder, ...settings }, folder)).filter(({ text }) =>
      warning.test(text),
    );
  expect(await warnings(env)).toMatchObject([{ level: 'warn' }]);
  expect(await warnings({ ...env, ALERT_URL: 'https://ntfy.example/topic' })).toEqual([]);
});
