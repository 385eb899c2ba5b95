import { createHmac } from 'node:crypto';
import type { LeadData } from '../mails/leadData.ts';
import { leadLine } from '../mails/leadLine.ts';
import { SECOND } from '../durations.ts';
import { kindOf } from '../log.ts';
import type { LeadWebhook } from '../settings/settings.ts';
import { DeliveryFault, STOPPING } from './fault.ts';

const RECEIVER_TIMEOUT_MS = 15 * SECOND;

interface WebhookEvent {
  /** What chat programs display. */
  readonly text: string;
  readonly type: 'lead.created' | 'test';
  readonly timestamp: string;
  readonly data: LeadData | Record<string, never>;
}

export type Webhook = ReturnType<typeof createWebhook>;

/**
 * Posts leads, signed as Standard Webhooks describes (docs/decisions/server/delivery.md#h20). A 2xx
 * response means that the lead is accepted, and 410 that it is permanently refused. After any other
 * response, including a redirect, the lead is posted again later.
 */
export function createWebhook(
  { url, secret }: LeadWebhook,
  now: () => number,
  timeout = RECEIVER_TIMEOUT_MS,
) {
  const closing = new AbortController();
  /** Returns when the receiver has accepted the event; otherwise throws a DeliveryFault. */
  const post = async (id: string, event: WebhookEvent) => {
    const body = JSON.stringify(event);
    const timestamp = String(Math.floor(now() / SECOND));
    const response = await fetch(url, {
      method: 'POST',
      redirect: 'manual',
      signal: AbortSignal.any([closing.signal, AbortSignal.timeout(timeout)]),
      headers: {
        'Content-Type': 'application/json',
        'webhook-id': id,
        'webhook-timestamp': timestamp,
        'webhook-signature': `v1,${sign(secret, `${id}.${timestamp}.${body}`)}`,
      },
      body,
    }).catch((error: unknown) => {
      if (closing.signal.aborted) throw new DeliveryFault(STOPPING);
      throw new DeliveryFault({ stage: 'connect', code: kindOf(error), final: false });
    });
    await response.body?.cancel();
    if (response.ok) return;
    const { status } = response;
    throw new DeliveryFault({ stage: 'webhook', code: `HTTP ${status}`, final: status === 410 });
  };
  return {
    send: (id: string, lead: LeadData) =>
      post(id, {
        text: leadLine(lead),
        type: 'lead.created',
        timestamp: lead.receivedAt,
        data: lead,
      }),
    /** Posts an event that is not a lead, so that the operator can try the receiver. */
    sendTest: (id: string, text: string) =>
      post(id, { text, type: 'test', timestamp: new Date(now()).toISOString(), data: {} }),
    /** Closes at once. Pending calls of `send` throw a DeliveryFault. */
    close: async () => closing.abort(),
  };
}

function sign(secret: Buffer, text: string): string {
  return createHmac('sha256', secret).update(text).digest('base64');
}
