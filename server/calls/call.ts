import type { Caller, HeaderOf } from '../http/caller.ts';
import type { Settings } from '../settings/settings.ts';

/** A call with an allowed method and origin. */
export interface Call {
  /** The value of a query parameter; undefined if it is missing or repeated. */
  readonly query: (name: string) => string | undefined;
  readonly header: HeaderOf;
  readonly caller: Caller;
  readonly request: Request;
}

/** The campaign in the URL of our own page, if CAMPAIGNS lists it (docs/decisions/leads.md#s1). */
export function campaignOf(
  header: HeaderOf,
  { campaigns, publicUrl }: Pick<Settings, 'campaigns' | 'publicUrl'>,
): string | undefined {
  const page = URL.parse(header('referer') ?? '');
  const isOwn = publicUrl ? page?.origin === publicUrl.origin : page?.host === header('host');
  const named = isOwn ? page?.searchParams.get('utm_campaign') : undefined;
  return campaigns.find((campaign) => campaign === named);
}
