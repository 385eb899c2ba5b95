import { codeMail } from '../mails/codeMail.ts';
import { DeliveryFault } from '../mail/fault.ts';
import { createSmtpMailer } from '../mail/smtpMailer.ts';
import { createMail } from '../mail/message.ts';
import { randomId } from '../secrets/keyring.ts';
import { siteHost } from '../settings/sender.ts';
import type { Settings } from '../settings/settings.ts';
import { namedServers } from './checkMail.ts';
import { bad, ok, warn, type Finding } from './command.ts';

/** The code in the test mail. It is not stored, so it verifies no email. */
const TEST_CODE = '000000';

export async function sendTestMail(settings: Settings, to: string): Promise<readonly Finding[]> {
  const { mailServers, publicUrl, codeMinutes: minutes } = settings;
  if (mailServers.length === 0) return [bad('SMTP_URL is not set: no mail can be sent.')];
  const content = codeMail({ code: TEST_CODE, email: to, minutes, host: siteHost(publicUrl) });
  const findings: Finding[] = [];
  for (const [name, url] of namedServers(mailServers)) {
    const mail = createMail(content, { id: randomId(), to, now: Date.now() }, settings);
    const server = createSmtpMailer(url);
    try {
      await server.send(mail);
      findings.push(ok(`${name} has accepted the mail ${mail.messageId} from ${mail.from}.`));
    } catch (error) {
      if (!(error instanceof DeliveryFault)) throw error;
      const answer = `${name} has not accepted a mail from ${mail.from}: ${error.message}.`;
      findings.push(bad(answer));
    } finally {
      await server.close();
    }
  }
  const advice =
    'Check in the mailbox that each accepted mail has arrived and has passed SPF, DKIM and DMARC.';
  return [...findings, warn(advice)];
}
