import { createHmac } from 'node:crypto';
import type { LeadData } from '../mails/leadData.ts';
import { leadLine } from '../mails/leadLine.ts';
import { SECOND } from '../durations.ts';
import { kindOf } from '../log.ts';
import type { LeadWebhook } from '../settings/settings.ts';
import { DeliveryFault, STOPPING } from './fault.ts';

const RECEIVER_TIMEOUT_MS = 15 * SECOND;

/** The body of a call, as docs/operations.md describes it. */
export interface WebhookEvent {
  /** The same in every attempt, and in the header `webhook-id`. */
  readonly id: string;
  readonly type: 'lead.created' | 'test';
  readonly timestamp: string;
  /** What chat programs display. */
  readonly text: string;
  readonly data: LeadData;
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
  const send = async (id: string, lead: LeadData, type: WebhookEvent['type'] = 'lead.created') => {
    const body = JSON.stringify(webhookEvent(id, lead, type));
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
    const code = `HTTP ${status}`;
    const retryAfter = waitIn(response.headers.get('retry-after'), now());
    throw new DeliveryFault({ stage: 'webhook', code, final: status === 410, retryAfter });
  };
  return {
    send,
    /** Closes at once. Pending calls of `send` throw a DeliveryFault. */
    close: async () => closing.abort(),
  };
}

export function webhookEvent(id: string, lead: LeadData, type: WebhookEvent['type']): WebhookEvent {
  const text = type === 'test' ? `This is a test. ${leadLine(lead)}` : leadLine(lead);
  return { id, type, timestamp: lead.receivedAt, text, data: lead };
}

/** Reads a Retry-After header, which is a number of seconds or a date (RFC 9110, 10.2.3). */
function waitIn(header: string | null, now: number): number | undefined {
  if (header === null) return undefined;
  const wait = /^\d+$/.test(header) ? Number(header) * SECOND : Date.parse(header) - now;
  return wait > 0 ? wait : undefined;
}

function sign(secret: Buffer, text: string): string {
  return createHmac('sha256', secret).update(text).digest('base64');
}
