import { escapeHtml } from '../rules/escapeHtml.ts';
import { summaryLabels } from '../rules/infoFields.ts';
import type { AcceptedLead, SummaryRow } from '../rules/lead.ts';
import { phoneUrl } from '../rules/phone.ts';
import { light } from '../theme/tokens.ts';
import { cell, labeled, letterFrame, row, table, type Letter } from './letterFrame.ts';

/** In characters, enough for the longest name and company that the form takes. */
const SUBJECT_LENGTH = 150;

/** The mail with a lead, to the sales team. A reply reaches the visitor. */
export function salesMail(lead: AcceptedLead): Letter {
  const { rows, words, email, reference } = lead;
  const subject = subjectOf(rows, email);
  const answers: readonly SummaryRow[] =
    rows.length > 0 ? rows : [{ label: 'Message', value: words ?? '' }];
  const lines = summaryLabels.flatMap((label) =>
    label === 'Email' ? { label, value: email } : answers.filter((row) => row.label === label),
  );
  const promise = 'We promised a reply within the next business day.';
  const origin = `${verification(lead)} Reference ${reference}.`;
  return {
    subject,
    replyTo: email,
    text: ['Request for information', lines.map(textLine).join('\n'), promise, origin].join('\n\n'),
    html: letterFrame(subject, `From ${email}`, 600, [
      row(
        'padding:28px 32px 8px;',
        `<h1 style="margin:0;font-size:24px;line-height:30px;">Request for information</h1>`,
      ),
      row('padding:8px 32px 20px;', table(lines.map((line) => htmlLine(line, email)))),
      row(`padding:0 32px 8px;${cell.small}`, promise, 'quiet'),
      row(`padding:0 32px 28px;${cell.small}`, escapeHtml(origin), 'quiet'),
    ]),
  };
}

function subjectOf(rows: readonly SummaryRow[], email: string): string {
  const valueOf = (label: SummaryRow['label']) =>
    withoutLinks(oneLine(rows.find((row) => row.label === label)?.value ?? ''));
  const name = valueOf('Name') || email;
  const company = valueOf('Company');
  const subject = `Request for information: ${name}${company && `, ${company}`}`;
  // By code points, so that no character is cut in half.
  return Array.from(subject).slice(0, SUBJECT_LENGTH).join('');
}

/**
 * A text for a header: without control characters and direction marks (joiners are spelling), and
 * without `=?`, which starts an encoded word (RFC 2047).
 */
function oneLine(text: string): string {
  return text
    .replace(/(?:(?![\u200c\u200d])[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s])+/gu, ' ')
    .replaceAll('=?', '= ?')
    .trim();
}

/**
 * A text that no mail program shows as a link: a space parts a scheme from its rest, and a dot from
 * the ending of a domain. Initials and emails stay as they are, and the rows of the letter too.
 */
function withoutLinks(text: string): string {
  return text
    .replace(/:(?=\/\/)/g, ': ')
    .replace(/(?<!@\S*)(?<=[\p{L}\p{N}])[.\u3002\uff0e\uff61](?=[\p{L}\p{N}-]{2})/gu, '$& ');
}

function verification({ verifiedAt, elsewhere = false }: AcceptedLead): string {
  if (verifiedAt === undefined)
    return 'Email address not verified (sent from a page on localhost).';
  const moment = new Date(verifiedAt).toISOString().slice(0, 16).replace('T', ' at ');
  return `Email address verified on ${moment} UTC${elsewhere ? ', but not in the browser that sent this' : ''}.`;
}

/** Several lines are indented, so that none can pass for a row of the letter. */
function textLine({ label, value }: SummaryRow): string {
  return `${label}: ${value.includes('\n') ? `\n${value}`.replaceAll('\n', '\n  ') : value}`;
}

function htmlLine({ label, value }: SummaryRow, email: string): string {
  const safe = escapeHtml(value).replaceAll('\n', '<br>');
  const url = label === 'Email' ? mailUrl(email) : label === 'Phone' ? phoneUrl(value) : undefined;
  const shown =
    url === undefined
      ? safe
      : `<a class="link" href="${escapeHtml(url)}" style="color:${light.primary.main};">${safe}</a>`;
  return labeled(label, shown);
}

function mailUrl(email: string): string {
  return `mailto:${email.split('@').map(encodeURIComponent).join('@')}`;
}
