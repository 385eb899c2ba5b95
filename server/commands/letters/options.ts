import { isEmail } from '../../../src/rules/email.ts';
import { SetupFault } from '../../setupFault.ts';

/** A real letter to send, or a received one to judge. */
type LetterOptions = { readonly sendTo: string } | { readonly file: string };

const USAGE = `npm run doctor -- --letter EMAIL      sends a real letter by each mail server of SMTP_URL
npm run doctor -- --eml FILE          judges a letter as it was received: DKIM, SPF, DMARC`;

/**
 * Reads the words behind the command; undefined where they are not about letters. Throws a
 * SetupFault with the usage when one is wrong.
 */
export function readLetterOptions(words: readonly string[]): LetterOptions | undefined {
  const [option, value, ...more] = words;
  if (option !== '--letter' && option !== '--eml') return undefined;
  if (value === undefined || more.length > 0)
    throw new SetupFault(`${option} takes one word.\n\n${USAGE}`);
  if (option === '--eml') return { file: value };
  if (!isEmail(value)) throw new SetupFault(`--letter takes one email.\n\n${USAGE}`);
  return { sendTo: value };
}
