import { company } from '../../shared/company.ts';
import { escapeHtml } from '../../shared/escapeHtml.ts';
import { receiptAnswers } from '../../shared/summary.ts';
import type { AcceptedLead } from './acceptedLead.ts';
import {
  footer,
  heading,
  mailFrame,
  messageLines,
  paragraph,
  row,
  smallPrint,
  table,
  type MailContent,
} from './mailFrame.ts';
import { moment } from './moment.ts';
import { textLine } from './textLine.ts';

const PROMISE = 'We will contact you within the next business day.';
const REPLY =
  'Something to add or correct? Just reply. Your email goes straight to our sales team.';
const NOT_PROVIDED = 'Not provided';
const NOT_YOU = 'Didn’t send this request? Reply and let us know.';

/** The receipt for the sender of a lead. It has no links (docs/decisions/leads.md#s3). */
export function receiptMail(lead: AcceptedLead, timeZone: string, salesEmail: string): MailContent {
  const subject = `We received your request (${lead.reference})`;
  const thanks = `Thank you for asking about the ${company.program}. ${PROMISE}`;
  const lines = [
    { label: 'Reference', value: lead.reference },
    { label: 'Sent', value: moment(lead.receivedAt, timeZone) },
    ...receiptAnswers(lead.request).map(({ label, value }) => ({
      label,
      value: value || NOT_PROVIDED,
    })),
  ];
  return {
    subject,
    replyTo: salesEmail,
    text: [
      `We received your request.\n\n${thanks}`,
      lines.map(textLine).join('\n'),
      REPLY,
      NOT_YOU,
      footer.text,
    ].join('\n\n'),
    html: mailFrame(subject, PROMISE, 520, [
      heading('We received your request.'),
      paragraph(12, thanks),
      row('padding:20px 32px 0;', table(lines, htmlOf)),
      paragraph(20, REPLY),
      smallPrint('12px 32px 28px', NOT_YOU),
      footer.html,
    ]),
  };
}

function htmlOf({ label, value }: { label: string; value: string }): string {
  // Splits emails and URLs, so that mail programs do not turn a visitor's words into links.
  const html = (text: string) => escapeHtml(text).replace(/[@.:](?=\S)/g, '<span>$&</span>');
  if (label === 'Reference') return `<b style="letter-spacing:1px;">${html(value)}</b>`;
  return value.includes('\n') ? messageLines(value, html) : html(value);
}
