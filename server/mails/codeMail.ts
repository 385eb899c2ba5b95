import { company } from '../../shared/company.ts';
import { escapeHtml } from '../../shared/escapeHtml.ts';
import {
  footer,
  mailFrame,
  paragraph,
  row,
  smallPrint,
  withoutLinks,
  type MailContent,
} from './mailFrame.ts';

export interface CodeMailProps {
  code: string;
  email: string;
  minutes: number;
  /** The hostname of the site. Browsers fill in the code only there. */
  host: string;
}

/** The mail with the one-time code. It has no links (docs/decisions/server/delivery.md#h10). */
export function codeMail({ code, email, minutes, host }: CodeMailProps): MailContent {
  const { name, program } = company;
  const subject = `${code} is your ${name} code`;
  const opening = `Your one-time code to view the ${name} ${program}:`;
  const lifetime = `${minutes} ${minutes === 1 ? 'minute' : 'minutes'}`;
  const use = `Enter it on the page where you requested it. It works once and expires in ${lifetime}.`;
  const request = `This code was requested for ${withoutLongNumbers(email)}.`;
  const notYou =
    'Didn’t request it? You can ignore this email. No one can get in without the code.';
  return {
    subject,
    text: [
      opening,
      `${code.slice(0, 3)} ${code.slice(3)}`,
      use,
      request,
      notYou,
      footer.text,
      // Browsers find the code here, in the only line with six digits in a row.
      `@${host} #${code}`,
    ].join('\n\n'),
    html: mailFrame(subject, 'Enter it on the page you left open.', 520, [
      paragraph(26, escapeHtml(opening)),
      row(
        'padding:8px 32px 0;font-size:32px;line-height:44px;font-weight:700;letter-spacing:4px;font-variant-numeric:tabular-nums;',
        escapeHtml(code),
      ),
      paragraph(12, use),
      smallPrint('20px 32px 0', withoutLinks(request), 'word-break:break-word;'),
      smallPrint('8px 32px 28px', notYou),
      footer.html,
    ]),
  };
}

/** Shortens long numbers in an email, because they could be mistaken for the code. */
function withoutLongNumbers(email: string): string {
  return email.replace(/\d{6,}/g, (digits) => `${digits.slice(0, 2)}…${digits.slice(-2)}`);
}
