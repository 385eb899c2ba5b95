import type { SiteFacts } from '../../../shared/site.ts';

export const siteFacts: SiteFacts = {
  codeMinutes: 10,
  resendSeconds: 30,
  keepsCampaigns: false,
  emailsReceipts: false,
  salesTimeZone: 'America/Chicago',
  year: 2026,
};
