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
  /** The answers in the sales mail; `email` replaces the Email row. */
  readonly rows: readonly SummaryRow[];
  /** The text of another program's lead, if no rows were recognized. */
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
  /** Undefined if the email was not verified. */
  readonly verifiedAt: number | undefined;
  /** True if a different browser verified the email. */
  readonly elsewhere?: boolean;
  /** The leads of the same mailbox in the previous seven days: their number, and the latest one. */
  readonly earlier?: { count: number; at: number; reference: string };
  /** A listed campaign word (docs/decisions/leads.md#s1). */
  readonly campaign?: string;
}

/** Returns the rows of a request for sales, which also list unanswered fields. */
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

/** False for an empty value and its replacement in the sales mail (section 7). */
export function isGiven(value: string): boolean {
  return value !== '' && !summaryLabels.some((label) => whenEmpty(label) === value);
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

/** Converts an employee count to its answer. */
function wordsOf(answer: string | number | undefined): string {
  if (typeof answer === 'string') return answer;
  return employeeCounts.find(({ value }) => value === answer)?.label ?? '';
}
