import { parseEmail } from '../../../shared/email.ts';
import { UsageError, type Command, report } from '../command.ts';
import { checkLoginHost } from './checkLoginHost.ts';

/** Checks before a launch whether a login host answers as the site expects. */
export const loginHost: Command = {
  usage: `gateway login-host --host URL --origin ORIGIN    checks a login host; sends no mail
gateway login-host … --email EMAIL --send        also makes the login host send a real code

URL: the value of VITE_SETUP_API_HOST, such as https://login.example.com
ORIGIN: the origin of the pages, such as https://www.example.com`,
  options: {
    host: { type: 'string' },
    origin: { type: 'string' },
    email: { type: 'string' },
    send: { type: 'boolean' },
  },
  run: async (words, { host, origin, email, send = false }) => {
    if (words.length > 0 || typeof host !== 'string' || typeof origin !== 'string')
      throw new UsageError('--host and --origin are required.');
    if (send && email === undefined) throw new UsageError('--send needs --email.');
    const parsed = typeof email === 'string' ? parseEmail(email) : undefined;
    if (email !== undefined && !parsed)
      throw new UsageError('--email is not an email address that the site accepts.');
    const sendTo = send ? parsed?.address : undefined;
    return report(await checkLoginHost({ host, origin, sendTo }));
  },
};
