import { company as owner } from '../../shared/company.ts';
import { employeeCounts } from '../../shared/employeeCount.ts';
import type { InfoTextName } from '../../shared/infoFields.ts';
import { fullName } from '../../shared/infoRequest.ts';
import { isFreeMailbox } from '../../shared/isFreeMailbox.ts';
import { isPhone } from '../../shared/phone.ts';
import { splitMessage } from '../../shared/questions.ts';
import type { AcceptedLead } from './acceptedLead.ts';
import { neutral } from './neutral.ts';

/** The JSON name of each text that a visitor enters. */
type TextName = Exclude<InfoTextName, 'job' | 'email'> | 'name' | 'jobTitle';

/** A lead for other programs. Values that the visitor did not give are null. */
export interface LeadData extends Readonly<Record<TextName, string | null>> {
  readonly reference: string;
  /** In ISO 8601, like all times in this object. */
  readonly receivedAt: string;
  /** The hostname of the site. */
  readonly site: string;
  /** The same for every lead of the site, such as the lead source of a CRM. */
  readonly source: string;
  readonly email: string;
  /** Null for a lead from a page on localhost, where no email is verified. */
  readonly emailVerifiedAt: string | null;
  /** True if the browser that sent the lead has also verified the email. */
  readonly verifiedInSameBrowser: boolean;
  /** The known questions in the message. */
  readonly questions: readonly string[];
  readonly employees: string | null;
  readonly mailbox: 'free' | 'company';
  readonly campaign: string | null;
  /** The mailbox's earlier leads in the last seven days: the number, and the latest reference. */
  readonly earlierLeads: number;
  readonly earlierReference: string | null;
  /** The latest lead in seven days of another mailbox of the same business domain. */
  readonly sameDomainReference: string | null;
}

export function leadData(lead: AcceptedLead, site: string): LeadData {
  const { request, verifiedAt, elsewhere = false, reference, earlier } = lead;
  const { email, phone, message, employeeCount } = request;
  // A name that was sent in one piece has no last name, and its first name is unknown.
  const isSplit = request.lastName !== '';
  return {
    reference,
    receivedAt: new Date(lead.receivedAt).toISOString(),
    site,
    source: owner.program,
    name: given(fullName(request)),
    firstName: isSplit ? given(request.firstName) : null,
    lastName: isSplit ? given(request.lastName) : null,
    email,
    emailVerifiedAt: verifiedAt === undefined ? null : new Date(verifiedAt).toISOString(),
    verifiedInSameBrowser: verifiedAt !== undefined && !elsewhere,
    company: given(request.company),
    jobTitle: given(request.job),
    phone: isPhone(phone) ? phone : given(phone),
    city: given(request.city),
    state: given(request.state),
    message: given(message),
    questions: splitMessage(message).asked,
    employees: employeeCounts.find(({ value }) => value === employeeCount)?.label ?? null,
    mailbox: isFreeMailbox(email) ? 'free' : 'company',
    campaign: lead.campaign ?? null,
    earlierLeads: earlier?.count ?? 0,
    earlierReference: earlier?.reference ?? null,
    sameDomainReference: lead.sameDomain?.reference ?? null,
  };
}

function given(text: string): string | null {
  return text === '' ? null : neutral(text);
}
