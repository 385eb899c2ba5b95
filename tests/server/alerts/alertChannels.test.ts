import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { alertChannels } from '../../../server/alerts/alertChannels.ts';
import type { Alert } from '../../../server/mails/alertMail.ts';
import { createServer } from '../../../server/server.ts';
import { readSettings } from '../../../server/settings/settings.ts';
import { writeMeta } from '../../../server/store/meta.ts';
import { openTestServer } from '../../support/server/testServer.ts';
import {
  deliverAll,
  queue,
  refusingMailer,
  scriptedMailer,
} from '../../support/server/outboxParts.ts';
import { startWebhookReceiver, type ReceivedPost } from '../../support/faults/webhookReceiver.ts';
import { smtpOfTest } from '../../support/server/smtpServer.ts';

const ALERT: Alert = {
  site: 'site.example (web1)',
  since: Date.UTC(2026, 10, 25, 14, 14),
  sentence: 'A request was not mailed to sales.',
  state: 'active',
  advice: 'Run: gateway outbox list',
};
const LINE = `${ALERT.site}: ${ALERT.sentence} Since 2026-11-25 14:14 UTC. ${ALERT.advice}`;

/** The alerts that were posted to the receiver, which answers with `status`. */
let posted: ReceivedPost[];
let status: number;
let ALERT_URL: string;
beforeEach(async () => {
  status = 200;
  const { url, deliveries, stop } = await startWebhookReceiver(() => status);
  onTestFinished(stop);
  posted = deliveries;
  ALERT_URL = `${url}?tpl=1&m={{.text}}`;
});

const { mailer } = scriptedMailer();
const send = (env: Record<string, string>) =>
  alertChannels(readSettings(env).settings, mailer, () => 0)[0]?.send(
    ALERT,
    new AbortController().signal,
  );

test('an alert is posted as JSON with the single field `text`', async () => {
  await send({ ALERT_URL });

  const body = JSON.stringify({ text: LINE });
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

test('a server posts an alert and mails the report when it starts', async () => {
  const server = await openTestServer();
  await queue(server, 'lead', 'sales');
  await deliverAll(server, refusingMailer());
  await server.store.write((sql) => writeMeta(sql, 'reported_week', '1'));
  const smtp = await smtpOfTest();

  const env = {
    DATA_DIR: server.folder,
    SMTP_URL: smtp.url,
    REPORT_EMAIL: 'operator@site.example',
  };
  const { settings } = readSettings({ ...env, ALERT_URL });
  const { start, stop } = await createServer(settings, () => undefined, server.folder);
  start();
  const { to, subject } = await smtp.waitForMail(() => true);
  await vi.waitUntil(() => posted.length > 0, { timeout: 30_000 });
  await stop();

  expect([to, subject]).toEqual([env.REPORT_EMAIL, expect.stringContaining(': week of ')]);
  expect(JSON.stringify(posted)).toContain('A request was not mailed');
});
