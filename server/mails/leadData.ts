import type { SummaryLabel } from '../../shared/infoFields.ts';
import { isGiven, type AcceptedLead } from '../../shared/lead.ts';
import { isFreeMailbox } from '../../shared/isFreeMailbox.ts';
import type { MailFile } from './mailFrame.ts';

export type LeadData = Readonly<ReturnType<typeof leadData>>;

/** Formats a lead for other programs. Values that the visitor did not give are null. */
export function leadData(lead: AcceptedLead) {
  const { rows, words, email, verifiedAt, elsewhere = false, reference, earlier } = lead;
  const valueOf = (label: SummaryLabel) => {
    const value = rows.find((row) => row.label === label)?.value ?? '';
    return isGiven(value) ? value : null;
  };
  return {
    reference,
    /** In ISO 8601, like all times in this object. */
    receivedAt: new Date(lead.receivedAt).toISOString(),
    name: valueOf('Name'),
    email,
    /** Null for a lead from a page on localhost, where no email is verified. */
    emailVerifiedAt: verifiedAt === undefined ? null : new Date(verifiedAt).toISOString(),
    /** True if the browser that sent the lead has also verified the email. */
    verifiedInSameBrowser: verifiedAt !== undefined && !elsewhere,
    company: valueOf('Company'),
    jobTitle: valueOf('Job title'),
    phone: valueOf('Phone'),
    city: valueOf('City'),
    state: valueOf('State'),
    message: valueOf('Message') ?? (words || null),
    employees: valueOf('Employees'),
    mailbox: isFreeMailbox(email) ? 'free' : 'company',
    campaign: lead.campaign ?? null,
    /** The mailbox's earlier leads in the last seven days: the number, and the latest reference. */
    earlierLeads: earlier?.count ?? 0,
    earlierReference: earlier?.reference ?? null,
  };
}

/** The attachments of the mail to sales: the contact card and the data of the lead. */
export function leadFiles(lead: LeadData): readonly MailFile[] {
  return [
    {
      filename: `lead-${lead.reference}.vcf`,
      contentType: 'text/vcard; charset=utf-8',
      content: contactCard(lead),
    },
    {
      filename: `lead-${lead.reference}.json`,
      contentType: 'application/json',
      content: `${JSON.stringify(lead, null, 2)}\n`,
    },
  ];
}

/** Returns a vCard 3.0 (RFC 2426). A lead has only the full name, so the last name is empty. */
function contactCard({ name, email, phone, company, jobTitle, city, state, ...lead }: LeadData) {
  const shown = escapeCard(name ?? email);
  const properties: readonly (readonly [string, string | null])[] = [
    ['N', `;${shown};;;`],
    ['FN', shown],
    ['ORG', company && escapeCard(company)],
    ['TITLE', jobTitle && escapeCard(jobTitle)],
    ['EMAIL;TYPE=INTERNET', escapeCard(email)],
    ['TEL;TYPE=WORK,VOICE', phone && escapeCard(phone)],
    [
      'ADR;TYPE=WORK',
      city || state ? `;;;${escapeCard(city ?? '')};${escapeCard(state ?? '')};;` : null,
    ],
    ['NOTE', lead.message && escapeCard(lead.message)],
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
