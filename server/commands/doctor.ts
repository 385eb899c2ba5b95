import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import dns from 'node:dns/promises';
import nodemailer from 'nodemailer';
import { isLoopbackName } from '../http/origins.ts';
import { examineStore } from './examineStore.ts';
import { bad, good, look, type Finding } from './finding.ts';
import { kindOf } from '../log.ts';
import { isMailboxOn } from '../mail/mailbox.ts';
import { readEnvironment } from '../settings/environment.ts';
import { senderDomain } from '../settings/sender.ts';
import { SetupFault } from '../setupFault.ts';
import { smtpOptions } from '../mail/smtpMailer.ts';
import { readSettings, type Environment, type Settings } from '../settings/settings.ts';

/**
 * Looks at everything that a start needs and a launch deserves. Changes nothing but a probe row.
 */
export async function examine(environment: Environment, build: string): Promise<Finding[]> {
  const { settings, faults } = readSettings(environment);
  if (faults.length > 0) return faults.map(bad);
  return [
    good('The settings can be read.'),
    ...examineAddresses(settings, environment),
    existsSync(resolve(build, 'pages.json'))
      ? good('The site is built.')
      : bad('The site is not built: run `npm run build`.'),
    ...(await examineStore(settings)),
    ...(await examineMail(settings)),
  ];
}

function examineAddresses(settings: Settings, environment: Environment): Finding[] {
  const { publicUrl, production } = settings;
  const findings: Finding[] = [];
  if (!publicUrl) {
    findings.push(look('PUBLIC_URL is not set: fine on your own machine, needed on a public one.'));
  } else if (publicUrl.protocol !== 'https:' && production) {
    findings.push(
      bad(
        'PUBLIC_URL is not https: put a proxy with a certificate in front, and name its https address.',
      ),
    );
  } else {
    findings.push(good(`Visitors come in by ${publicUrl.origin}.`));
  }
  if (publicUrl?.protocol === 'https:' && !environment['TRUSTED_PROXIES']?.trim()) {
    findings.push(
      bad(
        'TRUSTED_PROXIES is not set: behind a proxy all visitors would count as one. Name the address of the proxy, often 127.0.0.1.',
      ),
    );
  }
  if (!production)
    findings.push(
      look('NODE_ENV is not production: fine on your own machine, needed on a public one.'),
    );
  if (isMailboxOn(settings) && publicUrl && !isLoopbackName(publicUrl.hostname)) {
    findings.push(
      bad(
        'The mailbox is on, and shows every code to whom the proxy lets seem local: set SMTP_URL, or NODE_ENV to production.',
      ),
    );
  }
  if (settings.databaseUrl && !settings.codeSecret) {
    findings.push(look('CODE_SECRET is not set: several hosts on one database need the same one.'));
  }
  return findings;
}

async function examineMail(settings: Settings): Promise<Finding[]> {
  const { smtpUrl, mailFrom } = settings;
  if (!smtpUrl) {
    const text = 'SMTP_URL is not set: letters stay on this machine.';
    return [settings.production ? bad(text) : look(text)];
  }
  const transport = nodemailer.createTransport({
    ...smtpOptions(smtpUrl),
    connectionTimeout: 5000,
    greetingTimeout: 5000,
    socketTimeout: 5000,
  });
  const findings: Finding[] = [];
  try {
    await transport.verify();
    findings.push(good('The mail server lets the host in.'));
  } catch (error) {
    findings.push(
      bad(
        `The mail server does not let the host in (${reasonOf(error)}): check SMTP_URL: host, port, smtp or smtps, user, password. By smtp a password is given to another machine after STARTTLS only.`,
      ),
    );
  } finally {
    transport.close();
  }
  return [...findings, ...(await examineSender(senderDomain(mailFrom)))];
}

/** Of a connection that failed, what this machine says of it: nothing in it is a visitor's. */
function reasonOf(error: unknown): string {
  const isOurs = error instanceof Error && 'code' in error && error.code === 'ESOCKET';
  return isOurs ? `${kindOf(error)}: ${error.message}` : kindOf(error);
}

/** SPF and DMARC can be seen from anywhere; whether a letter is signed (DKIM) only in a letter. */
async function examineSender(domain: string): Promise<Finding[]> {
  const seen = await Promise.all([
    seeRecord(
      domain,
      /^v=spf1\b/i,
      `${domain} has no SPF record: add a TXT record that names your mail server, or letters land in spam.`,
    ),
    seeRecord(
      `_dmarc.${domain}`,
      /^v=DMARC1\b/i,
      `_dmarc.${domain} has no DMARC record: add one, at least "v=DMARC1; p=none".`,
    ),
  ]);
  return [
    ...seen,
    look(
      'DKIM cannot be seen from here: send a code to yourself and look for "dkim=pass" in the headers of the letter.',
    ),
  ];
}

async function seeRecord(name: string, pattern: RegExp, advice: string): Promise<Finding> {
  try {
    const records = await dns.resolveTxt(name);
    return records.some((parts) => pattern.test(parts.join('')))
      ? good(`${name} has its record.`)
      : bad(advice);
  } catch (error) {
    const kind = kindOf(error);
    return /ENOTFOUND|ENODATA/.test(kind)
      ? bad(advice)
      : look(`The records of ${name} cannot be seen from here (${kind}).`);
  }
}

/** What is wrong with a set-up whose settings cannot even be read is the first finding. */
async function examineHere(): Promise<Finding[]> {
  try {
    return await examine(readEnvironment(), resolve('dist'));
  } catch (error) {
    if (error instanceof SetupFault) return [bad(error.message)];
    throw error;
  }
}

if (import.meta.main) {
  process.umask(0o077);
  const findings = await examineHere();
  const mark = { good: 'good', look: 'look', bad: 'BAD ' };
  for (const { level, text } of findings) process.stdout.write(`${mark[level]}  ${text}\n`);
  process.exitCode = findings.some(({ level }) => level === 'bad') ? 1 : 0;
}
