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
  /** The answers as sales reads them; `email` replaces their Email row. */
  readonly rows: readonly SummaryRow[];
  /** What another program sent, where no rows were recognized. */
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

/** A lead with what the server knows of it. Times are in milliseconds since the epoch. */
export interface AcceptedLead extends Lead {
  readonly receivedAt: number;
  /** Undefined when the email was not verified. */
  readonly verifiedAt: number | undefined;
  /** True when another browser verified the email than the one that sent the lead. */
  readonly elsewhere?: boolean;
  /** The leads of the same mailbox in the seven days before: their number, and the latest one. */
  readonly earlier?: { count: number; at: number; reference: string };
  /** A listed campaign word (docs/decisions/leads.md#s1). */
  readonly campaign?: string;
}

/** A request in the rows that sales reads; each names what was not given. */
export function summaryRows(request: InfoRequest): SummaryRow[] {
  return summaryLabels
    .map((label) => ({ label, value: rowValue(request, label) || whenEmpty(label) }))
    .filter(({ value }) => value !== '');
}

/** What a request says in one row; empty where nothing was given. */
export function rowValue(request: InfoRequest, label: SummaryLabel): string {
  return namesIn(label)
    .map((name) => wordsOf(request[name]))
    .join(' ');
}

/** False for an empty value and for the words that stand for it (specification, section 7). */
export function isGiven(value: string): boolean {
  return value !== '' && !summaryLabels.some((label) => whenEmpty(label) === value);
}

/** The most characters that a request can have in one row. */
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

/** A text as it is, a number as the answer that it stands for. */
function wordsOf(answer: string | number | undefined): string {
  if (typeof answer === 'string') return answer;
  return employeeCounts.find(({ value }) => value === answer)?.label ?? '';
}
