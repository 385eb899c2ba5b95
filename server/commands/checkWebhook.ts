import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Settings } from '../settings/settings.ts';
import { bad, ok, type Finding } from './command.ts';

/** Checks that the built policy names the receiver of leads (docs/decisions/server/delivery.md#h20). */
export function checkWebhook(
  { leadWebhook }: Pick<Settings, 'leadWebhook'>,
  build: string,
): Finding[] {
  if (!leadWebhook) return [];
  const { host } = new URL(leadWebhook.url);
  const policy = resolve(build, 'site/privacy-policy/index.html');
  const isNamed = existsSync(policy) && readFileSync(policy, 'utf8').includes(`service at ${host}`);
  return [
    isNamed
      ? ok(`Leads are also posted to ${host}, and the built privacy policy names it.`)
      : bad(
          `Leads are also posted to ${host}, which the built privacy policy does not name: set LEAD_WEBHOOK_URL for the build too.`,
        ),
  ];
}
