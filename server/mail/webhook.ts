import { createHmac } from 'node:crypto';
import type { LeadData } from '../mails/leadData.ts';
import { leadLine } from '../mails/leadLine.ts';
import { SECOND } from '../durations.ts';
import { kindOf } from '../log.ts';
import type { LeadWebhook } from '../settings/settings.ts';
import { DeliveryFault } from './mailer.ts';

const RECEIVER_TIMEOUT_MS = 15 * SECOND;

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
  return {
    /** Returns when the receiver has accepted the lead; otherwise throws a DeliveryFault. */
    send: async (id: string, lead: LeadData) => {
      const event = { type: 'lead.created', timestamp: lead.receivedAt, data: lead };
      // Chat programs display the field `text`.
      const body = JSON.stringify({ text: leadLine(lead), ...event });
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
        if (closing.signal.aborted) throw new DeliveryFault('delayed', 'our server is stopping');
        throw new DeliveryFault('unavailable', kindOf(error));
      });
      await response.body?.cancel();
      if (response.ok) return;
      const problem = response.status === 410 ? 'refused' : 'delayed';
      throw new DeliveryFault(problem, `HTTP ${response.status}`);
    },
    /** Closes at once. Pending calls of `send` throw a DeliveryFault `delayed`. */
    close: async () => closing.abort(),
  };
}

function sign(secret: Buffer, text: string): string {
  return createHmac('sha256', secret).update(text).digest('base64');
}
