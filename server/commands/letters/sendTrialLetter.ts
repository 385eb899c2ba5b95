import { DeliveryFault } from '../../mail/mailer.ts';
import { createSmtpMailer } from '../../mail/smtpMailer.ts';
import { trialMail } from '../../mail/trialMail.ts';
import { randomId } from '../../secrets/keyring.ts';
import type { Settings } from '../../settings/settings.ts';
import { namedServers } from '../checkMail.ts';
import { bad, ok, warn, type Finding } from '../finding.ts';

const NEXT = warn(
  'Whether it arrives, the mailbox alone can tell: save it there with all its headers ("Show original", "View source"), and judge it with --eml FILE.',
);

/** Sends a real letter, once by each mail server, from the same sender. */
export async function sendTrialLetter(settings: Settings, to: string): Promise<readonly Finding[]> {
  const { mailer } = settings;
  if (mailer.kind === 'folder') return [bad('SMTP_URL is not set: no letter can leave.')];
  const findings: Finding[] = [];
  for (const [name, url] of namedServers(mailer.urls))
    findings.push(await sendBy(url, name, settings, to));
  return findings.some(({ level }) => level === 'ok') ? [...findings, NEXT] : findings;
}

async function sendBy(url: string, name: string, settings: Settings, to: string): Promise<Finding> {
  const letter = trialMail(settings, randomId(), to);
  const mailer = createSmtpMailer(url);
  try {
    await mailer.send(letter);
    return ok(`${name} has taken ${letter.messageId} from ${letter.from}.`);
  } catch (error) {
    if (!(error instanceof DeliveryFault)) throw error;
    return bad(`${name} has not taken a letter from ${letter.from} (${error.message}).`);
  } finally {
    await mailer.close();
  }
}
