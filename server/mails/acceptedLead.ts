import type { Lead } from '../../shared/lead.ts';

/** Leads of the previous seven days: how many, and facts about the latest. */
export interface EarlierLeads {
  readonly count: number;
  readonly at: number;
  readonly reference: string;
}

/** A lead with the server's facts about it. Times are in milliseconds since the epoch. */
export interface AcceptedLead extends Lead {
  readonly receivedAt: number;
  /** Undefined for a lead from a page on localhost, where no email is verified. */
  readonly verifiedAt: number | undefined;
  /** True if a different browser verified the email. */
  readonly elsewhere?: boolean;
  /** The mailbox's own earlier leads. */
  readonly earlier?: EarlierLeads;
  /** The leads of other mailboxes of the same business domain. */
  readonly sameDomain?: EarlierLeads;
  /** The campaign that brought the visitor, if CAMPAIGNS lists it (docs/decisions/leads.md#s1). */
  readonly campaign?: string;
}
