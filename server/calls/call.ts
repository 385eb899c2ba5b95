import type { Caller, HeaderOf } from '../http/caller.ts';
import type { Cookies } from '../http/cookies.ts';
import type { Alarm } from '../log.ts';
import type { CanReceive } from '../mail/domainCheck.ts';
import type { Delays } from '../outbox/delays.ts';
import type { Keyring } from '../secrets/keyring.ts';
import type { Settings } from '../settings/settings.ts';
import type { Count } from '../status/outcomes.ts';
import type { Store } from '../store/Store.ts';

/** The parts of the server that the calls use. Tests replace the clock and the code generator. */
export interface CallParts {
  readonly settings: Settings;
  readonly store: Store;
  readonly keyring: Keyring;
  readonly cookies: Cookies;
  /** Logs a repeated event at most once in ten minutes. */
  readonly alarm: Alarm;
  readonly count: Count;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  readonly makeCode: () => string;
  readonly canReceive: CanReceive;
  readonly delays: Pick<Delays, 'isDelayed'>;
  /** Starts delivery at once. Call this after adding a job. */
  readonly wake: () => void;
}

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
