import { escapeHtml } from '../../shared/escapeHtml.ts';
import type { Lead } from '../../shared/lead.ts';

/** Formats a lead as HTML for call 3. The server recognizes a retry by the submission id. */
export function salesSummary({ rows, submissionId }: Lead): string {
  const lines = rows.map(
    ({ label, value }) => `<tr><th>${label}</th><td>${asHtml(value)}</td></tr>`,
  );
  return `<section data-submission-id="${escapeHtml(submissionId)}"><h1>Request for information</h1><table>${lines.join('')}</table></section>`;
}

function asHtml(text: string): string {
  return escapeHtml(text).replace(/\r\n?|\n/g, '<br>');
}
