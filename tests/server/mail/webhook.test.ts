import { Webhook } from 'standardwebhooks';
import { afterEach, expect, test } from 'vitest';
import { leadData } from '../../../src/mails/leadData.ts';
import { leadLine } from '../../../src/mails/leadLine.ts';
import { DeliveryFault } from '../../../server/mail/mailer.ts';
import { createWebhook } from '../../../server/mail/webhook.ts';
import { webhookSecret } from '../../../server/settings/parsers.ts';
import { freePort } from '../../support/host/freePort.ts';
import { startWebhookReceiver, type Delivery } from '../../support/faults/webhookReceiver.ts';

const SECRET = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
const secret = webhookSecret(SECRET) ?? Buffer.alloc(0);
const lead = leadData({
  receivedAt: Date.UTC(2026, 10, 2),
  submissionId: 'a'.repeat(32),
  reference: 'K7MPX2QD',
  email: 'dana@harbor.example',
  rows: [],
  words: 'Ünder way',
  verifiedAt: 0,
});

const running: { stop: () => void }[] = [];
afterEach(() => running.splice(0).forEach(({ stop }) => stop()));

/** Posts the lead once to a receiver; gives the outcome and what was posted. */
async function post(answer: (delivery: Delivery) => number | Promise<number>, timeout?: number) {
  const receiver = await startWebhookReceiver(answer);
  running.push(receiver);
  const webhook = createWebhook({ url: receiver.url, secret }, Date.now, timeout);
  const outcome = await webhook.send('one-lead', lead).catch((error: unknown) => error);
  return { outcome, deliveries: receiver.deliveries };
}

test('a lead is posted as JSON, with the signature of Standard Webhooks', async () => {
  const { outcome, deliveries } = await post(() => 204);
  const [{ headers, body } = { headers: {}, body: '' }] = deliveries;

  expect(outcome).toBeUndefined();
  expect(headers).toMatchObject({ 'content-type': 'application/json', 'webhook-id': 'one-lead' });
  // The project's own library judges id, time and signature.
  expect(new Webhook(SECRET).verify(body, headers)).toEqual({
    text: 'New lead: dana at harbor. example. Reference: K7MPX2QD',
    type: 'lead.created',
    timestamp: '2026-11-02T00:00:00.000Z',
    data: { ...lead },
  });
  expect(() => new Webhook(SECRET).verify(`${body} `, headers)).toThrow('No matching signature');
});

test('the text of a lead is one line for a chat, with no message, link or mention', () => {
  const line = leadLine({
    ...lead,
    name: '<!channel> Dana\nW @all',
    company: '[Harbor](https://evil.example)',
    state: 'Texas',
    campaign: 'spring',
  });

  expect(line).toBe(
    'New lead: !channel Dana W at all, Harbor (https: //evil. example), Texas. Campaign: spring. Reference: K7MPX2QD',
  );
});

test.each([
  [200, undefined],
  [410, 'refused'],
  [302, 'delayed'],
  [400, 'delayed'],
  [429, 'delayed'],
  [500, 'delayed'],
])('a receiver that answers %i means: %s', async (status, problem) => {
  const { outcome, deliveries } = await post(() => status);

  expect(outcome instanceof DeliveryFault ? outcome.problem : outcome).toBe(problem);
  expect(deliveries).toHaveLength(1);
});

test('a receiver that is silent or away is unavailable', async () => {
  const silent = await post(() => new Promise(() => {}), 200);
  const url = `http://127.0.0.1:${await freePort()}`;
  const away = createWebhook({ url, secret }, Date.now);

  expect(silent.outcome).toMatchObject({ problem: 'unavailable' });
  await expect(away.send('one-lead', lead)).rejects.toMatchObject({
    problem: 'unavailable',
    message: 'Error ECONNREFUSED',
  });
});

test('a lead that a silent receiver holds comes back when the host stops', async () => {
  let arrived = () => {};
  const reached = new Promise<void>((resolve) => (arrived = resolve));
  const receiver = await startWebhookReceiver(() => (arrived(), new Promise(() => {})));
  running.push(receiver);
  const webhook = createWebhook({ url: receiver.url, secret }, Date.now);
  const sending = webhook.send('one-lead', lead).catch((error: unknown) => error);
  await reached;

  await webhook.close();

  expect(await sending).toMatchObject({ problem: 'delayed', message: 'the host stops' });
});
