import type { Lead } from '../../shared/lead.ts';

/** A lead with the server's facts about it. Times are in milliseconds since the epoch. */
export interface AcceptedLead extends Lead {
  readonly receivedAt: number;
  /** Undefined for a lead from a page on localhost, where no email is verified. */
  readonly verifiedAt: number | undefined;
  /** True if a different browser verified the email. */
  readonly elsewhere?: boolean;
  /** The number of the mailbox's leads in the previous seven days, and facts about the latest. */
  readonly earlier?: { readonly count: number; readonly at: number; readonly reference: string };
  /** The campaign that brought the visitor, if CAMPAIGNS lists it (docs/decisions/leads.md#s1). */
  readonly campaign?: string;
}
