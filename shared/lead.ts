import { employeeCounts } from './employeeCount.ts';
import { infoFields, infoNames, summaryLabels, type SummaryLabel } from './infoFields.ts';
import type { InfoRequest } from './infoRequest.ts';
import { referenceOf } from './reference.ts';

export interface SummaryRow {
  label: SummaryLabel;
  value: string;
}

/** A valid form submission, in the browser and on the server. */
export interface Lead {
  readonly submissionId: string;
  readonly reference: string;
  readonly email: string;
  /** The rows of the summary. The mail to sales shows `email` instead of the Email row's value. */
  readonly rows: readonly SummaryRow[];
  /** The plain text of a lead from another program, if no rows were recognized in it. */
  readonly words?: string;
}

export function createLead(request: InfoRequest, submissionId: string): Lead {
  return {
    submissionId,
    reference: referenceOf(submissionId),
    email: request.email,
    rows: summaryRows(request),
  };
}

/** A lead with the server's data about it. Times are in milliseconds since the epoch. */
export interface AcceptedLead extends Lead {
  readonly receivedAt: number;
  readonly verifiedAt: number | undefined;
  /** True if a different browser verified the email. */
  readonly elsewhere?: boolean;
  /** The number of the mailbox's leads in the previous seven days, and facts about the latest. */
  readonly earlier?: { count: number; at: number; reference: string };
  /** The campaign that brought the visitor, if CAMPAIGNS lists it (docs/decisions/leads.md#s1). */
  readonly campaign?: string;
}

/** Returns the rows for sales. Unanswered fields have a default value or no row. */
export function summaryRows(request: InfoRequest): SummaryRow[] {
  return summaryLabels
    .map((label) => ({ label, value: rowValue(request, label) || whenEmpty(label) }))
    .filter(({ value }) => value !== '');
}

/** Returns the value of a row; empty if there is no answer. */
export function rowValue(request: InfoRequest, label: SummaryLabel): string {
  return namesIn(label)
    .map((name) => wordsOf(request[name]))
    .join(' ');
}

/** False for an empty value, and for the default that replaces it (specification, section 7). */
export function isGiven(value: string): boolean {
  return !summaryLabels.some((label) => whenEmpty(label) === value);
}

export function rowLimit(label: SummaryLabel): number {
  const limits = namesIn(label).map((name) => infoFields[name].limit);
  return limits.reduce((sum, limit) => sum + ' '.length + limit);
}

function whenEmpty(label: SummaryLabel): string {
  return namesIn(label)
    .map((name) => infoFields[name].whenEmpty ?? '')
    .join('');
}

function namesIn(label: SummaryLabel) {
  return infoNames.filter((name) => infoFields[name].row === label);
}

function wordsOf(answer: string | number | undefined): string {
  if (typeof answer === 'string') return answer;
  return employeeCounts.find(({ value }) => value === answer)?.label ?? '';
}
