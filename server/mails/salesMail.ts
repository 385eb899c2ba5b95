import { escapeHtml } from '../../shared/escapeHtml.ts';
import { fullName, type InfoRequest } from '../../shared/infoRequest.ts';
import { isFreeMailbox } from '../../shared/isFreeMailbox.ts';
import { phoneUrl } from '../../shared/phone.ts';
import { summaryAnswers, type Answer } from '../../shared/summary.ts';
import { light } from '../../src/theme/tokens.ts';
import type { AcceptedLead } from './acceptedLead.ts';
import {
  heading,
  mailFrame,
  paragraph,
  row,
  smallPrint,
  table,
  type MailContent,
} from './mailFrame.ts';
import { momentWithUtc } from './moment.ts';
import { oneLine, withoutUrls } from './oneLine.ts';
import { messageTable, messageText } from './salesMessage.ts';
import { textLine } from './textLine.ts';

/** The maximum number of characters. The longest name and company in the form fit. */
const SUBJECT_LENGTH = 150;

const PROMISE = 'Reply within the next business day.';
const FOR_SALES = ['For sales only.', 'Delete from here down if you answer inline.'] as const;

/**
 * The mail to sales, a request for information that can be answered line by line. A reply reaches
 * the visitor. `timeZone` is an IANA name.
 */
export function salesMail(lead: AcceptedLead, timeZone: string): MailContent {
  const { request, reference } = lead;
  const answers = summaryAnswers(request);
  const message = answers.find(({ name }) => name === 'message');
  const lines = answers.filter((answer) => answer !== message);
  const who = senderOf(request);
  // Cuts between code points, so that no character is split.
  const subject = Array.from(`Request for information: ${who}`).slice(0, SUBJECT_LENGTH).join('');
  const repeat = earlierLead(lead, timeZone);
  const facts = factsOf(lead, timeZone);
  return {
    subject,
    replyTo: request.email,
    text: [
      `Request for information\n${who}\nReference ${reference}`,
      `${PROMISE} ${howToReply(request.phone)}`,
      ...(repeat ? [repeat.join(' ')] : []),
      [...lines.map(textLine), ...(message ? [messageText(message)] : [])].join('\n'),
      [FOR_SALES.join(' '), ...facts.map(textLine)].join('\n'),
    ].join('\n\n'),
    html: mailFrame(subject, previewOf(request), 600, [
      heading('Request for information'),
      paragraph(6, escapeHtml(who)),
      smallPrint('2px 32px 0', `Reference ${escapeHtml(reference)}`),
      paragraph(12, `<b>${PROMISE}</b> ${howToReply(request.phone, phoneHtml)}`),
      ...(repeat ? [row('padding:18px 32px 0;', notice(...repeat))] : []),
      row('padding:20px 32px 0;', table(lines, valueHtml)),
      ...(message ? [row('padding:20px 32px 0;', messageTable(message))] : []),
      smallPrint('24px 32px 8px', `<b>${FOR_SALES[0]}</b> ${FOR_SALES[1]}`),
      row('padding:0 32px 28px;', table(facts)),
    ]),
  };
}

/** The visitor's name and company, or the email. It is safe in a header. */
function senderOf(request: InfoRequest): string {
  const shown = [fullName(request), request.company].map((text) => withoutUrls(oneLine(text)));
  return shown.filter((text) => text !== '').join(', ') || request.email;
}

/** The text that an inbox shows after the subject. */
function previewOf({ message, company, job }: InfoRequest): string {
  return message.split('\n')[0] || [company, job].filter((text) => text !== '').join(', ');
}

function howToReply(phone: string, format = (text: string) => text): string {
  return phone === ''
    ? 'Just reply to this email.'
    : `Call ${format(phone)}, or reply to this email.`;
}

const ORDINALS = ['', 'First', 'Second', 'Third', 'Fourth', 'Fifth', 'Sixth', 'Seventh'];

/** Two sentences about the mailbox's earlier leads, if any (docs/decisions/leads.md#s2). */
function earlierLead({ earlier }: AcceptedLead, timeZone: string): [string, string] | undefined {
  if (!earlier) return undefined;
  const style = { weekday: 'long', month: 'long', day: 'numeric', timeZone } as const;
  const day = new Intl.DateTimeFormat('en-US', style).format(earlier.at);
  return [
    `${ORDINALS[earlier.count + 1] ?? 'Another'} request from this address in seven days.`,
    `The ${earlier.count === 1 ? 'first' : 'latest'} arrived ${day} (reference ${earlier.reference}).`,
  ];
}

function notice(strong: string, rest: string): string {
  const style = `background:${light.notice.tint};border-left:4px solid ${light.hivis.main};padding:12px 16px;font-size:16px;line-height:24px;`;
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td class="tint" style="${style}"><b>${escapeHtml(strong)}</b><br>${escapeHtml(rest)}</td></tr></table>`;
}

function factsOf(lead: AcceptedLead, timeZone: string): { label: string; value: string }[] {
  const { receivedAt, verifiedAt, elsewhere, campaign } = lead;
  const { email } = lead.request;
  const kind = isFreeMailbox(email) ? 'Personal' : 'Business';
  const verified =
    verifiedAt === undefined
      ? 'Not verified (sent from a page on localhost)'
      : `${momentWithUtc(verifiedAt, timeZone)}${elsewhere ? ', in a different browser' : ''}`;
  return [
    { label: 'Received', value: momentWithUtc(receivedAt, timeZone) },
    { label: 'Email verified', value: verified },
    { label: 'Email type', value: `${kind} (${email.slice(email.lastIndexOf('@') + 1)})` },
    ...(campaign ? [{ label: 'Campaign', value: campaign }] : []),
  ];
}

function valueHtml({ name, value }: Answer): string {
  if (name === 'phone') return phoneHtml(value);
  if (name !== 'email') return escapeHtml(value);
  const [local = '', domain = ''] = value.split(/(?=@)/);
  return link(mailUrl(value), `${escapeHtml(local)}<wbr>${escapeHtml(domain)}`);
}

function phoneHtml(phone: string): string {
  const url = phoneUrl(phone);
  return url === undefined ? escapeHtml(phone) : link(url, escapeHtml(phone));
}

function link(url: string, html: string): string {
  return `<a class="link" href="${escapeHtml(url)}" style="color:${light.primary.main};">${html}</a>`;
}

function mailUrl(email: string): string {
  return `mailto:${email.split('@').map(encodeURIComponent).join('@')}`;
}
