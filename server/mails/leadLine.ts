import type { LeadData } from './leadData.ts';
import { oneLine, withoutUrls } from './oneLine.ts';

/** Summarizes a lead in one line for a chat, without its message, links or mentions. */
export function leadLine({ name, email, company, state, campaign, reference }: LeadData): string {
  const who = [name ?? email, company, state].filter((part) => part !== null).join(', ');
  // Slack interprets <!channel>; Mattermost interprets @all and [text](URL).
  const plain = withoutUrls(oneLine(who).replaceAll('@', ' at ')).replace(/[<>[\]`*_~|]/g, ' ');
  return [
    `New lead: ${plain.replace(/ {2,}/g, ' ').trim()}.`,
    ...(campaign === null ? [] : [`Campaign: ${campaign}.`]),
    `Reference: ${reference}`,
  ].join(' ');
}
