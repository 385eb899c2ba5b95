import { createHmac } from 'node:crypto';
import type { Lead } from '../../src/mails/lead.ts';
import { SECOND } from '../durations.ts';
import { kindOf } from '../log.ts';
import type { LeadWebhook } from '../settings/leadWebhook.ts';
import { MailFault, type Mailer, type QueuedLetter } from './mailer.ts';

const RECEIVER_TIMEOUT_MS = 15 * SECOND;

/** A lead as it waits for the webhook: its text is what is posted, its Message-ID the id. */
export function webhookLetter(lead: Lead, id: string): QueuedLetter {
  const event = { type: 'lead.created', timestamp: lead.receivedAt, data: lead };
  const nobody = { from: '', to: '', subject: '', html: '' };
  return {
    ...nobody,
    replyTo: lead.email,
    text: JSON.stringify(event),
    messageId: id,
    date: lead.receivedAt,
  };
}

/**
 * Posts leads, signed as Standard Webhooks says (docs/decisions/host.md#h20). Each answer of 2xx is
 * a yes, 410 a no for good, all others mean later. Redirects are not followed.
 */
export function createWebhookMailer(
  { url, secret }: LeadWebhook,
  now: () => number,
  timeout = RECEIVER_TIMEOUT_MS,
): Mailer {
  const closing = new AbortController();
  return {
    send: async ({ messageId, text }) => {
      const timestamp = String(Math.floor(now() / SECOND));
      const response = await fetch(url, {
        method: 'POST',
        redirect: 'manual',
        signal: AbortSignal.any([closing.signal, AbortSignal.timeout(timeout)]),
        headers: {
          'Content-Type': 'application/json',
          'webhook-id': messageId,
          'webhook-timestamp': timestamp,
          'webhook-signature': `v1,${sign(secret, `${messageId}.${timestamp}.${text}`)}`,
        },
        body: text,
      }).catch((error: unknown) => {
        if (closing.signal.aborted) throw new MailFault('delayed', 'the host stops');
        throw new MailFault('unavailable', reasonOf(error));
      });
      await response.body?.cancel();
      if (response.ok) return;
      const problem = response.status === 410 ? 'refused' : 'delayed';
      throw new MailFault(problem, `HTTP ${response.status}`);
    },
    close: async () => closing.abort(),
  };
}

function sign(secret: Buffer, text: string): string {
  return createHmac('sha256', secret).update(text).digest('base64');
}

/** Of a failed connection `fetch` tells the reason as its cause. */
function reasonOf(error: unknown): string {
  return kindOf(error instanceof Error && error.cause instanceof Error ? error.cause : error);
}
