import type { LeadData } from './leadData.ts';
import { oneLine, withoutUrls } from './oneLine.ts';

/** A lead in one line for a chat: without its message, and without links or mentions. */
export function leadLine({ name, email, company, state, campaign, reference }: LeadData): string {
  const who = [name ?? email, company, state].filter((part) => part !== null).join(', ');
  // Slack reads <!channel>, Mattermost @all and [text](URL).
  const plain = withoutUrls(oneLine(who).replaceAll('@', ' at ')).replace(/[<>[\]`*_~|]/g, ' ');
  return [
    `New lead: ${plain.replace(/ {2,}/g, ' ').trim()}.`,
    ...(campaign === null ? [] : [`Campaign: ${campaign}.`]),
    `Reference: ${reference}`,
  ].join(' ');
}
