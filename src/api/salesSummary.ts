import { employeeCounts } from '../rules/employeeCount.ts';
import { escapeHtml } from '../rules/escapeHtml.ts';
import type { InfoRequest } from '../rules/infoRequest.ts';

/**
 * A request as the HTML summary that sales reads (specification, section 7, call 3).
 * Every value is escaped; the line breaks of the message are kept.
 */
export function salesSummary(request: InfoRequest): string {
  const rows = [
    ['Name', `${request.firstName} ${request.lastName}`],
    ['Email', request.email],
    ['Company', request.company],
    ['Job title', request.job],
    ['Phone', request.phone],
    ['City', request.city || 'No City Submitted'],
    ['State', request.state || 'No State Submitted'],
    ['Message', request.message || 'No Message Submitted'],
    ...employeesRow(request.employeeCount),
  ] as const;
  const cells = rows.map(([name, value]) => `<tr><th>${name}</th><td>${asHtml(value)}</td></tr>`);
  return `<h1>Request for information</h1><table>${cells.join('')}</table>`;
}

function employeesRow(count: number | undefined): (readonly [string, string])[] {
  const answer = employeeCounts.find(({ value }) => value === count);
  return answer ? [['Employees', answer.label]] : [];
}

function asHtml(text: string): string {
  return escapeHtml(text).replace(/\r\n?|\n/g, '<br>');
}
