import { escapeHtml } from '../../shared/escapeHtml.ts';
import { mailFrame, paragraph, smallPrint, type MailContent } from './mailFrame.ts';

const ADVICE = 'For details, see the log of the server and "Problems" in docs/operations.md.';

/** The alert to an operator, without visitor data (docs/decisions/server/operation.md#h16). */
export function alertMail(line: string): MailContent {
  return {
    subject: line,
    text: [line, ADVICE].join('\n\n'),
    html: mailFrame(line, ADVICE, 520, [
      paragraph(28, escapeHtml(line), 'font-weight:700;word-break:break-word;'),
      smallPrint('8px 32px 28px', escapeHtml(ADVICE)),
    ]),
  };
}
