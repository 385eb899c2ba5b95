import { escapeHtml } from '../rules/escapeHtml.ts';
import type { Lead } from '../rules/lead.ts';

/**
 * A lead as the HTML summary that sales reads (specification, section 7, call 3). Every value is
 * escaped; the line breaks of the message are kept. No mail program shows the submission id, which
 * lets our own server mail a retry only once (docs/decisions/form.md#f8).
 */
export function salesSummary({ rows, submissionId }: Lead): string {
  const lines = rows.map(
    ({ label, value }) => `<tr><th>${label}</th><td>${asHtml(value)}</td></tr>`,
  );
  return `<section data-submission-id="${escapeHtml(submissionId)}"><h1>Request for information</h1><table>${lines.join('')}</table></section>`;
}

function asHtml(text: string): string {
  return escapeHtml(text).replace(/\r\n?|\n/g, '<br>');
}
