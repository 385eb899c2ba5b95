import dns from 'node:dns/promises';
import nodemailer from 'nodemailer';
import { kindOf } from '../log.ts';
import { smtpOptions } from '../mail/smtpMailer.ts';
import { senderDomain } from '../settings/sender.ts';
import type { Settings } from '../settings/settings.ts';
import { bad, ok, warn, type Finding } from './finding.ts';

const SERVER_TIMEOUT_MS = 5000;

/** Checks the login at the mail server, and the sender's records as far as the DNS shows them. */
export async function checkMail(settings: Settings): Promise<readonly Finding[]> {
  const { mailer, mailFrom, production } = settings;
  if (mailer.kind === 'folder')
    return [(production ? bad : warn)('SMTP_URL is not set: letters stay on this machine.')];
  const domain = senderDomain(mailFrom);
  return [
    ...(await Promise.all(namedServers(mailer.urls).map(checkLogin))),
    await checkRecord(
      domain,
      /^v=spf1\b/i,
      `${domain} has no SPF record: add a TXT record that names your mail server, or letters land in spam.`,
    ),
    await checkRecord(
      `_dmarc.${domain}`,
      /^v=DMARC1\b/i,
      `_dmarc.${domain} has no DMARC record: add one, at least "v=DMARC1; p=none".`,
    ),
    warn(
      'DKIM cannot be seen from here: send yourself a letter with --letter EMAIL, and judge it with --eml FILE.',
    ),
  ];
}

/** What a finding calls each mail server of SMTP_URL, by its URL. */
export function namedServers([first, second]: readonly [string, second?: string]) {
  return second === undefined
    ? ([['The mail server', first]] as const)
    : ([
        ['The first mail server', first],
        ['The second mail server', second],
      ] as const);
}

async function checkLogin([name, url]: readonly [string, string]): Promise<Finding> {
  const transport = nodemailer.createTransport({
    ...smtpOptions(url),
    connectionTimeout: SERVER_TIMEOUT_MS,
    greetingTimeout: SERVER_TIMEOUT_MS,
    socketTimeout: SERVER_TIMEOUT_MS,
  });
  try {
    await transport.verify();
    return ok(`${name} lets the host in.`);
  } catch (error) {
    const answer = answerOf(error);
    // 421 and the like concern this moment, whatever the login is (RFC 5321, 4.2.1).
    if (answer?.startsWith('4'))
      return bad(
        `${name} lets nobody in now: the server answered ${answer}. Try again later; if it lasts, ask its operator.`,
      );
    return bad(
      `${name} does not let the host in (${answer ? `the server answered ${answer}` : reasonOf(error)}): check SMTP_URL: host, port, smtp or smtps, user, password. By smtp a password is given to another machine after STARTTLS only.`,
    );
  } finally {
    transport.close();
  }
}

/** What the server itself answered, number first, on one line of plain text. */
function answerOf(error: unknown): string | undefined {
  if (!(error instanceof Error && 'response' in error)) return undefined;
  return String(error.response)
    .replace(/[^\x20-\x7e]+/g, ' ')
    .slice(0, 200);
}

/** The message of a failed connection is this machine's own and quotes nobody. */
function reasonOf(error: unknown): string {
  const isConnection = error instanceof Error && 'code' in error && error.code === 'ESOCKET';
  return isConnection ? `${kindOf(error)}: ${error.message}` : kindOf(error);
}

async function checkRecord(name: string, pattern: RegExp, advice: string): Promise<Finding> {
  try {
    const records = await dns.resolveTxt(name);
    return records.some((parts) => pattern.test(parts.join('')))
      ? ok(`${name} has its record.`)
      : bad(advice);
  } catch (error) {
    const kind = kindOf(error);
    return /ENOTFOUND|ENODATA/.test(kind)
      ? bad(advice)
      : warn(`The records of ${name} cannot be seen from here (${kind}).`);
  }
}
