import { escapeHtml } from '../../shared/escapeHtml.ts';
import { isFreeMailbox } from '../../shared/isFreeMailbox.ts';
import { phoneUrl } from '../../shared/phone.ts';
import { longDay, replyDay } from '../../shared/replyDay.ts';
import { light } from '../../src/theme/tokens.ts';
import type { AcceptedLead, EarlierLeads } from './acceptedLead.ts';
import { group, join, QUIET, strong, unbroken, withZone, words, type Part } from './mailParts.ts';
import { momentWithUtc } from './moment.ts';
import { phoneLink } from './salesLinks.ts';

const ORDINALS = ['', 'First', 'Second', 'Third', 'Fourth', 'Fifth', 'Sixth', 'Seventh'];

/** What only sales needs to know about a lead. It is deleted before a reply is sent. */
export function salesBlock(lead: AcceptedLead, timeZone: string): Part {
  const { earlier, sameDomain, request } = lead;
  const title = strong('For sales only: delete this block before you send');
  const day = unbroken(replyDay(lead.receivedAt, timeZone));
  const promise = words({ html: '<b>', text: '' }, 'Reply by ', day, '.', {
    html: '</b>',
    text: '',
  });
  const leads = [
    ...(earlier ? [slip(6, ownLeads(earlier, timeZone))] : []),
    ...(sameDomain ? [slip(6, leadsOfFirm(sameDomain, domainOf(request.email), timeZone))] : []),
  ];
  return join(
    [
      slip(12, title, `padding-bottom:0;${QUIET}`, 'slip tint quiet'),
      slip(4, lines(promise, howToReply(request.phone)), 'font-size:17px;line-height:26px;'),
      ...(leads.length > 0 ? [group(...leads)] : []),
      slip(6, lines(...factsOf(lead, timeZone)), 'padding-bottom:12px;'),
    ],
    '\n',
    '\n\n',
  );
}

/** A piece of the block. Each has its own background, because a reply may split the block. */
function slip(top: number, { html, text }: Part, style = '', classes = 'slip tint'): Part {
  const look = `padding:${top}px 20px 0 17px;background:${light.notice.tint};border-left:4px solid ${light.hivis.main};`;
  return { html: `<div class="${classes}" style="${look}${style}">${html}</div>`, text };
}

function lines(...all: readonly Part[]): Part {
  return join(all, '<br>', '\n');
}

function howToReply(phone: string): Part {
  if (phone === '') return words('Just reply to this email.');
  return phoneUrl(phone) === undefined
    ? words(`Reply to this email. Phone: ${phone}`)
    : words('Call ', phoneLink(phone), ', or reply to this email.');
}

/** Names the mailbox's earlier leads (docs/decisions/leads.md#s2). */
function ownLeads({ count, ...latest }: EarlierLeads, timeZone: string): Part {
  const ordinal = ORDINALS[count + 1] ?? 'Another';
  const which = count === 1 ? 'The first' : 'The latest';
  return lines(
    strong(`${ordinal} request from this address in seven days.`),
    words(`${which} arrived ${arrival(latest, timeZone)}.`),
  );
}

function leadsOfFirm({ count, ...latest }: EarlierLeads, domain: string, timeZone: string): Part {
  const requests = count === 1 ? 'Another request' : `${count} other requests`;
  const which = count === 1 ? 'It' : 'The latest';
  return lines(
    strong(`${requests} from ${domain} in seven days.`),
    words(`${which} arrived ${arrival(latest, timeZone)}.`),
  );
}

function arrival({ at, reference }: Omit<EarlierLeads, 'count'>, timeZone: string): string {
  return `${longDay(at, timeZone)} (reference ${reference})`;
}

function factsOf(lead: AcceptedLead, timeZone: string): Part[] {
  const { receivedAt, verifiedAt, elsewhere, campaign } = lead;
  const { email } = lead.request;
  const verified =
    verifiedAt === undefined
      ? 'Not verified (sent from a page on localhost)'
      : `${momentWithUtc(verifiedAt, timeZone)}${elsewhere ? ', in a different browser' : ''}`;
  return [
    fact('Received', momentWithUtc(receivedAt, timeZone)),
    fact('Email verified', verified),
    fact('Email type', `${isFreeMailbox(email) ? 'Personal' : 'Business'} (${domainOf(email)})`),
    ...(campaign ? [fact('Campaign', campaign)] : []),
  ];
}

function fact(label: string, value: string): Part {
  return {
    html: `<span class="quiet" style="${QUIET}">${label}:</span> ${withZone(escapeHtml(value))}`,
    text: `${label}: ${value}`,
  };
}

function domainOf(email: string): string {
  return email.slice(email.lastIndexOf('@') + 1);
}
