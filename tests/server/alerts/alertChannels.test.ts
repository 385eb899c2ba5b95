import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { alertChannels } from '../../../server/alerts/alertChannels.ts';
import { readSettings } from '../../../server/settings/settings.ts';
import { writeMeta } from '../../../server/store/meta.ts';
import { openTestServer } from '../../support/server/testServer.ts';
import {
  deliverAll,
  queue,
  refusingMailer,
  scriptedMailer,
} from '../../support/server/outboxParts.ts';
import { startWebhookReceiver, type Delivery } from '../../support/faults/webhookReceiver.ts';
import { startSmtpServer } from '../../support/server/smtpServer.ts';
import { serverOfTest } from '../../support/server/startServer.ts';

const TEXT = 'site.example (web1): A queued mail is more than two minutes old.';

/** The alerts that were posted to the receiver, which answers with `status`. */
let posted: Delivery[];
let status: number;
let ALERT_URL: string;
beforeEach(async () => {
  status = 200;
  const { url, deliveries, stop } = await startWebhookReceiver(() => status);
  onTestFinished(stop);
  posted = deliveries;
  ALERT_URL = `${url}?tpl=1&m={{.text}}`;
});

const { mailer, mails } = scriptedMailer();
const channelsOf = (env: Record<string, string>) =>
  alertChannels(readSettings(env).settings, mailer, () => 0);
const send = (env: Record<string, string>) =>
  channelsOf(env)[0]?.send(TEXT, new AbortController().signal);

test('without ALERT_URL and ALERT_EMAIL, there are no alert channels', () => {
  expect(channelsOf({})).toEqual([]);
});

test('an alert is posted as JSON with the single field `text`, and the query of ALERT_URL is kept', async () => {
  await send({ ALERT_URL });

  const body = JSON.stringify({ text: TEXT });
  expect(posted).toMatchObject([
    {
      target: 'POST /leads?tpl=1&m={{.text}}',
      headers: { 'content-type': 'application/json' },
      body,
    },
  ]);
});

test.each([
  ['a refusal', 404, 'HTTP 404'],
  ['a redirect, which can lose the text', 302, 'TypeError'],
])('sending an alert fails after %s', async (_, code, name) => {
  status = code;

  await expect(send({ ALERT_URL })).rejects.toMatchObject({ name });
});

test('ALERT_EMAIL receives a mail whose subject is the text of the alert', async () => {
  await send({ ALERT_EMAIL: 'operator@site.example' });

  const body = expect.stringContaining(TEXT);
  expect(mails).toMatchObject([
    { to: 'operator@site.example', subject: TEXT, text: body, html: body },
  ]);
});

test('a server process posts an alert and sends the weekly mail when it starts', async () => {
  const server = await openTestServer();
  await queue(server, 'lead', 'sales');
  await deliverAll(server, refusingMailer());
  await server.store.write((sql) => writeMeta(sql, 'reported_week', '1'));
  const smtp = await startSmtpServer();
  onTestFinished(smtp.stop);

  const env = {
    DATA_DIR: server.folder,
    SMTP_URL: smtp.url,
    REPORT_EMAIL: 'operator@site.example',
  };
  const { end } = await serverOfTest({ ...env, ALERT_URL });
  const { to, subject } = await smtp.waitForMail(() => true);
  await vi.waitUntil(() => posted.length > 0, { timeout: 30_000 });
  await end();

  expect([to, subject]).toEqual([env.REPORT_EMAIL, expect.stringMatching(/: the week of \d/)]);
  expect(JSON.stringify(posted)).toContain('A lead could not be delivered');
});
