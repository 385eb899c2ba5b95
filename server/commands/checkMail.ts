import dns from 'node:dns/promises';
import nodemailer from 'nodemailer';
import { kindOf } from '../log.ts';
import { isFreeMailbox } from '../../shared/isFreeMailbox.ts';
import { smtpOptions } from '../mail/smtpMailer.ts';
import { senderDomain } from '../settings/sender.ts';
import type { Settings } from '../settings/settings.ts';
import { bad, ok, warn, type Finding } from './command.ts';

const SERVER_TIMEOUT_MS = 5000;

/** Checks the login at each mail server, and the SPF and DMARC records of the sender domain. */
export async function checkMail(settings: Settings): Promise<readonly Finding[]> {
  const { mailServers, mailFrom, production } = settings;
  if (mailServers.length === 0)
    return [(production ? bad : warn)('SMTP_URL is not set: no mail is delivered.')];
  const domain = senderDomain(mailFrom);
  const findings = [
    isFreeMailbox(`@${domain}`) &&
      bad(
        `MAIL_FROM uses ${domain}, a free email provider: other mail servers refuse such mails or treat them as spam. Use an email at your own domain.`,
      ),
    /\bno-?reply\b/i.test(mailFrom) &&
      warn(
        'MAIL_FROM says that nobody reads replies, but mails invite visitors to reply. Use an address such as hello@.',
      ),
    ...(await Promise.all(namedServers(mailServers).map(checkLogin))),
    await checkRecord(
      domain,
      'SPF',
      `${domain} has no SPF record: add a TXT record that names your mail server, or mails will be treated as spam.`,
    ),
    await checkRecord(
      `_dmarc.${domain}`,
      'DMARC',
      `_dmarc.${domain} has no DMARC record: add one, at least "v=DMARC1; p=none".`,
    ),
    warn(
      'DKIM can be checked only in a received mail. Send yourself a test mail: gateway doctor --mail EMAIL',
    ),
  ];
  return findings.filter((finding) => finding !== false);
}

/** Pairs each mail server in SMTP_URL with the name that the output uses for it. */
export function namedServers(urls: readonly string[]) {
  const names = ['The first mail server', 'The second mail server'];
  return urls.map((url, index) => [(urls[1] && names[index]) || 'The mail server', url] as const);
}

async function checkLogin([name, url]: readonly [string, string]): Promise<Finding> {
  const transport = nodemailer.createTransport({
    ...smtpOptions(url),
    // Otherwise a server that offers no login would count as one that accepts it.
    forceAuth: new URL(url).username !== '',
    connectionTimeout: SERVER_TIMEOUT_MS,
    greetingTimeout: SERVER_TIMEOUT_MS,
    socketTimeout: SERVER_TIMEOUT_MS,
  });
  try {
    await transport.verify();
    return ok(`${name} accepts the login.`);
  } catch (error) {
    const answer = answerOf(error);
    // A 4xx reply, such as 421, is temporary: the login may be correct (RFC 5321, 4.2.1).
    if (answer?.startsWith('4'))
      return bad(
        `${name} accepts no login at the moment: it answered ${answer}. Try again later; if this persists, contact its operator.`,
      );
    return bad(
      `${name} does not accept the login (${answer ? `it answered ${answer}` : reasonOf(error)}): check host, port, protocol, user and password in SMTP_URL. With smtp, a password is sent to another machine only after STARTTLS.`,
    );
  } finally {
    transport.close();
  }
}

/** Returns the mail server's response, if there is any, as one line of plain text. */
function answerOf(error: unknown): string | undefined {
  if (!(error instanceof Error && 'response' in error)) return undefined;
  return String(error.response)
    .replace(/[^\x20-\x7e]+/g, ' ')
    .slice(0, 200);
}

/** Returns an error's kind. For a failed connection, adds the message, which comes from Node. */
function reasonOf(error: unknown): string {
  const isConnection = error instanceof Error && 'code' in error && error.code === 'ESOCKET';
  return isConnection ? `${kindOf(error)}: ${error.message}` : kindOf(error);
}

const RECORDS = { SPF: /^v=spf1\b/i, DMARC: /^v=DMARC1\b/i };

async function checkRecord(name: string, kind: keyof typeof RECORDS, advice: string) {
  try {
    const records = await dns.resolveTxt(name);
    return records.some((parts) => RECORDS[kind].test(parts.join('')))
      ? ok(`Found the ${kind} record of ${name}.`)
      : bad(advice);
  } catch (error) {
    const problem = kindOf(error);
    return /ENOTFOUND|ENODATA/.test(problem)
      ? bad(advice)
      : warn(`The ${kind} record of ${name} cannot be read (${problem}).`);
  }
}
