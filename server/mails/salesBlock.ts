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
  const promise = strong(words('Reply by ', day, '.'));
  const leads = [
    ...(earlier ? [leadsBefore(ownTitle(earlier), earlier, timeZone, 'The first')] : []),
    ...(sameDomain
      ? [leadsBefore(firmTitle(sameDomain, domainOf(request.email)), sameDomain, timeZone, 'It')]
      : []),
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

/** Names the earlier leads of the mailbox or of its firm (docs/decisions/leads.md#s2). */
function leadsBefore(title: string, leads: EarlierLeads, timeZone: string, single: string): Part {
  const { count, at, reference } = leads;
  const which = count === 1 ? single : 'The latest';
  const arrival = `${which} arrived ${longDay(at, timeZone)} (reference ${reference}).`;
  return slip(6, lines(strong(title), words(arrival)));
}

function ownTitle({ count }: EarlierLeads): string {
  return `${ORDINALS[count + 1] ?? 'Another'} request from this address in seven days.`;
}

function firmTitle({ count }: EarlierLeads, domain: string): string {
  const requests = count === 1 ? 'Another request' : `${count} other requests`;
  return `${requests} from ${domain} in seven days.`;
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
