import { employeeCounts } from '../rules/employeeCount.ts';
import { escapeHtml } from '../rules/escapeHtml.ts';
import type { InfoRequest } from '../rules/infoRequest.ts';
import { summaryLabels, type SummaryLabel } from '../rules/requestSummary.ts';

/**
 * A request as the HTML summary that sales reads (specification, section 7, call 3).
 * Every value is escaped; the line breaks of the message are kept.
 */
export function salesSummary(request: InfoRequest, submissionId: string): string {
  const values: Record<SummaryLabel, string | undefined> = {
    Name: `${request.firstName} ${request.lastName}`,
    Email: request.email,
    Company: request.company,
    'Job title': request.job,
    Phone: request.phone,
    City: request.city || 'No City Submitted',
    State: request.state || 'No State Submitted',
    Message: request.message || 'No Message Submitted',
    Employees: employeeCounts.find(({ value }) => value === request.employeeCount)?.label,
  };
  const rows = summaryLabels.map((label) => {
    const value = values[label];
    return value === undefined ? '' : `<tr><th>${label}</th><td>${asHtml(value)}</td></tr>`;
  });
  return `<section data-submission-id="${escapeHtml(submissionId)}"><h1>Request for information</h1><table>${rows.join('')}</table></section>`;
}

function asHtml(text: string): string {
  return escapeHtml(text).replace(/\r\n?|\n/g, '<br>');
}
