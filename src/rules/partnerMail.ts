import { questions } from '../../shared/questions.ts';
import { partnerProgram } from '../content/partnerProgram.ts';

/** What a visitor sends on to a partner: the statement, the questions and the site's address. */
export function partnerMail(address: string) {
  const subject = partnerProgram.questions.emailSubject;
  const asked = questions.map((question, index) => `${index + 1}. ${question}`);
  const text = [partnerProgram.statement.join(' '), '', ...asked].join('\n');
  // RFC 6068 demands CRLF and percent-encoded spaces.
  const body = `${text}\n\n${address}`.replaceAll('\n', '\r\n');
  const href = `mailto:?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
  return { subject, text, href };
}
