import { fullName, type InfoRequest } from '../../shared/infoRequest.ts';
import { splitMessage } from '../../shared/questions.ts';
import { summaryAnswers, type Answer } from '../../shared/summary.ts';
import type { AcceptedLead } from './acceptedLead.ts';
import { mailOf, type MailContent } from './mailFrame.ts';
import { group, heading, paragraph, row, smallPrint, table, type Words } from './mailParts.ts';
import { oneLine, withoutUrls } from './oneLine.ts';
import { salesBlock } from './salesBlock.ts';
import { emailLink, phoneLink } from './salesLinks.ts';
import { messageTable } from './salesMessage.ts';

/** The maximum number of characters. The longest name and company in the form fit. */
const WHO_LENGTH = 120;

/**
 * The mail to sales: a block for sales alone, and the request that is answered line by line. A
 * reply reaches the visitor. `timeZone` is an IANA name.
 */
export function salesMail(lead: AcceptedLead, timeZone: string): MailContent {
  const { request, reference } = lead;
  const isAsking = request.message !== '';
  const lines = summaryAnswers(request).filter(({ name }) => name !== 'message' || !isAsking);
  const who = senderOf(request);
  const mail = mailOf({
    subject: `${cut(who)}: request for information (${reference})`,
    preview: previewOf(request),
    width: 600,
    note: salesBlock(lead, timeZone),
    rows: [
      group(
        heading('Request for information'),
        paragraph(6, who),
        smallPrint(2, `Reference ${reference}`),
      ),
      group(
        row(20, table(lines.map(withLink)), { bottom: isAsking ? 0 : 28 }),
        ...(isAsking ? [row(20, messageTable(request.message), { bottom: 28 })] : []),
      ),
    ],
  });
  const replyName = cut(withoutUrls(oneLine(fullName(request))));
  return { ...mail, replyTo: request.email, ...(replyName && { replyName }) };
}

/** Limits the length of a header. Cuts between code points, so that no character is split. */
function cut(text: string): string {
  return Array.from(text).slice(0, WHO_LENGTH).join('');
}

/** The visitor's name and company, or the email. It is safe in a header. */
function senderOf(request: InfoRequest): string {
  const shown = [fullName(request), request.company].map((text) => withoutUrls(oneLine(text)));
  return shown.filter((text) => text !== '').join(', ') || request.email;
}

/** The text that an inbox shows after the subject. */
function previewOf({ message, company, job }: InfoRequest): string {
  const { asked, words } = splitMessage(message);
  const count = asked.length > 1 ? `${asked.length} questions` : asked[0];
  const shown = [words.replace(/\s+/g, ' '), count ?? ''].filter((text) => text !== '');
  return shown.join(' · ') || [company, job].filter((text) => text !== '').join(', ');
}

function withLink({ name, label, value }: Answer): { label: string; value: Words } {
  if (name === 'phone') return { label, value: phoneLink(value) };
  return { label, value: name === 'email' ? emailLink(value) : value };
}
