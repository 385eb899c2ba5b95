import { company } from '../../shared/company.ts';
import nodemailer, { type SendMailOptions } from 'nodemailer';
import type { MailContent } from '../mails/mailFrame.ts';
import { senderDomain } from '../settings/sender.ts';
import type { Settings } from '../settings/settings.ts';
import type { Mail } from './mailer.ts';

/**
 * Formats an email of our own as a recipient with a name. Filters suspect a mail to a bare email if
 * its subject begins with the name of the recipient's domain.
 */
export function withName(email: string): string {
  return `${JSON.stringify(company.name)} <${email}>`;
}

/** Creates a mail whose Message-ID contains `id`. */
export function createMail(
  content: MailContent,
  { id, to, now }: { id: string; to: string; now: number },
  { mailFrom, mailHeaders: headers }: Pick<Settings, 'mailFrom' | 'mailHeaders'>,
): Mail {
  const messageId = `<${id}@${senderDomain(mailFrom)}>`;
  return { ...content, from: mailFrom, to, headers, messageId, date: new Date(now).toISOString() };
}

export function mimeMessage(message: Mail): SendMailOptions {
  const { date, attachments = [], headers, replyTo, replyName, ...mail } = message;
  return {
    ...mail,
    ...(replyTo && { replyTo: replyName ? { name: replyName, address: replyTo } : replyTo }),
    attachments: [...attachments],
    date: new Date(date),
    // Prevents automatic replies (RFC 3834).
    headers: { ...headers, 'Auto-Submitted': 'auto-generated' },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

const builder = nodemailer.createTransport({
  streamTransport: true,
  buffer: true,
  newline: 'windows',
});

/** Returns the content of an .eml file for a mail. */
export async function emlFile(mail: Mail): Promise<Buffer> {
  const { message } = await builder.sendMail(mimeMessage(mail));
  if (!Buffer.isBuffer(message)) throw new TypeError('The mail was not built in memory.');
  return message;
}
