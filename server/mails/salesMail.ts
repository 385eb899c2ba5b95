import { escapeHtml } from '../../shared/escapeHtml.ts';
import { fullName, type InfoRequest } from '../../shared/infoRequest.ts';
import { summaryAnswers, type Answer } from '../../shared/summary.ts';
import { phoneUrl } from '../../shared/phone.ts';
import { isFreeMailbox } from '../../shared/isFreeMailbox.ts';
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

/** The maximum number of characters. The longest name and company in the form fit. */
const SUBJECT_LENGTH = 150;

/** The mail to sales with a lead. A reply reaches the visitor. `timeZone` is an IANA name. */
export function salesMail(lead: AcceptedLead, timeZone: string): MailContent {
  const { request } = lead;
  const { email } = request;
  const answers = summaryAnswers(request);
  const who = senderIn(request);
  // Cuts between code points, so that no character is split.
  const subject = Array.from(`Request for information: ${who.both}`)
    .slice(0, SUBJECT_LENGTH)
    .join('');
  const [repeat = '', previous = ''] = earlierLead(lead, timeZone);
  const promise = `We promised a reply within the next business day. Reply to this email to reach ${who.name}.`;
  const facts = factsOf(lead, timeZone);
  return {
    subject,
    replyTo: email,
    text: [
      `Request for information\n${who.both}`,
      ...(repeat ? [`${repeat} ${previous}`] : []),
      answers.map(textLine).join('\n'),
      promise,
      facts.map(textLine).join('\n'),
    ].join('\n\n'),
    html: mailFrame(subject, `From ${email}`, 600, [
      heading('Request for information'),
      paragraph(6, escapeHtml(who.both)),
      ...(repeat ? [row('padding:18px 32px 0;', notice(repeat, previous))] : []),
      row('padding:20px 32px 8px;', table(answers, htmlOf)),
      smallPrint('8px 32px 20px', escapeHtml(promise)),
      row('padding:0 32px 28px;', table(facts)),
    ]),
  };
}

const ORDINALS = ['', 'First', 'Second', 'Third', 'Fourth', 'Fifth', 'Sixth', 'Seventh'];

/** Two sentences about the mailbox's earlier leads, if any (docs/decisions/leads.md#s2). */
function earlierLead({ earlier }: AcceptedLead, timeZone: string): string[] {
  if (!earlier) return [];
  const ordinal = ORDINALS[earlier.count + 1] ?? 'Another';
  const style = { weekday: 'long', month: 'long', day: 'numeric', timeZone } as const;
  const day = new Intl.DateTimeFormat('en-US', style).format(earlier.at);
  return [
    `${ordinal} request in seven days from this email.`,
    `The ${earlier.count === 1 ? 'first' : 'last one'} came on ${day}, reference ${earlier.reference}.`,
  ];
}

function notice(strong: string, rest: string): string {
  const style = `background:${light.notice.tint};border-left:4px solid ${light.hivis.main};padding:12px 16px;font-size:16px;line-height:24px;`;
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td class="tint" style="${style}"><b>${escapeHtml(strong)}</b><br>${escapeHtml(rest)}</td></tr></table>`;
}

function factsOf(lead: AcceptedLead, timeZone: string): { label: string; value: string }[] {
  const { receivedAt, verifiedAt, elsewhere, campaign, reference } = lead;
  const { email } = lead.request;
  const kind = isFreeMailbox(email) ? 'Free' : 'Company';
  const verified =
    verifiedAt === undefined
      ? 'Not verified (sent from a page on localhost)'
      : `${momentWithUtc(verifiedAt, timeZone)}${elsewhere ? ', in a different browser' : ''}`;
  return [
    { label: 'Received', value: momentWithUtc(receivedAt, timeZone) },
    { label: 'Verified', value: verified },
    { label: 'Mailbox', value: `${kind} mailbox (${email.slice(email.lastIndexOf('@') + 1)})` },
    ...(campaign ? [{ label: 'Campaign', value: campaign }] : []),
    { label: 'Reference', value: reference },
  ];
}

/** The visitor's name and company, safe in a header. */
function senderIn(request: InfoRequest) {
  const shown = (text: string) => withoutUrls(oneLine(text));
  const name = shown(fullName(request)) || request.email;
  const company = shown(request.company);
  return { name, both: `${name}${company && `, ${company}`}` };
}

/** Indents a value with several lines, so that no line can be mistaken for a row of the mail. */
function textLine({ label, value }: Pick<Answer, 'label' | 'value'>): string {
  return `${label}: ${value.includes('\n') ? `\n${value}`.replaceAll('\n', '\n  ') : value}`;
}

function htmlOf({ name, value }: Answer): string {
  const safe = escapeHtml(value).replaceAll('\n', '<br>');
  const url = name === 'email' ? mailUrl(value) : name === 'phone' ? phoneUrl(value) : undefined;
  if (url === undefined) return safe;
  return `<a class="link" href="${escapeHtml(url)}" style="color:${light.primary.main};">${safe}</a>`;
}

function mailUrl(email: string): string {
  return `mailto:${email.split('@').map(encodeURIComponent).join('@')}`;
}
