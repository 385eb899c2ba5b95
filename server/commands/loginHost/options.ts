import { parseArgs } from 'node:util';
import { SetupFault } from '../../setupFault.ts';
import { parseEmail } from '../../../src/rules/email.ts';

/** What an operator wants to know of a login host. */
export interface LoginHostOptions {
  /** The URL that the site is built with as VITE_SETUP_API_HOST. */
  readonly host: string;
  /** The origin of the pages. */
  readonly origin: string;
  /** Who gets one real code; undefined sends no letter. */
  readonly sendTo: string | undefined;
}

const USAGE = `npm run doctor                                    what is wrong with the settings here
npm run doctor -- --letter EMAIL                  sends a real letter
npm run doctor -- --eml FILE                      judges a letter that was received
npm run doctor -- --host URL --origin ORIGIN      judges another login host; sends no letter
npm run doctor -- … --email EMAIL --send          and has it send one real code to the email

URL: what VITE_SETUP_API_HOST names when the site is built, such as https://login.example.com
ORIGIN: where the pages are, such as https://www.example.com`;

/** Reads the words behind the command; throws a SetupFault with the usage when one is wrong. */
export function readLoginHostOptions(words: readonly string[]): LoginHostOptions {
  const { host, origin, email, send = false } = parse(words);
  if (host === undefined || origin === undefined)
    throw new SetupFault(`--host and --origin are both needed.\n\n${USAGE}`);
  if (send && email === undefined) throw new SetupFault(`--send needs --email.\n\n${USAGE}`);
  const sendTo = parseEmail(email ?? '')?.address;
  if (email !== undefined && sendTo === undefined)
    throw new SetupFault(`--email is no email that the site would accept.\n\n${USAGE}`);
  return { host, origin, sendTo: send ? sendTo : undefined };
}

function parse(words: readonly string[]) {
  try {
    return parseArgs({
      args: [...words],
      options: {
        host: { type: 'string' },
        origin: { type: 'string' },
        email: { type: 'string' },
        send: { type: 'boolean' },
      },
    }).values;
  } catch (error) {
    throw new SetupFault(`${error instanceof Error ? error.message : ''}\n\n${USAGE}`);
  }
}
