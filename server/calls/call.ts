import type { AppContext } from '../services.ts';

/** Returns a parameter of the query; undefined if it is missing or repeated. */
export function queryOf({ req }: AppContext, name: string): string | undefined {
  const values = req.queries(name) ?? [];
  return values.length === 1 ? values[0] : undefined;
}

/** The campaign in the URL of our own page, as CAMPAIGNS lists it (docs/decisions/leads.md#s1). */
export function campaignOf({ req, var: { services } }: AppContext): string | undefined {
  const { campaigns, publicUrl } = services.settings;
  const page = URL.parse(req.header('referer') ?? '');
  const isOwn = publicUrl ? page?.origin === publicUrl.origin : page?.host === req.header('host');
  const named = isOwn ? page?.searchParams.get('utm_campaign') : undefined;
  return campaigns.find((campaign) => folded(campaign) === folded(named ?? ''));
}

/** Mail tools write `Spring_CPA` or `spring+cpa` for the campaign `spring-cpa`. */
function folded(campaign: string): string {
  return campaign.toLowerCase().replace(/[^a-z0-9]+/g, '-');
}

/** True for a browser with Global Privacy Control, for which no campaign is stored. */
export function hasPrivacyControl({ req }: AppContext): boolean {
  return req.header('sec-gpc') === '1';
}
