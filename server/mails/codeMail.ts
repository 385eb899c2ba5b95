import { company } from '../../shared/company.ts';
import { footer, mailOf, type MailContent } from './mailFrame.ts';
import { heading, paragraph, row, smallPrint, withoutLinks, words } from './mailParts.ts';

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
  const [first, last] = [code.slice(0, 3), code.slice(3)];
  const lifetime = `${minutes} ${minutes === 1 ? 'minute' : 'minutes'}`;
  const style =
    'font-size:32px;line-height:44px;font-weight:700;letter-spacing:4px;font-variant-numeric:tabular-nums;white-space:nowrap;';
  const notYou =
    'Didn’t request it? You can ignore this email. No one can get in without the code.';
  return mailOf({
    subject: `${code} is your ${name} code`,
    preview: 'Enter it on the page you left open.',
    width: 520,
    rows: [
      heading('Your one-time code'),
      paragraph(6, `To view the ${name} ${program}:`),
      // Two groups are easier to read. The site accepts the space between them.
      row(
        8,
        { html: `<span>${first}</span> <span>${last}</span>`, text: `${first} ${last}` },
        { style },
      ),
      paragraph(
        12,
        `Enter it on the page where you requested it. It works once and expires in ${lifetime}.`,
      ),
      smallPrint(
        20,
        words('This code was requested for ', withoutLinks(withoutLongNumbers(email)), '.'),
      ),
      smallPrint(8, notYou, 28),
      footer,
      // Browsers find the code here, in the only line with six digits in a row.
      { html: '', text: `@${host} #${code}` },
    ],
  });
}

/** Shortens long numbers in an email, because they could be mistaken for the code. */
function withoutLongNumbers(email: string): string {
  return email.replace(/\d{6,}/g, (digits) => `${digits.slice(0, 2)}…${digits.slice(-2)}`);
}
