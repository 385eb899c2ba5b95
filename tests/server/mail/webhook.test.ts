import { readFileSync } from 'node:fs';
import { Webhook } from 'standardwebhooks';
import { describe, expect, test, vi } from 'vitest';
import { leadData } from '../../../server/mails/leadData.ts';
import { leadLine } from '../../../server/mails/leadLine.ts';
import { sampleLead } from '../../../server/mails/sampleLead.ts';
import { createWebhook, webhookEvent } from '../../../server/mail/webhook.ts';
import { webhookSecret } from '../../../server/settings/parsers.ts';
import { blankInfoRequest } from '../../../shared/infoRequest.ts';
import { acceptedLead } from '../../support/site/acceptedLead.ts';
import { startWebhookReceiver, type ReceivedPost } from '../../support/faults/webhookReceiver.ts';

// A date in a header has no milliseconds.
const NOW = Math.floor(Date.now() / 1000) * 1000;
const SECRET = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
const secret = webhookSecret(SECRET) ?? Buffer.alloc(0);
const request = { ...blankInfoRequest('dana@harbor.example'), message: 'Ünder load' };
const lead = leadData(
  { ...acceptedLead, receivedAt: Date.UTC(2026, 10, 2), request },
  'site.example',
);

/** Posts the lead to a receiver, and returns the outcome and the requests that were received. */
async function post(
  answer: (delivery: ReceivedPost) => number | Promise<number>,
  {
    timeout,
    closes = false,
    headers,
  }: { timeout?: number; closes?: boolean; headers?: Record<string, string> } = {},
) {
  const { url, deliveries, stop } = await startWebhookReceiver(answer, headers);
  const webhook = createWebhook({ url, secret }, () => NOW, timeout);
  const sending = webhook.send('one-lead', lead).catch((error: unknown) => error);
  if (closes) {
    await vi.waitUntil(() => deliveries.length === 1);
    await webhook.close();
  }
  const outcome = await sending;
  await stop();
  return { outcome, deliveries };
}

const silence = () => new Promise<never>(() => {});

describe('the webhook', () => {
  test('posts a lead as JSON, signed as Standard Webhooks requires', async () => {
    const { outcome, deliveries } = await post(() => 204);
    const [{ headers, body } = { headers: {}, body: '' }] = deliveries;

    expect(outcome).toBeUndefined();
    expect(headers).toMatchObject({ 'content-type': 'application/json', 'webhook-id': 'one-lead' });
    // The Standard Webhooks library verifies id, time and signature.
    expect(new Webhook(SECRET).verify(body, headers)).toEqual({
      id: 'one-lead',
      text: 'New lead: dana at harbor. example. Reference: K7MPX2QD',
      type: 'lead.created',
      timestamp: '2026-11-02T00:00:00.000Z',
      data: { ...lead },
    });
    expect(() => new Webhook(SECRET).verify(`${body} `, headers)).toThrow('No matching signature');
  });

  test('has a text for chats without links, mentions or message', () => {
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

  const later = new Date(NOW + 90_000).toUTCString();
  test.each<[number, Record<string, string>, object]>([
    [410, {}, { final: true }],
    [302, {}, { final: false }],
    [400, {}, { final: false }],
    [500, {}, { final: false }],
    [429, { 'retry-after': '90' }, { final: false, retryAfter: 90_000 }],
    [429, { 'retry-after': later }, { final: false, retryAfter: 90_000 }],
    [429, { 'retry-after': 'soon' }, { final: false, retryAfter: undefined }],
  ])('the response %i with the headers %j is the fault %j', async (status, headers, fault) => {
    const { outcome, deliveries } = await post(() => status, { headers });

    expect(outcome).toMatchObject({
      fault: { stage: 'webhook', code: `HTTP ${status}`, ...fault },
    });
    expect(deliveries).toHaveLength(1);
  });

  test.each([
    [{ stage: 'connect', code: 'TimeoutError' }, { timeout: 200 }],
    [{ stage: 'stopping' }, { closes: true }],
  ])('a lead without an answer has the fault %j', async (fault, options) => {
    const { outcome } = await post(silence, options);

    expect(outcome).toMatchObject({ fault: { ...fault, final: false } });
  });
});

test('the guide shows each field, in the body of the sample lead', () => {
  const guide = readFileSync('docs/operations.md', 'utf8');
  const [, body = ''] = /```json\n(.*?)```/s.exec(guide) ?? [];
  const lead = sampleLead('www.probuilt.example', Date.UTC(2026, 10, 27, 14, 14));

  expect(JSON.parse(body)).toEqual(webhookEvent('7K4M2QXT-vYb2-lead', lead, 'lead.created'));
});
