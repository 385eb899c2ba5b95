import { describe, expect, onTestFinished, test } from 'vitest';
import { sendTestAlert } from '../../../server/commands/sendTestAlert.ts';
import { sendTestLead } from '../../../server/commands/sendTestLead.ts';
import { readSettings } from '../../../server/settings/settings.ts';
import { startWebhookReceiver } from '../../support/faults/webhookReceiver.ts';
import { freePort } from '../../support/server/freePort.ts';
import { WEBHOOK_ENV } from '../../support/server/outboxParts.ts';
import { smtpOfTest } from '../../support/server/smtpServer.ts';

async function receiver(code: number) {
  const { stop, ...started } = await startWebhookReceiver(() => code);
  onTestFinished(stop);
  return started;
}

const linesOf = async (env: Record<string, string>) =>
  (await sendTestAlert(readSettings(env).settings)).map(({ level, text }) => `${level} ${text}`);

describe('doctor --alert', () => {
  test('tries the URL and the email', async () => {
    const smtp = await smtpOfTest();
    const alerts = await receiver(200);

    const lines = await linesOf({
      SMTP_URL: smtp.url,
      ALERT_EMAIL: 'operator@site.example',
      ALERT_URL: alerts.url,
    });

    expect(lines).toEqual([
      'ok ALERT_URL has accepted the test alert.',
      'ok ALERT_EMAIL has accepted the test alert.',
    ]);
    await smtp.waitForMail(({ to, text }) => /operator/.test(to) && /This is a test/.test(text));
    expect(JSON.parse(alerts.deliveries[0]?.body ?? '')).toEqual({
      text: expect.stringContaining('This is a test.'),
    });
  });

  test('reports what is not accepted', async () => {
    const { url } = await receiver(500);

    const lines = await linesOf({
      SMTP_URL: 'smtp://127.0.0.1:1',
      ALERT_EMAIL: 'operator@site.example',
      ALERT_URL: url,
    });

    expect(lines).toEqual([
      'bad ALERT_URL has not accepted the test alert (HTTP 500).',
      'bad ALERT_EMAIL has not accepted the test alert (connection failed, ECONNREFUSED).',
    ]);
  });

  test('names the network error, and warns if nobody is alerted', async () => {
    expect(await linesOf({ ALERT_URL: `http://127.0.0.1:${await freePort()}` })).toEqual([
      expect.stringMatching(/^bad ALERT_URL has not accepted the test alert \(.*ECONNREFUSED\)\.$/),
    ]);
    expect(await linesOf({})).toEqual([
      'warn ALERT_URL and ALERT_EMAIL are not set: no problem is reported.',
    ]);
  });
});

test('doctor --webhook posts a made-up lead with every value', async () => {
  const post = async (code: number) => {
    const { url, deliveries } = await receiver(code);
    const { settings } = readSettings({ ...WEBHOOK_ENV, LEAD_WEBHOOK_URL: url });
    return { found: await sendTestLead(settings), body: () => deliveries[0]?.body ?? '' };
  };
  const { found, body } = await post(204);

  const text = 'LEAD_WEBHOOK_URL has accepted a made-up lead of the type "test".';
  expect(found).toEqual([{ level: 'ok', text }]);
  const { type, data } = JSON.parse(body());
  expect(type).toBe('test');
  expect(Object.values(data)).not.toContain(null);
  expect((await post(500)).found).toEqual([
    { level: 'bad', text: expect.stringMatching(/ \(webhook not accepted, HTTP 500\)\.$/) },
  ]);
});
