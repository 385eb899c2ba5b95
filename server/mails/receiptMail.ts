import { company } from '../../shared/company.ts';
import { escapeHtml } from '../../shared/escapeHtml.ts';
import { isPhone } from '../../shared/phone.ts';
import { promise } from '../../shared/promise.ts';
import { replyDay } from '../../shared/replyDay.ts';
import { receiptAnswers } from '../../shared/summary.ts';
import type { AcceptedLead } from './acceptedLead.ts';
import { footer, mailOf, type MailContent } from './mailFrame.ts';
import {
  heading,
  messageLines,
  paragraph,
  phoneStyle,
  row,
  smallPrint,
  strong,
  table,
  unbroken,
  words,
  type Part,
} from './mailParts.ts';
import { moment } from './moment.ts';

/** The receipt for the sender of a lead. It has no links (docs/decisions/leads.md#s3). */
export function receiptMail(lead: AcceptedLead, timeZone: string, salesEmail: string): MailContent {
  const { reference, receivedAt, request } = lead;
  const start = promise.slice(0, -1);
  const day = replyDay(receivedAt, timeZone);
  const mail = mailOf({
    subject: `We received your request (${reference})`,
    preview: `${start}, by ${day}.`,
    width: 520,
    rows: [
      heading('We received your request.'),
      paragraph(
        12,
        words(
          `Thank you for asking about the ${company.program}. ${start}, by `,
          unbroken(strong(day)),
          '.',
        ),
      ),
      row(
        20,
        table([
          { label: 'Reference', value: referenceOf(reference) },
          { label: 'Sent', value: answer(moment(receivedAt, timeZone)) },
          ...receiptAnswers(request).map(({ label, value }) => ({
            label,
            value: answer(value || 'Not provided'),
          })),
        ]),
      ),
      paragraph(
        20,
        words(
          strong('Something to add, correct or withdraw? Just reply.'),
          ' Your email goes straight to our sales team. Or call ',
          unbroken(company.phone),
          '.',
        ),
      ),
      smallPrint(12, 'Didn’t send this request? Reply and let us know.', 28),
      footer,
    ],
  });
  return { ...mail, replyTo: salesEmail };
}

function referenceOf(text: string): Part {
  return { html: `<b style="letter-spacing:1px;">${escapeHtml(text)}</b>`, text };
}

/** Splits emails and URLs, so that mail programs do not turn a visitor's words into links. */
function answer(text: string): Part {
  const html = (line: string) => escapeHtml(line).replace(/[@.:](?=\S)/g, '<span>$&</span>');
  if (isPhone(text))
    return { html: `<span style="${phoneStyle(text)}">${html(text)}</span>`, text };
  return { html: text.includes('\n') ? messageLines(text, html) : html(text), text };
}
