import { escapeHtml } from '../rules/escapeHtml.ts';
import type { InfoRequest } from '../rules/infoRequest.ts';
import { summaryRows } from '../rules/requestSummary.ts';

/**
 * A request as the HTML summary that sales reads (specification, section 7, call 3). Every value is
 * escaped; the line breaks of the message are kept.
 * @param submissionId lets our own host mail a retry only once; no mail program shows it
 *   (docs/decisions/form.md#f8)
 */
export function salesSummary(request: InfoRequest, submissionId: string): string {
  const rows = summaryRows(request).map(
    ({ label, value }) => `<tr><th>${label}</th><td>${asHtml(value)}</td></tr>`,
  );
  return `<section data-submission-id="${escapeHtml(submissionId)}"><h1>Request for information</h1><table>${rows.join('')}</table></section>`;
}

function asHtml(text: string): string {
  return escapeHtml(text).replace(/\r\n?|\n/g, '<br>');
}
