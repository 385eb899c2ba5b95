import { describe, expect, onTestFinished, test } from 'vitest';
import { sendTestAlert } from '../../../server/commands/sendTestAlert.ts';
import { readSettings } from '../../../server/settings/settings.ts';
import { startWebhookReceiver } from '../../support/faults/webhookReceiver.ts';
import { WEBHOOK_ENV } from '../../support/server/outboxParts.ts';
import { startSmtpServer } from '../../support/server/smtpServer.ts';

async function receiver(code: number) {
  const { stop, ...started } = await startWebhookReceiver(() => code);
  onTestFinished(stop);
  return started;
}

const linesOf = async (env: Record<string, string>) =>
  (await sendTestAlert(readSettings(env).settings)).map(({ level, text }) => `${level} ${text}`);

describe('doctor --alert', () => {
  test('tries the URL, the email and the webhook', async () => {
    const smtp = await startSmtpServer();
    onTestFinished(smtp.stop);
    const alerts = await receiver(200);
    const leads = await receiver(204);

    const lines = await linesOf({
      ...WEBHOOK_ENV,
      SMTP_URL: smtp.url,
      ALERT_EMAIL: 'operator@site.example',
      ALERT_URL: alerts.url,
      LEAD_WEBHOOK_URL: leads.url,
    });

    expect(lines).toEqual([
      'ok ALERT_URL has accepted the test alert.',
      'ok ALERT_EMAIL has accepted the test alert.',
      'ok LEAD_WEBHOOK_URL has accepted an event of the type "test".',
    ]);
    await smtp.waitForMail(({ to, text }) => /operator/.test(to) && /This is a test/.test(text));
    expect(JSON.parse(alerts.deliveries[0]?.body ?? '')).toEqual({
      text: expect.stringContaining('This is a test.'),
    });
    expect(JSON.parse(leads.deliveries[0]?.body ?? '')).toMatchObject({ type: 'test', data: {} });
    expect(leads.deliveries[0]?.headers['webhook-signature']).toMatch(/^v1,/);
  });

  test('reports what is not accepted', async () => {
    const { url } = await receiver(500);

    const lines = await linesOf({
      ...WEBHOOK_ENV,
      SMTP_URL: 'smtp://127.0.0.1:1',
      ALERT_EMAIL: 'operator@site.example',
      ALERT_URL: url,
      LEAD_WEBHOOK_URL: url,
    });

    expect(lines).toEqual([
      'bad ALERT_URL has not accepted the test alert (HTTP 500).',
      expect.stringMatching(/^bad ALERT_EMAIL has not accepted the test alert \(.*ESOCKET/),
      'bad LEAD_WEBHOOK_URL has not accepted an event of the type "test" (webhook not accepted, HTTP 500).',
    ]);
  });

  test('warns if nobody is alerted', async () => {
    expect(await linesOf({})).toEqual([
      'warn ALERT_URL and ALERT_EMAIL are not set: no problem is reported.',
    ]);
  });
});
