import type { LeadData } from './leadData.ts';
import type { MailFile } from './mailFrame.ts';
import { neutral } from './neutral.ts';

/** The attachments of the mail to sales: the contact card, and the lead as JSON and as CSV. */
export function leadFiles(lead: LeadData): readonly MailFile[] {
  const file = (ending: string, contentType: string, content: string) => ({
    filename: `lead-${lead.reference}.${ending}`,
    contentType,
    content,
  });
  return [
    file('vcf', 'text/vcard; charset=utf-8', contactCard(lead)),
    file('json', 'application/json', `${JSON.stringify(lead, null, 2)}\n`),
    file('csv', 'text/csv; charset=utf-8', csv(lead)),
  ];
}

/** Returns a vCard 3.0 (RFC 2426). A later card of the same person replaces it, by its UID. */
function contactCard(lead: LeadData): string {
  const { name, email, company, jobTitle, phone, city, state, reference, campaign } = lead;
  const shown = name ?? email;
  const names = [lead.lastName ?? '', lead.firstName ?? shown, '', '', ''];
  const about = `Reference ${reference}${campaign === null ? '' : `, campaign ${campaign}`}`;
  const note = [about, ...(lead.message === null ? [] : [lead.message])].join('\n\n');
  const properties: readonly (readonly [string, string | null])[] = [
    ['N', names.map(escapeCard).join(';')],
    ['FN', escapeCard(shown)],
    ['ORG', company && escapeCard(company)],
    ['TITLE', jobTitle && escapeCard(jobTitle)],
    ['EMAIL;TYPE=INTERNET', escapeCard(email)],
    ['TEL;TYPE=WORK,VOICE', phone && escapeCard(phone)],
    [
      'ADR;TYPE=WORK',
      city || state ? `;;;${escapeCard(city ?? '')};${escapeCard(state ?? '')};;` : null,
    ],
    ['NOTE', escapeCard(note)],
    ['CATEGORIES', escapeCard(lead.source)],
    ['UID', escapeCard(`${lead.site}:${email}`)],
    ['REV', lead.receivedAt],
  ];
  const lines = properties.flatMap(([field, value]) => (value === null ? [] : `${field}:${value}`));
  return ['BEGIN:VCARD', 'VERSION:3.0', ...lines, 'END:VCARD']
    .map((line) => `${fold(line)}\r\n`)
    .join('');
}

function escapeCard(text: string): string {
  return text.replace(/[\\,;]/g, '\\$&').replace(/\r\n?|\n/g, '\\n');
}

/** Folds a line after at most 75 bytes. Continuation lines begin with a space (RFC 2425, 5.8.1). */
function fold(line: string): string {
  let folded = '';
  let length = 0;
  for (const sign of line) {
    const bytes = new TextEncoder().encode(sign).length;
    if (length + bytes > 75) {
      folded += '\r\n ';
      length = 1;
    }
    folded += sign;
    length += bytes;
  }
  return folded;
}

/** A line below the headings that CRMs recognize when they import leads (RFC 4180). */
function csv(lead: LeadData): string {
  // Salesforce requires a last name.
  const lastName = lead.firstName === null ? lead.name : lead.lastName;
  const cells: readonly (readonly [string, string | null])[] = [
    ['First Name', lead.firstName],
    ['Last Name', lastName],
    ['Email', lead.email],
    ['Phone', lead.phone],
    ['Company', lead.company],
    ['Job Title', lead.jobTitle],
    ['City', lead.city],
    ['State', lead.state],
    ['Employees', lead.employees],
    ['Description', lead.message],
    ['Lead Source', lead.source],
    ['Campaign', lead.campaign],
    ['Reference', lead.reference],
    ['Received', lead.receivedAt],
  ];
  const quoted = (text: string) => `"${neutral(text).replaceAll('"', '""')}"`;
  const rows = [cells.map(([heading]) => heading), cells.map(([, text]) => quoted(text ?? ''))];
  // Excel needs the mark to read UTF-8.
  return `\ufeff${rows.map((row) => `${row.join(',')}\r\n`).join('')}`;
}
