import { employeeCounts } from './employeeCount.ts';
import { infoFields, infoNames, summaryLabels, type SummaryLabel } from './infoFields.ts';
import type { InfoRequest } from './infoRequest.ts';

/** One row of a request: what was asked, and the answer. Both are text. */
export interface SummaryRow {
  label: SummaryLabel;
  value: string;
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

/** The most characters that a request can have in one row. */
export function rowLimit(label: SummaryLabel): number {
  const limits = namesIn(label).map((name) => infoFields[name].limit);
  return limits.reduce((sum, limit) => sum + ' '.length + limit);
}

function whenEmpty(label: SummaryLabel): string {
  return namesIn(label)
    .map((name) => infoFields[name])
    .map((field) => (field.required ? '' : field.whenEmpty))
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
