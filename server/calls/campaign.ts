import type { HeaderOf } from '../http/caller.ts';
import type { Settings } from '../settings/settings.ts';

/** The listed campaign in the URL of our own page that makes a call (docs/decisions/leads.md#s1). */
export function campaignOf(
  header: HeaderOf,
  { campaigns, publicUrl }: Pick<Settings, 'campaigns' | 'publicUrl'>,
): string | undefined {
  const page = URL.parse(header('referer') ?? '');
  const isOwn = publicUrl ? page?.origin === publicUrl.origin : page?.host === header('host');
  const named = isOwn ? page?.searchParams.get('utm_campaign') : undefined;
  return campaigns.find((campaign) => campaign === named);
}

/** True for a browser with Global Privacy Control: no campaign is stored for it. */
export function hasPrivacyControl(header: HeaderOf): boolean {
  return header('sec-gpc') === '1';
}
