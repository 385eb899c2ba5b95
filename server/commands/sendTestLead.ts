import { createWebhook } from '../mail/webhook.ts';
import { sampleLead } from '../mails/sampleLead.ts';
import { randomId } from '../secrets/keyring.ts';
import { siteHost } from '../settings/sender.ts';
import type { Settings } from '../settings/settings.ts';
import { attempt } from './attempt.ts';
import { warn, type Finding } from './command.ts';

/** Posts a made-up lead to LEAD_WEBHOOK_URL, from which its fields can be mapped. */
export async function sendTestLead({ leadWebhook, publicUrl }: Settings): Promise<Finding[]> {
  if (!leadWebhook) return [warn('LEAD_WEBHOOK_URL is not set: leads are only mailed.')];
  const { send } = createWebhook(leadWebhook, Date.now);
  const lead = sampleLead(siteHost(publicUrl), Date.now());
  return [
    await attempt('LEAD_WEBHOOK_URL', 'a made-up lead of the type "test"', () =>
      send(randomId(), lead, 'test'),
    ),
  ];
}
