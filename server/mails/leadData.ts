import { employeeCounts } from '../../shared/employeeCount.ts';
import type { InfoTextName } from '../../shared/infoFields.ts';
import { fullName } from '../../shared/infoRequest.ts';
import { isFreeMailbox } from '../../shared/isFreeMailbox.ts';
import { questionNumber, splitMessage } from '../../shared/questions.ts';
import type { AcceptedLead } from './acceptedLead.ts';
import type { MailFile } from './mailFrame.ts';

/** The JSON name of each text that a visitor enters. */
type TextName = Exclude<InfoTextName, 'job' | 'email'> | 'name' | 'jobTitle';

/** A lead for other programs. Values that the visitor did not give are null. */
export interface LeadData extends Readonly<Record<TextName, string | null>> {
  readonly reference: string;
  /** In ISO 8601, like all times in this object. */
  readonly receivedAt: string;
  readonly email: string;
  /** Null for a lead from a page on localhost, where no email is verified. */
  readonly emailVerifiedAt: string | null;
  /** True if the browser that sent the lead has also verified the email. */
  readonly verifiedInSameBrowser: boolean;
  /** The numbers of the known questions in the message, as on the landing page. */
  readonly questions: readonly number[];
  readonly employees: string | null;
  readonly mailbox: 'free' | 'company';
  readonly campaign: string | null;
  /** The mailbox's earlier leads in the last seven days: the number, and the latest reference. */
  readonly earlierLeads: number;
  readonly earlierReference: string | null;
}

export function leadData(lead: AcceptedLead): LeadData {
  const { request, verifiedAt, elsewhere = false, reference, earlier } = lead;
  const { email, message, employeeCount } = request;
  // A name that was sent in one piece has no last name, and its first name is unknown.
  const isSplit = request.lastName !== '';
  return {
    reference,
    receivedAt: new Date(lead.receivedAt).toISOString(),
    name: fullName(request) || null,
    firstName: isSplit ? request.firstName : null,
    lastName: isSplit ? request.lastName : null,
    email,
    emailVerifiedAt: verifiedAt === undefined ? null : new Date(verifiedAt).toISOString(),
    verifiedInSameBrowser: verifiedAt !== undefined && !elsewhere,
    company: request.company || null,
    jobTitle: request.job || null,
    phone: request.phone || null,
    city: request.city || null,
    state: request.state || null,
    message: message || null,
    questions: splitMessage(message).asked.map(questionNumber),
    employees: employeeCounts.find(({ value }) => value === employeeCount)?.label ?? null,
    mailbox: isFreeMailbox(email) ? 'free' : 'company',
    campaign: lead.campaign ?? null,
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

/** Returns a vCard 3.0 (RFC 2426). */
function contactCard({ name, email, phone, company, jobTitle, city, state, ...lead }: LeadData) {
  const shown = name ?? email;
  const names = [lead.lastName ?? '', lead.firstName ?? shown, '', '', ''];
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
